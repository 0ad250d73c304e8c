"""The smallest pack that tests of the site build."""

PACK = """\
format: 1
id: small
game: megametrocity
title: {en: Small}
version: 1.0.0
requires: {megametrocity: ">=1"}
licence: CC0-1.0
authors: [A. Tester]
languages: [en]
"""
FOOD = "item_cards:\n  - {id: tart, title: {en: Tart}, card: {type: food, heals: 2}}\n"
