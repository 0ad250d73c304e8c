# MegaMetroCity's effects in English. Arguments: see rulewright_schema.sentences.
# Targets have .number: self (spoken to), one or many; the verbs agree with it.

list-and = { $so_far }{ $last ->
    [yes] {" "}and
   *[no] ,
} { $more }
entry-rows = { $key }: { $value }

## Places
place-own-square = on { $actor ->
    [boss] its
   *[hero] your
} square
place-adjacent = next to { $actor ->
    [boss] it
   *[hero] you
}
place-target-square = on the target square
place-road = on a road square
place-street = on the street
place-front-tile = on the front tile
place-rear-tile = on the rear tile
place-establishment = in the same Establishment
place-map = on the map
place-doors = below each door
place-spawn-points = at each active spawn point
place-within = up to { $squares } { $squares ->
    [one] square
   *[other] squares
} away
place-line = up to { $squares } { $squares ->
    [one] square
   *[other] squares
} away in a straight line
place-beam = on one straight line of { $squares } { $squares ->
    [one] square
   *[other] squares
}
place-row = in row { $row }

## Targets
target-self = { $actor ->
    [boss] the final boss
   *[hero] you
}
    .number = { $actor ->
        [boss] one
       *[hero] self
    }
target-hit = each miniature hit
    .number = one
target-same = each of them
    .number = one
target-hero = one hero { $where }
    .number = one
target-other-hero = another hero { $where }
    .number = one
target-heroes = every hero { $where }
    .number = one
target-other-heroes = every other hero { $where }
    .number = one
target-thug = { $count ->
    [one] 1 thug
   *[other] up to { $count } thugs
}{ $type ->
    [none] {""}
   *[other] {" "}of type { $type }
}{ $no_bosses ->
    [yes] {" "}(no boss)
   *[no] {""}
} { $where }
    .number = { $count ->
        [one] one
       *[other] many
    }
target-thugs = every thug{ $type ->
    [none] {""}
   *[other] {" "}of type { $type }
}{ $no_bosses ->
    [yes] {" "}(no boss)
   *[no] {""}
} { $where }
    .number = one
target-everyone = every miniature { $where }
    .number = one

## Moments
when-use = after each use
when-hit = if it hits
when-ko = if it knocks somebody out
when-critical-hit = for each critical hit
when-last-use = after the last use
when-turn-start = at the start of your turn
when-turn-end = at the end of your turn
when-thug-ko = when you knock a thug out
when-leader-ko = when you knock a leader out
when-boss-ko = when you knock a boss out
when-special-technique = after your Special Technique
when-turbo-attack = after your Turbo Attack
when-wounded = when an attack wounds you
when-furniture-broken = when you break furniture
when-establishment-opened = when you open an Establishment
when-food-eaten = when you eat food
when-weapon-discarded = when your weapon runs out
when-scrolled = when the map scrolls

## Conditions
condition-half-life = half its life or less is left
condition-hero-armed = the attacked hero carries a weapon
condition-hero-has-money = the attacked hero carries money
condition-life-at-least = it has at least { $life } life left
condition-heroes-near = { $heroes ->
    [one] 1 hero is
   *[other] at least { $heroes } heroes are
} { $where }

