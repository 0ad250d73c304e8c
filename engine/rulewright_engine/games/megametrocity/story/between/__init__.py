"""What can be done between stages (MMC-13-20 to MMC-13-26), one module for each; `KINDS` joins them."""

from rulewright_engine.games.megametrocity.story.between import buy, gain, go_to, hand, revive, sell

KINDS = (*gain.KINDS, *sell.KINDS, *buy.KINDS, *revive.KINDS, *hand.KINDS, *go_to.KINDS)
"""The actions, in the order in which they are offered."""
