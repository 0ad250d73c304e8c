"""What a person at the terminal says and is told: commands, lists of actions with what they cost, reasons."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from shutil import get_terminal_size
from typing import Any

from rulewright_cli.colours import paint, painted
from rulewright_cli.session import Session
from rulewright_engine.interface import Action, ActionTextError, ChanceTurn, Step

HELP = """\
Type an action by its number or as it is written, or one of these:
  draw               the table again             list              the actions again
  goal               what is to be done, signs   show NAME         what a card, sheet or rule says
  why ACTION         why an action is refused    refused           what is refused now, and why
  undo               back, within this turn      save FILE         save; go on with play --resume FILE
  bot                let a bot decide this once  bot NAME [PLAYER] a bot plays for all, or for one, from now on
  me [PLAYER]        people play again           quit              stop
With --by-hand, type what was rolled or drawn (roll 8 5, draw revolver); bot lets it fall by the seed.
"""

MOST_REFUSED = 400
EXAMPLES = 3


def table(session: Session, colours: bool) -> str:
    """The drawn table."""
    return "\n".join(painted(line, colours) for line in session.arena.guide.drawing(session.state)) + "\n"


def choices(session: Session, colours: bool) -> str:
    """The legal actions with numbers and costs, in columns."""
    engine = session.arena.engine
    turn = engine.turn(session.state)
    if isinstance(turn, ChanceTurn):
        some = ", ".join(str(action) for action, _ in islice(engine.chances(session.state), EXAMPLES))
        return paint(f"{turn.kind}: say what came, such as {some}", "acting", colours) + "\n"
    legal = engine.legal(session.state)
    entries = []
    for number, action in enumerate(legal, 1):
        cost = session.arena.guide.cost(session.state, action)
        entries.append(f"{number:3} {action}{f' ({cost})' if cost else ''}")
    lines = _columns(entries, get_terminal_size((100, 24)).columns)
    return paint(f"{session.who()} decides:", "acting", colours) + "\n" + "\n".join(lines) + "\n"


def _columns(entries: Sequence[str], width: int) -> list[str]:
    if not entries:
        return []
    room = max(map(len, entries)) + 2
    across = max(1, width // room) if len(entries) > 8 else 1
    rows = -(-len(entries) // across)
    return ["".join(each.ljust(room) for each in entries[row::rows]).rstrip() for row in range(rows)]


def told(session: Session, who: str, action: Action, step: Step[Any], colours: bool) -> str:
    """An action that was taken and what came of it."""
    lines = [f"> {who}: {action}"]
    for event in step.events:
        line = session.arena.guide.told(step.state, event)
        if line:
            lines.append(f"  {line}")
    return "".join(paint(line, "event" if line.startswith(" ") else "dim", colours) + "\n" for line in lines)


def meant(session: Session, text: str) -> Action | str:
    """The action of a number or a text, or what is wrong with it."""
    engine = session.arena.engine
    legal = engine.legal(session.state)
    if text.isdecimal():
        number = int(text)
        if not legal:
            return "nothing is chosen now: say what was rolled or drawn"
        return legal[number - 1] if 1 <= number <= len(legal) else f"the actions are numbered 1 to {len(legal)}"
    try:
        action = engine.parse_action(text)
    except ActionTextError as error:
        return f"{error}; ? lists what can be said"
    refusal = engine.why_illegal(session.state, action)
    return action if refusal is None else f"{action}: {refusal}"


def is_action(session: Session, text: str) -> bool:
    """Whether a text is written like an action, allowed or not."""
    try:
        session.arena.engine.parse_action(text)
    except ActionTextError:
        return False
    return True


def why(session: Session, text: str) -> str:
    """Why an action is refused."""
    found = meant(session, text)
    return found if isinstance(found, str) else f"{found} is allowed"


def refused(session: Session) -> list[str]:
    """What could be written down now and is refused, gathered by reason: lines."""
    engine = session.arena.engine
    reasons: dict[tuple[str, str], list[str]] = {}
    for action in engine.universe(session.state):
        refusal = engine.why_illegal(session.state, action)
        if refusal is not None:
            first = str(action).partition(" ")[0]
            reasons.setdefault((first, str(refusal)), []).append(str(action))
        if len(reasons) >= MOST_REFUSED:
            break
    lines = []
    for (_, reason), actions in reasons.items():
        shown = ", ".join(actions[:EXAMPLES]) + (
            f" and {len(actions) - EXAMPLES} more" if len(actions) > EXAMPLES else ""
        )
        lines.append(f"  {shown}: {reason}")
    return lines or ["  nothing"]


def words(line: str) -> tuple[str, str]:
    """The first word of a line and the rest."""
    first, _, rest = line.strip().partition(" ")
    return first.casefold(), rest.strip()


SHORT: dict[str, str] = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "d": "draw", "l": "list"}

Say = Callable[[str], None]


def said_all(session: Session, colours: bool, say: Say, steps: Iterable[tuple[str, Action, Step[Any]]]) -> None:
    """Tells each of some actions."""
    for who, action, step in steps:
        say(told(session, who, action, step, colours))