## Effects: life, cards and means
effect-heal = { $to_number ->
    [self] heal
    [many] { $to } heal
   *[one] { $to } heals
} { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
}.
effect-wound = { $to_number ->
    [self] take
    [many] { $to } take
   *[one] { $to } takes
} { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
}{ $ignores_defense ->
    [yes] ; Defense is ignored
   *[no] {""}
}.
effect-draw-items = { $to_number ->
    [self] draw
    [many] { $to } draw
   *[one] { $to } draws
} { $cards } { $cards ->
    [one] Item card
   *[other] Item cards
}.
effect-search-items = look at the first { $look_at } Item cards, draw { $keep } and discard the rest.
effect-gain-money = { $to_number ->
    [self] gain
    [many] { $to } gain
   *[one] { $to } gains
} { $cents } cents.
effect-lose-items = { $to_number ->
    [self] discard
    [many] { $to } discard
   *[one] { $to } discards
} { $cards } { $items ->
    [weapon] { $cards ->
        [one] weapon
       *[other] weapons
    }
    [money] { $cards ->
        [one] money card
       *[other] money cards
    }
   *[any] { $cards ->
        [one] weapon or money card
       *[other] weapons or money cards
    }
}.
effect-exchange-items = exchange weapons and money with a hero { $where }.
effect-recharge-weapon = take { $batteries } { $batteries ->
    [one] battery token
   *[other] battery tokens
} off { $to_number ->
    [self] your weapon
    [many] the weapons of { $to }
   *[one] the weapon of { $to }
}.
effect-gain-turbo = { $to_number ->
    [self] gain
    [many] { $to } gain
   *[one] { $to } gains
} { $tokens } turbo.
effect-lose-turbo = { $to_number ->
    [self] lose
    [many] { $to } lose
   *[one] { $to } loses
} { $tokens } turbo.
effect-gain-movement = { $to_number ->
    [self] gain
    [many] { $to } gain
   *[one] { $to } gains
} { $points } movement { $points ->
    [one] point
   *[other] points
}.
effect-gain-actions = { $to_number ->
    [self] gain
    [many] { $to } gain
   *[one] { $to } gains
} { $actions } extra { $actions ->
    [one] action
   *[other] actions
}.
effect-revive = a KO'd hero returns on your square with { $life } life.

## Effects: on the map
effect-push = push { $to_number ->
    [self] yourself
   *[other] { $to }
} up to { $squares } { $squares ->
    [one] square
   *[other] squares
}{ $direction ->
    [away] {" "}away
    [towards] {" "}closer
   *[any] {""}
}.
effect-move = { $to_number ->
    [self] move
    [many] { $to } move
   *[one] { $to } moves
} up to { $squares } { $squares ->
    [one] square
   *[other] squares
}{ $over_obstacles ->
    [yes] , over obstacles too
   *[no] {""}
}.
effect-teleport = { $to_number ->
    [self] teleport to a square
    [many] { $to } teleport to a square
   *[one] { $to } teleports to a square
} { $where }.
effect-swap-places = { $actor ->
    [boss] the final boss trades places with { $to }
   *[hero] trade places with { $to }
}.
effect-swap-tiles = the rear and front tiles trade places with everything on them.
effect-spawn-thugs = { $thugs } appear { $where }.
effect-stun = { $to_number ->
    [many] { $to } do
   *[one] { $to } does
} nothing in the next Thugs turn.
effect-break-furniture = break furniture { $where } and draw its Item card.

## Effects: attacks
effect-attack = attack with { $dice } { $dice ->
    [one] die
   *[other] dice
}{ $fight ->
    [none] {""}
   *[other] {" "}({ $fight }+)
} { $where }: { $hits ->
    [miniature] the enemies of one square share the hits
    [square] each hit wounds all enemies of one square
    [each-square] each hit wounds all enemies of another square
   *[each-miniature] each hit wounds another enemy
}{ $wounds_per_hit ->
    [one] {""}
   *[other] , { $wounds_per_hit } wounds per hit
}{ $ignores_defense ->
    [yes] ; Defense is ignored
   *[no] {""}
}.
effect-strike = strike { $where }{ $extra_dice ->
    [0] {""}
   *[other] {" "}with { $extra_dice } more { $extra_dice ->
        [one] die
       *[other] dice
    }
}: { $hits ->
    [miniature] the hits wound one hero
    [square] each hit wounds all heroes of one square
    [each-square] each hit wounds all heroes of another square
   *[each-miniature] each hit wounds another hero
}{ $wounds_per_hit ->
    [one] {""}
   *[other] , { $wounds_per_hit } wounds per hit
}.

