# Fases e historia de MegaMetroCity en español. Argumentos: véase rulewright_schema.sentences.
# Objetivos, condiciones, momentos y efectos son frases sin punto final; los lugares traen su preposición.
# Los nombres ajenos van tras «:» o entre comillas, para no pedirles género ni artículo.

list-or = { $so_far }{ $last ->
    [yes] {" "}o
   *[no] ,
} { $more }
list-then = { $so_far } y después { $more }
list-comma = { $so_far }, { $more }
by-heroes = { $value } ({ $heroes } { $most ->
    [1] héroe
   *[other] héroes
})
by-difficulty = { $normal }, { $hard } o { $very_hard } según el nivel
for-heroes = ({ $heroes } { $most ->
    [1] héroe
   *[other] héroes
})

## Cosas impresas y jefes sorteados
feature-control-panel = panel de control
feature-car = coche
feature-ice-machine = máquina de hielo
feature-lever = palanca
feature-zultar = máquina Zultar
drawn-boss = el jefe sorteado

## Lugares
stage-place-first-column = { $row ->
    [none] en la primera columna de la loseta { $tile }
   *[other] en { $row } de la primera columna de la loseta { $tile }
}{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-last-column = { $row ->
    [none] en la última columna de la loseta { $tile }
   *[other] en { $row } de la loseta { $tile }
}{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-square = en { $row }, columna { $column }, de la loseta { $tile }{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-seam = { $row ->
    [none] en las dos columnas donde se unen las losetas
   *[other] en { $row } donde se unen las losetas
}{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-face-square = { $square ->
    [centre] en la casilla central
   *[other] en la esquina { $square }
} de «{ $face }»{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-inside = dentro de «{ $face }»{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-below-door = bajo la puerta de «{ $face }»{ $tile ->
    [none] {""}
   *[other] {" "}en la loseta { $tile }
}{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-feature = en la casilla con { $feature }{ $face ->
    [none] {""}
   *[other] {" "}de «{ $face }»
}{ $tile ->
    [none] {""}
   *[other] {" "}en la loseta { $tile }
}{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}
stage-place-beside = en una casilla contigua a la de { $feature }{ $face ->
    [none] {""}
   *[other] {" "}de «{ $face }»
}{ $tile ->
    [none] {""}
   *[other] {" "}en la loseta { $tile }
}{ $map ->
    [none] {""}
   *[other] {" "}({ $map })
}

## Enemigos
foe-boss = { $boss }
foe-final-boss = { $final_boss }
foe-drawn = { $draw }
foe-leader = el líder { $leader }
draw = al azar entre los { $among ->
    [final-bosses] jefes finales
   *[bosses] jefes
}{ $exclude_count ->
    [0] {""}
   *[other] {" "}salvo { $exclude }
}{ $in_story ->
    [none] {""}
   *[other] ; en el modo historia, { $in_story }
}
draw-note = { $who }: { $draw }
earlier-draw = quien saliera en «{ $stage }»

## Condiciones
stage-condition-heroes-standing = { $at_least ->
    [one] queda en pie al menos 1 héroe
   *[other] quedan en pie al menos { $at_least } héroes
}
stage-condition-heroes-at = { $heroes ->
    [every] todos los héroes en juego están
    [one] al menos 1 héroe está
   *[other] al menos { $heroes } héroes están
} { $place }
stage-condition-foe-at = { $whom } está { $place }
stage-condition-chained = { $whom } tiene puestas las cadenas
stage-condition-knocked-out = { $whom } ha quedado KO
stage-condition-destroyed = { $count ->
    [every] no queda por destruir ningún elemento «{ $feature }»
    [one] hay destruido 1 elemento «{ $feature }»
   *[other] hay destruidos { $count } elementos «{ $feature }»
}
stage-condition-unharmed = ningún héroe tiene heridas ni está KO
stage-condition-by-turn = no ha pasado el turno { $turn }
stage-condition-all = { $of }
stage-condition-any = { $of }
stage-condition-not = no se cumple que { $of }

## Objetivos
ware-money = { $cents } centavos en dinero
ware-weapons = { $count } { $count ->
    [one] arma
   *[other] armas
}
ware-golden-weapons = { $count } { $count ->
    [one] arma dorada
   *[other] armas doradas
}
ware-battery-tokens = { $count } { $count ->
    [one] ficha
   *[other] fichas
} de batería
goal-knock-out = dejar KO: { $whom }
goal-knock-out-thugs = dejar KO a { $count } { $count ->
    [one] matón
   *[other] matones
}{ $thug ->
    [none] {""}
   *[other] {" "}de tipo { $thug }
}
goal-spend-actions = gastar { $actions } { $actions ->
    [one] acción
   *[other] acciones
} { $place }{ $by ->
    [one-hero] , todas el mismo héroe
   *[any-heroes] {""}
}{ $within ->
    [one-heroes-turn] , en un mismo turno de los héroes
   *[stage] {""}
}{ $provided_count ->
    [0] {""}
   *[other] , siempre que se cumpla: { $provided }
}
goal-deliver = { $share ->
    [each-hero] cada héroe guarda { $wares }
   *[together] guardar entre todos { $wares }
} { $place }, a { $actions_each } { $actions_each ->
    [one] acción
   *[other] acciones
} por pieza
goal-destroy = destruir { $count ->
    [every] cada elemento
    [one] 1 elemento
   *[other] { $count } elementos
} «{ $feature }»
goal-reach = tener { $heroes ->
    [every] a todos los héroes en juego
    [one] a 1 héroe
   *[other] a { $heroes } héroes
} { $place }
goal-when-time-is-up = al acabar el último turno, { $provided }
goal-all = { $of }{ $within ->
    [one-heroes-turn] , todo en un mismo turno de los héroes
   *[stage] {""}
}
goal-any = { $of }

## Quién aparece
stage-spawn-boss = { $boss } aparece { $place }{ $chained ->
    [none] {""}
   *[other] , con cadenas. { $chained }
}
stage-spawn-final-boss = { $final_boss } aparece { $place }{ $chained ->
    [none] {""}
   *[other] , con cadenas. { $chained }
}
stage-spawn-drawn = { $draw } aparece { $place }{ $chained ->
    [none] {""}
   *[other] , con cadenas. { $chained }
}
stage-spawn-leader = un líder { $leader } aparece { $place }
stage-spawn-thugs = { $count ->
    [one] aparece
   *[other] aparecen
} { $count } × { $thug } { $place }
chained = Un jefe encadenado no es un enemigo, no actúa y no se le puede atacar{ $pushable ->
    [yes] {" "}pero sí empujar
   *[no] {""}
}{ $holds_up_scrolling ->
    [yes] , y el mapa no avanza mientras esté en la loseta trasera
   *[no] {""}
}. { $freed_by ->
    [thug-arrives] Lo libera cualquier matón que llegue a estar en su casilla
    [thug-moves-in] Lo libera un matón que se mueva a su casilla
   *[nothing] Nada lo libera
}. { $life ->
    [full] Libre, tiene toda su vida
   *[other] Libre, tiene { $life } de vida
} y actúa desde el siguiente turno de los matones; { $knock_out ->
    [chained-again] un KO lo vuelve a encadenar
   *[removed] un KO lo retira
}{ $rewarded ->
    [yes] {" "}y da la recompensa de siempre
   *[no] {" "}y no da recompensa
}

## Momentos y lo que pasa en ellos
moment-destroyed = se destruya un elemento «{ $feature }»
moment-knocked-out = { $whom } quede KO
moment-freed = { $whom } quede libre
moment-tile-laid = se coloque la loseta { $tile }
moment-face-laid = se abra «{ $face }»
moment-turn-begins = empiece el turno { $turn }
stage-effect-set-dial = el dial se pone en { $turn }
stage-effect-move-dial = el dial se mueve { $turns } { $turns ->
    [one] turno
   *[other] turnos
}
stage-effect-spawn = { $figure }
stage-effect-give = cada héroe recibe { $item_cards } { $item_cards ->
    [one] carta
   *[other] cartas
} de Objeto y { $upgrades } { $upgrades ->
    [one] mejora
   *[other] mejoras
}
stage-effect-end-stage = { $outcome ->
    [won] se gana la Fase
   *[lost] se pierde la Fase
}
reward = { $item_cards ->
    [0] {""}
    [one] cada héroe roba 1 carta de Objeto
   *[other] cada héroe roba { $item_cards } cartas de Objeto
}{ $upgrades ->
    [0] {""}
   *[other] { $item_cards ->
        [0] cada héroe gana
       *[other] {" "}y gana
    } { $upgrades } { $upgrades ->
        [one] mejora
       *[other] mejoras
    }
}

## Extras
edge-right = el borde derecho
edge-left = el borde izquierdo
extra-no-scrolling = el mapa no avanza nunca
extra-no-thugs-turn = no hay turno de los matones
extra-thugs-turn = en cada turno de los matones se { $cards ->
    [one] roba 1 carta
   *[other] roban { $cards } cartas
} de Matón; los matones entran por { $edges }{ $edges_count ->
    [one] {""}
   *[other] , carta a carta
}; { $acting ->
    [first] solo se hacen las acciones de la primera carta
    [last] solo se hacen las acciones de la última carta
   *[every] se hacen las acciones de todas las cartas
}
extra-without-effect = «{ $card }» no tiene efecto { $during ->
    [before-last-tile] hasta que se coloque la última loseta
    [ride] desde que se coloca la loseta del viaje hasta que este acaba
   *[stage] en esta Fase
}
extra-ride = cuando la loseta { $tile } quede sola, hay que aguantar en ella { $turns } { $turns ->
    [one] turno
   *[other] turnos
}; después los héroes se colocan { $arrival }, todas las demás miniaturas quedan atrás y el mapa es { $map_after }
extra-destructible = cada elemento «{ $feature }» tiene { $life } de vida y { $treated_as ->
    [enemy] cuenta como un enemigo que nunca actúa
   *[obstacle] se ataca sin distancia desde las casillas contiguas
}{ $movable ->
    [yes] {""}
   *[no] ; no se puede empujar ni mover
}{ $weapons ->
    [yes] {""}
   *[no] ; las armas no le hacen nada
}
extra-pick-up = con { $actions } { $actions ->
    [one] acción
   *[other] acciones
} { $place } se coge 1 ficha de batería, que se lleva como { $carried_as ->
    [weapon] un arma
   *[money] dinero
}{ $supply ->
    [none] {""}
   *[other] ; hay { $supply }
}
extra-moment = cada vez que { $when }, { $do }

## La Fase entera
tiles = { $start }{ $then_count ->
    [0] {""}
   *[other] ; después { $then }
}
stage-map = { $title }: { $start }{ $then_count ->
    [0] {""}
   *[other] ; después { $then }
}
maps = Mapas en juego: { $in_play } de { $maps_count }. Cada uno recibe al menos { $least_heroes } { $least_heroes ->
    [one] héroe
   *[other] héroes
} y avanza por su cuenta; nadie cambia de mapa. { $revival ->
    [own-map] Un héroe KO solo puede volver en su mapa
   *[any-map] Un héroe KO puede volver en cualquier mapa
}. { $thug_cards ->
    [each-map] Cada mapa tiene sus cartas de Matón
   *[shared] Los mapas comparten las cartas de Matón
}, según { $spawns_counted ->
    [heroes-of-map] los héroes asignados al mapa
   *[all-heroes] todos los héroes
}
heroes-start = los héroes empiezan { $place }
failure-without-consequence = fallar no tiene más consecuencia que quedarse sin la recompensa
shortcut = en el modo historia se abre el camino a «{ $to }» si al ganar { $provided }

## Historia
difficulty-normal = Normal
difficulty-hard = Difícil
difficulty-very-hard = Muy difícil
kept-wounds = heridas
kept-upgrades = mejoras
kept-items = objetos
kept-turbo = turbo
swapped-weapons = armas
swapped-money = dinero
story-way = después de «{ $after }»: { $to }{ $provided_count ->
    [0] {""}
   *[other] , si al ganar { $provided }
}
story-side-trip = «{ $stage }» se puede jugar después de { $after }
story-level = { $difficulty } con { $least } a { $most } mejoras en el héroe que más tiene
story-saving = en la casilla bajo «{ $feature }», { $actions } { $actions ->
    [one] acción
   *[other] acciones
} y { $cents } centavos guardan la historia; tras un fin de partida continúa { $resume ->
    [stage-anew] preparando de nuevo esa Fase
   *[position] desde esa posición
}, con las mejoras { $upgrades ->
    [at-game-over] del fin de partida
   *[at-save] de cuando se guardó
}, { $life ->
    [full] toda la vida
   *[as-saved] la vida de cuando se guardó
} y { $items ->
    [none] sin objetos
   *[as-saved] los objetos de cuando se guardó
}
story-between = entre Fases los héroes conservan { $keep } y pueden intercambiar { $swap }. Un arma se vende por { $weapon_sells_for } centavos y una dorada por { $golden_weapon_sells_for }; una mejora cuesta { $upgrade_costs } centavos y la vuelta de un héroe KO { $revival_costs }. { $discards ->
    [kept-until-decks-run-out] Los descartes solo se barajan cuando se agota un mazo
   *[shuffled] Los mazos se barajan en cada Fase
}
