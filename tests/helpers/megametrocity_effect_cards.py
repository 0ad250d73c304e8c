"""A Technique for each effect, and positions in which it is tried."""

from collections.abc import Callable

from megametrocity_cards import active
from megametrocity_play import Play, proving_view
from rulewright_schema.packs.loading import Loaded

HERE, NEAR = "{target: thugs, where: own-square}", "{target: thugs, where: adjacent}"

CARDS = "technique_cards:\n" + "".join(
    [
        active("heal-me", "{effect: heal, wounds: 2}"),
        active("heal-one", "{effect: heal, to: {target: hero, where: map}, wounds: 1}"),
        active("wound-here", f"{{effect: wound, to: {HERE}, wounds: 2}}"),
        active("wound-hard", f"{{effect: wound, to: {HERE}, wounds: 1, ignores_defense: true}}"),
        active("wound-two", "{effect: wound, to: {target: thug, where: own-square, count: 2}, wounds: 1}"),
        active("draw-two", "{effect: draw-items, cards: 2}"),
        active("search", "{effect: search-items, look_at: 3, keep: 2}"),
        active("coins", "{effect: gain-money, cents: 75}"),
        active("lose-one", "{effect: lose-items, to: {target: other-heroes, where: map}, items: any, cards: 1}"),
        active("lose-arms", "{effect: lose-items, to: {target: other-heroes, where: map}, items: weapon, cards: 2}"),
        active("swap-cards", "{effect: exchange-items, where: map}"),
        active("charge", "{effect: recharge-weapon, batteries: 2}"),
        active("spark", "{effect: gain-turbo, tokens: 3}"),
        active("drain", "{effect: lose-turbo, to: {target: heroes, where: map}, tokens: 2}"),
        active("run", "{effect: gain-movement, to: {target: heroes, where: map}, points: 2}"),
        active("act", "{effect: gain-actions, to: {target: heroes, where: map}, actions: 2}"),
        active("wake", "{effect: revive, life: 3}", "{effect: gain-turbo, to: same, tokens: 1}"),
        active("shove", f"{{effect: push, to: {HERE}, squares: 2}}"),
        active("away", f"{{effect: push, to: {NEAR}, squares: 2, direction: away}}"),
        active("pull", "{effect: push, to: {target: thugs, where: map}, squares: 2, direction: towards}"),
        active("walk", "{effect: move, squares: 2}"),
        active("leap", "{effect: move, squares: 2, over_obstacles: true}"),
        active("blink", "{effect: teleport, where: {place: within, squares: 3}}"),
        active("blink-road", "{effect: teleport, where: road}"),
        active("trade", "{effect: swap-places, to: {target: thugs, where: map}}"),
        active("quake", "{effect: swap-tiles}"),
        active("call", "{effect: spawn-thugs, thugs: [{thug: punk, count: 2}], where: adjacent}"),
        active("call-doors", "{effect: spawn-thugs, thugs: [{thug: punk}, {leader: punk}], where: doors}"),
        active("call-points", "{effect: spawn-thugs, thugs: [{thug: chains}], where: spawn-points}"),
        active("stun-all", "{effect: stun, to: {target: everyone, where: map}}"),
        active("smash", "{effect: break-furniture, where: {place: within, squares: 2}}"),
        active(
            "kick",
            "{effect: attack, dice: 3, fight: 5, hits: miniature, where: {place: within, squares: 1}}",
            "{effect: push, to: hit, squares: 1, direction: away}",
        ),
        active("sweep", "{effect: attack, dice: 2, fight: 5, hits: square, where: own-square, wounds_per_hit: 2}"),
        active("storm", "{effect: attack, dice: 3, fight: 5, hits: each-square, where: {place: beam, squares: 4}}"),
        active("flurry", "{effect: attack, dice: 3, hits: each-miniature, where: adjacent, ignores_defense: true}"),
    ]
)


def effect_positions(load_tree: Callable[..., Loaded]) -> Callable[..., Play]:
    """Positions in Jack's turn, with a Technique for each effect in sight."""
    view = proving_view(load_tree, CARDS)

    def position(*heroes: str, **options: str) -> Play:
        at = Play(view, *heroes, **options)
        at.turn("jack")
        at.hero("jack", at="2,2")
        return at

    return position