## Bonuses
attacks-all = all attacks
attacks-melee = unarmed attacks
attacks-weapon = weapon attacks
attacks-ranged = ranged attacks
attacks-throw = throws
attacks-special-technique = the Special Technique
attacks-turbo-attack = the Turbo Attack
bonus-extra-dice = { $dice } more { $dice ->
    [one] die
   *[other] dice
} with { $attacks }.
bonus-fight-bonus = Fight is { $points } better with { $attacks }.
bonus-extra-range = { $squares } more range with { $attacks }.
bonus-extra-wounds = { $wounds } more { $wounds ->
    [one] wound
   *[other] wounds
} per hit with { $attacks }.
bonus-ignore-defense = Defense is ignored by { $attacks }.
bonus-reroll = roll up to { $dice } missed { $dice ->
    [one] die
   *[other] dice
} again with { $attacks }.
bonus-critical-from = { $face }+ is a critical hit with { $attacks }.
bonus-impulse = each miniature hit can be moved up to { $squares } { $squares ->
    [one] square
   *[other] squares
} with { $attacks }.
bonus-shoot-past-obstacles = obstacles do not stop your shots.
bonus-free-jumps = jumps cost no actions.
bonus-extra-healing = food heals { $wounds } more { $wounds ->
    [one] wound
   *[other] wounds
}.
bonus-more-weapons = carry { $weapons } more { $weapons ->
    [one] weapon
   *[other] weapons
}.
bonus-absorb = ignore { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
} in each Thugs turn.
bonus-tough-throws = throws roll { $dice } more { $dice ->
    [one] die
   *[other] dice
} and leave no debris.

## Item cards
weapon-effect = { $when }: { $do }
item-weapon = { $bonuses } { $effects }
item-food = heal { $heals } { $heals ->
    [one] wound
   *[other] wounds
}. { $effects }
item-money = { $cents } cents.
item-event = { $effects } Then draw 1 Item card.

## Thug cards
group-thugs = { $count } × { $thug }
group-leader = { $leader } leader
spawn-regular = right edge: { $rows }.
spawn-rear-entrance = left edge: { $rows }.
spawn-door-spawn = below each door: { $each_door }.
spawn-van = on each road square at the seam: { $each_square }.
orders-move-and-attack = all thugs move and attack.
orders-move-twice = all thugs move twice.
orders-attack-twice = all thugs attack twice.

## Techniques
cost = { $actions ->
    [0] {""}
    [one] {"["}1 action]
   *[other] {"["}{ $actions } actions]
} { $movement ->
    [0] {""}
   *[other] {"["}{ $movement } movement]
} { $life ->
    [0] {""}
   *[other] {"["}{ $life } life]
} { $turbo ->
    [0] {""}
   *[other] {"["}{ $turbo } turbo]
}
ability-active = { $cost } { $once_per ->
    [turn] Once per turn:
    [round] Once per round:
    [stage] Once per Stage:
   *[none] {""}
} { $do }
ability-reaction = { $when }{ $once_per ->
    [turn] , once per turn
    [round] , once per round
    [stage] , once per Stage
   *[none] {""}
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $do }
ability-passive = { $bonus }

## Sheets
special-technique = { $title }: take { $life_cost } { $life_cost ->
    [one] wound
   *[other] wounds
} and roll { $dice } { $dice ->
    [one] die
   *[other] dice
}{ $fight ->
    [none] {""}
   *[other] {" "}({ $fight }+)
}. Each hit makes { $value } { $value ->
    [one] wound
   *[other] wounds
} on all enemies of another square { $reach }. { $effects }
aura = while this boss is on the map, every other thug of type { $thug } has { $attribute ->
    [fight] Fight { $change } better
    [movement] { $change } more Movement
    [attack] { $change } more { $change ->
        [one] Attack die
       *[other] Attack dice
    }
    [range] { $change } more Range
   *[defense] { $change } more Defense
}.
special-attack = { $title } (a hero { $reach }{ $only_if_count ->
    [0] {""}
   *[other] ; if { $only_if }
}): { $do }

## Key words that hand-written text must share with the effect
keywords = -
    .wound = wound, wounds, wounded
    .heal = heal, heals, healed, healing
    .item-card = item, items
    .money = cent, cents, money
    .weapon = weapon, weapons
    .battery = battery, batteries
    .turbo = turbo
    .movement = movement
    .action = action, actions
    .push = push, pushes, pushed, shove, shoves, shoved
    .teleport = teleport, teleports, teleported
    .tile = tile, tiles
    .road = road
    .map = map
    .square = square, squares
    .hero = hero, heroes
    .thug = thug, thugs, enemy, enemies
    .leader = leader, leaders
    .die = die, dice
    .defense = defense, defence
    .obstacle = obstacle, obstacles
    .turn = turn, turns
