# MegaMetroCity's stages and story in English. Arguments: see rulewright_schema.sentences.
# Goals, conditions, moments and effects are clauses without a full stop; places bring their preposition along.

list-or = { $so_far }{ $last ->
    [yes] {" "}or
   *[no] ,
} { $more }
list-then = { $so_far }, then { $more }
list-comma = { $so_far }, { $more }
by-heroes = { $value } ({ $heroes } { $most ->
    [1] hero
   *[other] heroes
})
by-difficulty = { $normal }, { $hard } or { $very_hard } by level
for-heroes = ({ $heroes } { $most ->
    [1] hero
   *[other] heroes
})

## Printed things and drawn bosses
feature-control-panel = control panel
feature-car = car
feature-ice-machine = ice machine
feature-lever = lever
feature-zultar = Zultar machine
drawn-boss = the drawn boss

## Places
stage-place-first-column = { $row ->
    [none] in the first column of tile { $tile }
   *[other] on { $row } of the first column of tile { $tile }
}{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-last-column = { $row ->
    [none] in the last column of tile { $tile }
   *[other] on { $row } of tile { $tile }
}{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-square = on { $row }, column { $column }, of tile { $tile }{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-seam = { $row ->
    [none] in the two columns where the tiles meet
   *[other] on { $row } where the tiles meet
}{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-face-square = { $square ->
    [centre] on the middle square
   *[other] on corner { $square }
} of the { $face }{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-inside = inside the { $face }{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-below-door = below the door of the { $face }{ $tile ->
    [none] {""}
   *[other] {" "}on tile { $tile }
}{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-feature = on the square of the { $feature }{ $face ->
    [none] {""}
   *[other] {" "}in the { $face }
}{ $tile ->
    [none] {""}
   *[other] {" "}on tile { $tile }
}{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-beside = on a square next to the { $feature }{ $face ->
    [none] {""}
   *[other] {" "}in the { $face }
}{ $tile ->
    [none] {""}
   *[other] {" "}on tile { $tile }
}{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}

## Enemies
foe-boss = { $boss }
foe-final-boss = { $final_boss }
foe-drawn = { $draw }
foe-leader = the { $leader } leader
draw = drawn at random among the { $among ->
    [final-bosses] final bosses
   *[bosses] bosses
}{ $exclude_count ->
    [0] {""}
   *[other] {" "}without { $exclude }
}{ $in_story ->
    [none] {""}
   *[other] ; in story mode { $in_story }
}
draw-note = { $who }: { $draw }
earlier-draw = whoever was drawn in “{ $stage }”

## Conditions
stage-condition-heroes-standing = { $at_least ->
    [one] at least 1 hero is standing
   *[other] at least { $at_least } heroes are standing
}
stage-condition-heroes-at = { $heroes ->
    [every] every hero in play is
    [one] at least 1 hero is
   *[other] at least { $heroes } heroes are
} { $place }
stage-condition-foe-at = { $whom } is { $place }
stage-condition-chained = { $whom } is in chains
stage-condition-knocked-out = { $whom } has been knocked out
stage-condition-destroyed = { $count ->
    [every] every { $feature } has been destroyed
    [one] 1 { $feature } has been destroyed
   *[other] { $count } of these have been destroyed: { $feature }
}
stage-condition-unharmed = no hero shows a wound or is KO'd
stage-condition-by-turn = it is turn { $turn } at the latest
stage-condition-all = { $of }
stage-condition-any = { $of }
stage-condition-not = it is not so that { $of }

## Goals
ware-money = { $cents } cents in money
ware-weapons = { $count } { $count ->
    [one] weapon
   *[other] weapons
}
ware-golden-weapons = { $count } golden { $count ->
    [one] weapon
   *[other] weapons
}
ware-battery-tokens = { $count } battery { $count ->
    [one] token
   *[other] tokens
}
goal-knock-out = knock out { $whom }
goal-knock-out-thugs = knock out { $count } { $count ->
    [one] thug
   *[other] thugs
}{ $thug ->
    [none] {""}
   *[other] {" "}of type { $thug }
}
goal-spend-actions = spend { $actions } { $actions ->
    [one] action
   *[other] actions
} { $place }{ $by ->
    [one-hero] , all by the same hero
   *[any-heroes] {""}
}{ $within ->
    [one-heroes-turn] , in one and the same Heroes turn
   *[stage] {""}
}{ $provided_count ->
    [0] {""}
   *[other] , provided that { $provided }
}
goal-deliver = { $share ->
    [each-hero] each hero puts { $wares } away
   *[together] together put { $wares } away
} { $place }, for { $actions_each } { $actions_each ->
    [one] action
   *[other] actions
} apiece
goal-destroy = destroy { $count ->
    [every] every { $feature }
    [one] 1 { $feature }
   *[other] { $count } of these: { $feature }
}
goal-reach = have { $heroes ->
    [every] every hero in play
    [one] 1 hero
   *[other] { $heroes } heroes
} { $place }
goal-when-time-is-up = when the last turn ends, { $provided }
goal-all = { $of }{ $within ->
    [one-heroes-turn] , all in one and the same Heroes turn
   *[stage] {""}
}
goal-any = { $of }

## Who appears
stage-spawn-boss = { $boss } appears { $place }{ $chained ->
    [none] {""}
   *[other] , in chains. { $chained }
}
stage-spawn-final-boss = { $final_boss } appears { $place }{ $chained ->
    [none] {""}
   *[other] , in chains. { $chained }
}
stage-spawn-drawn = { $draw } appears { $place }{ $chained ->
    [none] {""}
   *[other] , in chains. { $chained }
}
stage-spawn-leader = a { $leader } leader appears { $place }
stage-spawn-thugs = { $count } × { $thug } { $count ->
    [one] appears
   *[other] appear
} { $place }
chained = A chained boss is no enemy, does not act and cannot be attacked{ $pushable ->
    [yes] {" "}but can be pushed
   *[no] {""}
}{ $holds_up_scrolling ->
    [yes] , and the rear tile is not left while it stands there
   *[no] {""}
}. { $freed_by ->
    [thug-arrives] Any thug that comes to be on its square frees it
    [thug-moves-in] A thug that moves onto its square frees it
   *[nothing] Nothing frees it
}. { $life ->
    [full] Freed, it has all its life
   *[other] Freed, it has { $life } life
} and acts from the following Thugs turn; { $knock_out ->
    [chained-again] a KO puts it back in chains
   *[removed] a KO removes it
}{ $rewarded ->
    [yes] {" "}and is rewarded as usual
   *[no] {" "}and is not rewarded
}

## Moments and what happens at them
moment-destroyed = a { $feature } is destroyed
moment-knocked-out = { $whom } is knocked out
moment-freed = { $whom } is freed
moment-tile-laid = tile { $tile } is laid
moment-face-laid = the { $face } is opened
moment-turn-begins = turn { $turn } begins
stage-effect-set-dial = the dial is set to { $turn }
stage-effect-move-dial = the dial moves by { $turns } { $turns ->
    [one] turn
   *[other] turns
}
stage-effect-spawn = { $figure }
stage-effect-give = each hero gets { $item_cards } { $item_cards ->
    [one] Item card
   *[other] Item cards
} and { $upgrades } { $upgrades ->
    [one] upgrade
   *[other] upgrades
}
stage-effect-end-stage = { $outcome ->
    [won] the stage is won
   *[lost] the stage is lost
}
reward = { $item_cards ->
    [0] {""}
    [one] each hero draws 1 Item card
   *[other] each hero draws { $item_cards } Item cards
}{ $upgrades ->
    [0] {""}
   *[other] { $item_cards ->
        [0] each hero gains
       *[other] {" "}and gains
    } { $upgrades } { $upgrades ->
        [one] upgrade
       *[other] upgrades
    }
}

## Extras
edge-right = the right edge
edge-left = the left edge
extra-no-scrolling = the map never scrolls
extra-no-thugs-turn = no Thugs turn is played
extra-thugs-turn = each Thugs turn draws { $cards } Thug { $cards ->
    [one] card
   *[other] cards
}; thugs come in at { $edges }{ $edges_count ->
    [one] {""}
   *[other] , card by card
}; { $acting ->
    [first] only the first card's actions are carried out
    [last] only the last card's actions are carried out
   *[every] every card's actions are carried out
}
extra-without-effect = { $card } has no effect { $during ->
    [before-last-tile] until the last tile is laid
    [ride] from the laying of the ride's tile until the ride is over
   *[stage] in this stage
}
extra-ride = once tile { $tile } lies alone, hold out on it for { $turns } { $turns ->
    [one] turn
   *[other] turns
}; then the heroes are put { $arrival }, every other miniature is left behind, and the map is { $map_after }
extra-destructible = each { $feature } has { $life } life and { $treated_as ->
    [enemy] counts as an enemy that never acts
   *[obstacle] is attacked in melee from the squares next to it
}{ $movable ->
    [yes] {""}
   *[no] ; it cannot be pushed or moved
}{ $weapons ->
    [yes] {""}
   *[no] ; weapons do not work on it
}
extra-pick-up = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} { $place } { $actions ->
    [one] takes
   *[other] take
} 1 battery token, carried like { $carried_as ->
    [weapon] a weapon
   *[money] money
}{ $supply ->
    [none] {""}
   *[other] ; there are { $supply }
}
extra-moment = whenever { $when }, { $do }

## The stage as a whole
tiles = { $start }{ $then_count ->
    [0] {""}
   *[other] ; then { $then }
}
stage-map = { $title }: { $start }{ $then_count ->
    [0] {""}
   *[other] ; then { $then }
}
maps = Maps in play: { $in_play } of { $maps_count }. Each gets at least { $least_heroes } { $least_heroes ->
    [one] hero
   *[other] heroes
} and scrolls by itself; nobody changes map. { $revival ->
    [own-map] A KO'd hero can only return on its own map
   *[any-map] A KO'd hero can return on any map
}. { $thug_cards ->
    [each-map] Each map has its own Thug cards
   *[shared] All maps share their Thug cards
}, counted by { $spawns_counted ->
    [heroes-of-map] the heroes assigned to the map
   *[all-heroes] all heroes
}
heroes-start = heroes start { $place }
failure-without-consequence = failing costs nothing but the reward
shortcut = in story mode, the way to “{ $to }” opens if at the win { $provided }

## Story
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-very-hard = Very Hard
kept-wounds = wounds
kept-upgrades = upgrades
kept-items = items
kept-turbo = turbo
swapped-weapons = weapons
swapped-money = money
story-way = after “{ $after }”: { $to }{ $provided_count ->
    [0] {""}
   *[other] , if at the win { $provided }
}
story-side-trip = “{ $stage }” can be played after { $after }
story-level = { $difficulty } with { $least } to { $most } upgrades on the hero with the most
story-saving = on the square below the { $feature }, { $actions } { $actions ->
    [one] action
   *[other] actions
} and { $cents } cents save the story; after a game over it goes on { $resume ->
    [stage-anew] with that stage set up anew
   *[position] from that position
}, with the upgrades { $upgrades ->
    [at-game-over] of the game over
   *[at-save] of the save
}, { $life ->
    [full] full life
   *[as-saved] the life of the save
} and { $items ->
    [none] no items
   *[as-saved] the items of the save
}
story-between = between stages heroes keep { $keep } and can swap { $swap }. A weapon sells for { $weapon_sells_for } cents, a golden one for { $golden_weapon_sells_for }; an upgrade costs { $upgrade_costs } cents, a KO'd hero's return { $revival_costs }. { $discards ->
    [kept-until-decks-run-out] Discards are shuffled only when a deck runs out
   *[shuffled] Decks are shuffled for each stage
}
