"""What `rulewright play` tells people who ask: the goal, the signs of the drawing, cards, sheets and rules."""

import pytest


def told(command, *lines: str, stage: str = "double-ko", paths: tuple[str, ...] = ()) -> str:
    """What is printed when a stage is begun and some lines are typed."""
    answer = command("play", stage, *paths, "--seed", "1", stdin="".join(f"{line}\n" for line in (*lines, "quit")))
    assert answer.code == 0, answer.err
    return str(answer.out)


def test_a_game_begins_with_its_goal_its_own_rules_and_the_signs(command) -> None:
    out = told(command)
    assert "\ngoal: Knock out Jett and Evaristo\n" in out
    assert (
        "rule of this stage: Once tile The Bus lies alone, hold out on it for 3 turns; then the heroes are"
        in " ".join(out.split())
    )
    assert "· # obstacle · o furniture · x debris" in " ".join(out.split())
    assert out.index("goal: ") < out.index("> chance: ") < out.index("decides:")


def test_the_goal_is_told_again(command) -> None:
    assert told(command, "goal").count("goal: Knock out Jett and Evaristo\n") == 2


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("revolver", "  card: {type: weapon, batteries: 3, range: 3, dice: 4, hits: miniature, difficulty: 5}\n"),
        ("tactics", "  [1 action] Once per turn: Another hero on the map gains 1 extra action."),
        ("jack", "  {movement: 6, actions: 6, fight: 6, life: 9, turbo: 4}\n"),
        ("MMC-8f-05", "  For Techniques at set-up the deck is shuffled and four cards are laid face up;"),
        ("Revolver", "Revolver (item-card revolver)\n"),
        ("revolvr", "nothing is called 'revolvr': did you mean revolver; write an id"),
        ("", "name a card, a sheet or a rule after show\n"),
    ],
)  # fmt: skip
def test_a_name_is_looked_up(command, name: str, said: str) -> None:
    assert said in told(command, f"show {name}")


def test_what_a_text_tells_is_not_told_as_figures_too(command) -> None:
    assert "abilities" not in told(command, "show tactics")


def test_the_other_game_tells_its_goal_and_cards(command) -> None:
    out = told(command, "show COF-OBJ-01", stage="the-box")
    assert "\ngoal: Bring the Health of boss-man down to zero.\n" in out
    assert "  The player wins by bringing the Boss Man's Health down to zero.\n" in out


def test_texts_of_a_pack_move_no_cursor(command, pack) -> None:
    (pack / "card.yaml").write_text(
        'kind: item-card\nid: loud\ntitle: {en: "Loud \\e[31m"}\ncard: {type: food, heals: 1}\n', encoding="utf-8"
    )
    command("new", "stage", "here", "--pack", "scratch")
    assert "Loud \\u{1b}[31m (item-card loud)" in told(command, "show loud", stage="here", paths=("scratch",))


def test_one_token_is_no_tokens(command) -> None:
    out = command("play", "conquer-the-arcade", "--heroes", "jack", "--bot", "greedy", "--seed", "1").out
    assert "  turbo gained: jack, 1 token\n" in out
    assert "1 tokens" not in out
