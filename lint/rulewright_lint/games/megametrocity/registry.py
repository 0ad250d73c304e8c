"""Modules of megametrocity's own rules. Generated: run `make registry` after adding one."""

# fmt: off
OWN: tuple[str, ...] = (
    "rulewright_lint.games.megametrocity.rules.building_in_street",
    "rulewright_lint.games.megametrocity.rules.closed_edge",
    "rulewright_lint.games.megametrocity.rules.cut_off_square",
    "rulewright_lint.games.megametrocity.rules.door_twice",
    "rulewright_lint.games.megametrocity.rules.establishment_entry",
    "rulewright_lint.games.megametrocity.rules.highlight_contradicts_shots",
    "rulewright_lint.games.megametrocity.rules.legend_never_drawn",
    "rulewright_lint.games.megametrocity.rules.legend_redefines",
    "rulewright_lint.games.megametrocity.rules.letter_without_legend",
    "rulewright_lint.games.megametrocity.rules.no_corner_square",
    "rulewright_lint.games.megametrocity.rules.no_middle_square",
    "rulewright_lint.games.megametrocity.rules.nothing_below_door",
    "rulewright_lint.games.megametrocity.rules.ragged_grid",
    "rulewright_lint.games.megametrocity.rules.road_inside",
    "rulewright_lint.games.megametrocity.rules.square_in_facade",
    "rulewright_lint.games.megametrocity.rules.wrong_grid_size",
)
