"""Wilson's interval, against figures worked out by hand and by its own properties."""

import pytest

from rulewright_engine.intervals import Rate, mean_and_error, wilson


def test_the_interval_of_five_of_ten_is_the_textbooks() -> None:
    low, high = wilson(5, 10)
    assert low == pytest.approx(0.2366, abs=1e-4)
    assert high == pytest.approx(0.7634, abs=1e-4)


def test_no_success_and_nothing_but_successes_keep_to_zero_and_one() -> None:
    assert wilson(0, 20)[0] == 0.0
    assert wilson(0, 20)[1] == pytest.approx(0.1611, abs=1e-4)
    assert wilson(20, 20)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("count", "of"), [(0, 1), (1, 3), (7, 9), (50, 100), (999, 1000)])
def test_the_share_lies_in_its_interval_and_the_complement_mirrors_it(count: int, of: int) -> None:
    low, high = wilson(count, of)
    assert low <= count / of <= high
    mirrored = wilson(of - count, of)
    assert mirrored == pytest.approx((1 - high, 1 - low))


def test_more_games_make_it_narrower() -> None:
    def width(of: int) -> float:
        low, high = wilson(of // 4, of)
        return high - low

    assert width(4) > width(40) > width(400)


@pytest.mark.parametrize(("count", "of"), [(-1, 5), (6, 5)])
def test_counts_that_cannot_be_are_refused(count: int, of: int) -> None:
    with pytest.raises(ValueError, match=f"{count} of {of}"):
        wilson(count, of)


def test_a_rate_reads_as_share_and_interval() -> None:
    assert str(Rate(5, 10)) == "50.0% (23.7% to 76.3%)"
    assert Rate(0, 0).share == 0.0


def test_mean_and_standard_error() -> None:
    assert mean_and_error([]) == (0.0, 0.0)
    assert mean_and_error([3.0]) == (3.0, 0.0)
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)
