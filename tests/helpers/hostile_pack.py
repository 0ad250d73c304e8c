"""A fan pack that tries everything: in every text that people can write, and with ids that collide with the site's."""

import json

HOSTILE = [
    "<script>alert(1)</script>",
    "</title><script>alert(2)</script>",
    "[click](javascript:alert(3))",
    "<javascript:alert(4)>",
    "{{ config.site_dir }} {% include 'x' %} {# y #}",
    "---\ntitle: other\n---",
    "```\n<b>x</b>\n```",
    '" onmouseover="alert(5)" x="',
    "' onfocus='alert(6)",
    "# heading\n\n* item\n\n    code",
    "!ENV [HOME]",
    "&lt;script&gt;alert(7)&lt;/script&gt;",
    "![x](https://example.org/x.png)",
    "{ref:stage:nowhere} {term:<img src=x onerror=alert(8)>}",
    "**<img src=x onerror=alert(9)>**",
    "a\u202eb\x02c\u2066d\u200fe",
    "<svg onload=alert(10)><use href='https://example.org/x.svg#y'/></svg>",
    "<iframe srcdoc='<script>parent.alert(11)</script>'></iframe>",
    "<a href=//example.org>x</a> <form action=https://example.org><input autofocus onfocus=alert(12)>",
    "]]></style><style>@import 'https://example.org/x.css'</style>",
    '"}</script><script>alert(13)</script>{"',
    "W" * 10_000,
    "long words " * 900,
]
"""Texts that would do harm, or spoil a page, if they were taken for anything but text."""

COLLIDING = (
    "top",
    "rw-preview",
    "search",
    "index",
    "location",
    "name",
    "matters",
    "street",
    "kind-food",
    "section-1",
    "legend-yellow",
)
"""Names that the pages, their scripts or the browser use themselves."""

MANIFEST = """\
format: 1
id: hostile
game: megametrocity
title: {{en: {0}}}
text: {{en: {0}}}
version: 1.0.0
requires: {{megametrocity: ">=1"}}
licence: {0}
authors: [{0}]
languages: [en]
"""

CONTENT = """\
terms:
  - {{id: {1}, title: {{en: {0}}}, text: {{en: {0}}}, notes: {0}, source: {0}}}
tiles:
  - id: HX{2}.A
    title: {{en: {0}}}
    notes: {0}
    source: {0}
    grid: |
      ~~~d
      ....
      .o..
      ==X=
      ====
    legend:
      d: door
      o: {{furniture: barrel}}
      X: {{obstacle: wreck, highlight: red}}
item_cards:
  - {{id: {1}, title: {{en: {0}}}, text: {{en: {0}}}, notes: {0}, card: {{type: food, heals: 1}}}}
stages:
  - id: {1}
    title: {{en: {0}}}
    text: {{en: {0}}}
    notes: {0}
    turns: 5
    street: {{start: [HX{2}.A]}}
    draws: {{someone: {{among: bosses, title: {{en: {0}}}}}}}
    spawns: [{{who: drawn, draw: someone, place: {{at: last-column, tile: HX{2}.A, row: S.1}}}}]
    goal: {{goal: knock-out, whom: [{{who: drawn, draw: someone}}]}}
examples:
  - id: {1}
    title: {{en: {0}}}
    text: {{en: {0}}}
    shows: [MMC-8c-01]
    position:
      drawn: |
        ~~~~|~~~~
        J.p.|....
        ....|....
        ....|....
        ====|====
      figures: {{J: jack, p: punk}}
      heroes: {{jack: {{}}}}
      turn: jack
    actions: [{{refused: melee 1, code: no-target}}]
"""


def files() -> dict[str, str]:
    """The pack's files below `pack/`: a document of each kind for every text, and one for every colliding id."""
    whole = "\n".join(HOSTILE)[:4000]
    found = {"pack/pack.yaml": MANIFEST.format(json.dumps(whole))}
    named = [(f"odd-{number}", text) for number, text in enumerate(HOSTILE)]
    named += [(name, HOSTILE[0]) for name in COLLIDING]
    for number, (name, text) in enumerate(named):
        found[f"pack/{number}.yaml"] = CONTENT.format(json.dumps(text), name, number)
    return found
