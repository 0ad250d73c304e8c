"""One page made anew from changed content, put into the page that was built: the theme is not asked again.

Navigation, search and what other pages say stay as they were built.
"""

import re
from collections.abc import Sequence

from rulewright_schema.catalog import Catalog
from rulewright_site.assemble import block, laid_out
from rulewright_site.home import pack_page
from rulewright_site.pages import Context, Page
from rulewright_site.plays import Plays
from rulewright_site.policy import anchored
from rulewright_site.verdicts import Verdicts

_OURS = re.compile(r'<div class="rw"[ >].*</div>(?=.*?</article>)', re.DOTALL)


def page_anew(
    catalog: Catalog, language: str, languages: Sequence[str], path: str, verdicts: Verdicts | None = None
) -> Page | None:
    """The page of a section, or of a pack, at a path without ending; None where the content has no such page."""
    site, sections, places = laid_out(catalog, language)
    others = tuple(each for each in languages if each != language)
    known = verdicts or Verdicts()
    folder, _, rest = path.partition("/")
    slug = rest.partition("/")[0]
    for pack in site.packs:
        if pack.info.folder != folder:
            continue
        own = sections[pack.info.id]
        for section in own:
            context = Context(site, pack, section, own, places, others, Plays(), wanted=path, verdicts=known)
            if rest == "index":
                return pack_page(context)
            if section.slug == slug:
                made = (each for each in section.pages(context) if isinstance(each, Page))
                return next((each for each in made if each.path == path), None)
    return None


def put_in(built: str, page: Page, language: str) -> str:
    """A built page with our part of it replaced. Raises ValueError where the built page has no such part."""
    ours = anchored(block(page, language))
    whole, count = _OURS.subn(lambda _: ours, built, count=1)
    if not count:
        raise ValueError("the built page has no part of ours")
    return whole
