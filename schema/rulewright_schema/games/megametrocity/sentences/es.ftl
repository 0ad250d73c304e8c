# Los efectos de MegaMetroCity en español. Argumentos: véase rulewright_schema.sentences.
# Los objetivos llevan .number: self (se habla de tú), one o many; los verbos concuerdan con él.

list-and = { $so_far }{ $last ->
    [yes] {" "}y
   *[no] ,
} { $more }
entry-rows = { $key }: { $value }

## Lugares
place-own-square = en { $actor ->
    [boss] su
   *[hero] tu
} casilla
place-adjacent = junto a { $actor ->
    [boss] él
   *[hero] ti
}
place-target-square = en la casilla objetivo
place-road = en una casilla de carretera
place-street = en la calle
place-front-tile = en la loseta delantera
place-rear-tile = en la loseta trasera
place-establishment = en el mismo Establecimiento
place-map = en el mapa
place-doors = bajo cada puerta
place-spawn-points = en cada punto de aparición activo
place-within = a { $squares } { $squares ->
    [one] casilla
   *[other] casillas
} como máximo
place-line = a { $squares } { $squares ->
    [one] casilla
   *[other] casillas
} como máximo en línea recta
place-beam = en una misma línea recta de { $squares } { $squares ->
    [one] casilla
   *[other] casillas
}
place-row = en la fila { $row }

## Objetivos
target-self = { $actor ->
    [boss] el jefe final
   *[hero] tú
}
    .number = { $actor ->
        [boss] one
       *[hero] self
    }
    .a = { $actor ->
        [boss] al jefe final
       *[hero] te
    }
    .de = { $actor ->
        [boss] del jefe final
       *[hero] tuya
    }
target-hit = cada miniatura alcanzada
    .number = one
    .a = a cada miniatura alcanzada
    .de = de cada miniatura alcanzada
target-same = cada uno de ellos
    .number = one
    .a = a cada uno de ellos
    .de = de cada uno de ellos
target-hero = un héroe { $where }
    .number = one
    .a = a un héroe { $where }
    .de = de un héroe { $where }
target-other-hero = otro héroe { $where }
    .number = one
    .a = a otro héroe { $where }
    .de = de otro héroe { $where }
target-heroes = cada héroe { $where }
    .number = one
    .a = a cada héroe { $where }
    .de = de cada héroe { $where }
target-other-heroes = cada uno de los demás héroes { $where }
    .number = one
    .a = a cada uno de los demás héroes { $where }
    .de = de cada uno de los demás héroes { $where }
target-thug = { $count ->
    [one] 1 matón
   *[other] hasta { $count } matones
}{ $type ->
    [none] {""}
   *[other] {" "}de tipo { $type }
}{ $no_bosses ->
    [yes] {" "}(ningún jefe)
   *[no] {""}
} { $where }
    .number = { $count ->
        [one] one
       *[other] many
    }
    .a = a { $count ->
        [one] 1 matón
       *[other] hasta { $count } matones
    }{ $type ->
        [none] {""}
       *[other] {" "}de tipo { $type }
    }{ $no_bosses ->
        [yes] {" "}(ningún jefe)
       *[no] {""}
    } { $where }
    .de = de { $count ->
        [one] 1 matón
       *[other] hasta { $count } matones
    } { $where }
target-thugs = cada matón{ $type ->
    [none] {""}
   *[other] {" "}de tipo { $type }
}{ $no_bosses ->
    [yes] {" "}(ningún jefe)
   *[no] {""}
} { $where }
    .number = one
    .a = a cada matón{ $type ->
        [none] {""}
       *[other] {" "}de tipo { $type }
    }{ $no_bosses ->
        [yes] {" "}(ningún jefe)
       *[no] {""}
    } { $where }
    .de = de cada matón { $where }
target-everyone = cada miniatura { $where }
    .number = one
    .a = a cada miniatura { $where }
    .de = de cada miniatura { $where }

## Momentos
when-use = tras cada uso
when-hit = si impacta
when-ko = si deja KO a alguien
when-critical-hit = por cada golpe crítico
when-last-use = tras el último uso
when-turn-start = al empezar tu turno
when-turn-end = al acabar tu turno
when-thug-ko = cuando dejas KO a un matón
when-leader-ko = cuando dejas KO a un líder
when-boss-ko = cuando dejas KO a un jefe
when-special-technique = tras tu Técnica Especial
when-turbo-attack = tras tu Ataque Turbo
when-wounded = cuando un ataque te hiere
when-furniture-broken = cuando rompes mobiliario
when-establishment-opened = cuando abres un Establecimiento
when-food-eaten = cuando comes
when-weapon-discarded = cuando se agota tu arma
when-scrolled = cuando avanza el mapa

## Condiciones
condition-half-life = le queda la mitad de su vida o menos
condition-hero-armed = el héroe atacado lleva un arma
condition-hero-has-money = el héroe atacado lleva dinero
condition-life-at-least = le quedan al menos { $life } de vida
condition-heroes-near = { $heroes ->
    [one] hay 1 héroe
   *[other] hay al menos { $heroes } héroes
} { $where }

## Efectos: vida, cartas y recursos
effect-heal = { $to_number ->
    [self] curas
    [many] { $to } curan
   *[one] { $to } cura
} { $wounds } { $wounds ->
    [one] herida
   *[other] heridas
}.
effect-wound = { $to_number ->
    [self] recibes
    [many] { $to } reciben
   *[one] { $to } recibe
} { $wounds } { $wounds ->
    [one] herida
   *[other] heridas
}{ $ignores_defense ->
    [yes] ; se ignora la Defensa
   *[no] {""}
}.
effect-draw-items = { $to_number ->
    [self] robas
    [many] { $to } roban
   *[one] { $to } roba
} { $cards } { $cards ->
    [one] carta de Objeto
   *[other] cartas de Objeto
}.
effect-search-items = mira las primeras { $look_at } cartas de Objeto, roba { $keep } y descarta las demás.
effect-gain-money = { $to_number ->
    [self] ganas
    [many] { $to } ganan
   *[one] { $to } gana
} { $cents } centavos.
effect-lose-items = { $to_number ->
    [self] descartas
    [many] { $to } descartan
   *[one] { $to } descarta
} { $cards } { $items ->
    [weapon] { $cards ->
        [one] arma
       *[other] armas
    }
    [money] { $cards ->
        [one] carta de dinero
       *[other] cartas de dinero
    }
   *[any] { $cards ->
        [one] arma o carta de dinero
       *[other] armas o cartas de dinero
    }
}.
effect-exchange-items = intercambia armas y dinero con un héroe { $where }.
effect-recharge-weapon = retira { $batteries } { $batteries ->
    [one] ficha de batería
   *[other] fichas de batería
} { $to_number ->
    [self] de tu arma
   *[other] del arma { $to_de }
}.
effect-gain-turbo = { $to_number ->
    [self] ganas
    [many] { $to } ganan
   *[one] { $to } gana
} { $tokens } de turbo.
effect-lose-turbo = { $to_number ->
    [self] pierdes
    [many] { $to } pierden
   *[one] { $to } pierde
} { $tokens } de turbo.
effect-gain-movement = { $to_number ->
    [self] ganas
    [many] { $to } ganan
   *[one] { $to } gana
} { $points } { $points ->
    [one] punto
   *[other] puntos
} de movimiento.
effect-gain-actions = { $to_number ->
    [self] ganas
    [many] { $to } ganan
   *[one] { $to } gana
} { $actions } { $actions ->
    [one] acción
   *[other] acciones
} extra.
effect-revive = un héroe KO vuelve a tu casilla con { $life } de vida.

## Efectos: en el mapa
effect-push = { $to_number ->
    [self] te empujas
   *[other] empuja { $to_a }
} hasta { $squares } { $squares ->
    [one] casilla
   *[other] casillas
}{ $direction ->
    [away] {" "}alejándolo
    [towards] {" "}acercándolo
   *[any] {""}
}.
effect-move = { $to_number ->
    [self] te mueves
    [many] { $to } se mueven
   *[one] { $to } se mueve
} hasta { $squares } { $squares ->
    [one] casilla
   *[other] casillas
}{ $over_obstacles ->
    [yes] , también sobre obstáculos
   *[no] {""}
}.
effect-teleport = { $to_number ->
    [self] te teletransportas
    [many] { $to } se teletransportan
   *[one] { $to } se teletransporta
} a una casilla { $where }.
effect-swap-places = { $actor ->
    [boss] el jefe final se cambia de sitio con { $to }
   *[hero] cámbiate de sitio con { $to }
}.
effect-swap-tiles = las losetas trasera y delantera cambian de sitio con todo lo que hay en ellas.
effect-spawn-thugs = aparecen { $thugs } { $where }.
effect-stun = { $to_number ->
    [many] { $to } no hacen
   *[one] { $to } no hace
} nada en el próximo turno de los matones.
effect-break-furniture = rompe mobiliario { $where } y roba su carta de Objeto.

## Efectos: ataques
effect-attack = ataca con { $dice } { $dice ->
    [one] dado
   *[other] dados
}{ $fight ->
    [none] {""}
   *[other] {" "}({ $fight }+)
} { $where }: { $hits ->
    [miniature] los enemigos de una casilla se reparten los impactos
    [square] cada impacto hiere a todos los enemigos de una casilla
    [each-square] cada impacto hiere a todos los enemigos de otra casilla
   *[each-miniature] cada impacto hiere a otro enemigo
}{ $wounds_per_hit ->
    [one] {""}
   *[other] , { $wounds_per_hit } heridas por impacto
}{ $ignores_defense ->
    [yes] ; se ignora la Defensa
   *[no] {""}
}.
effect-strike = golpea { $where }{ $extra_dice ->
    [0] {""}
   *[other] {" "}con { $extra_dice } { $extra_dice ->
        [one] dado
       *[other] dados
    } más
}: { $hits ->
    [miniature] los impactos hieren a un héroe
    [square] cada impacto hiere a todos los héroes de una casilla
    [each-square] cada impacto hiere a todos los héroes de otra casilla
   *[each-miniature] cada impacto hiere a otro héroe
}{ $wounds_per_hit ->
    [one] {""}
   *[other] , { $wounds_per_hit } heridas por impacto
}.

## Mejoras
attacks-all = todos los ataques
attacks-melee = los ataques sin arma
attacks-weapon = los ataques con arma
attacks-ranged = los ataques a distancia
attacks-throw = los lanzamientos
attacks-special-technique = la Técnica Especial
attacks-turbo-attack = el Ataque Turbo
bonus-extra-dice = { $dice } { $dice ->
    [one] dado
   *[other] dados
} más en { $attacks }.
bonus-fight-bonus = la Lucha mejora en { $points } en { $attacks }.
bonus-extra-range = { $squares } de alcance más en { $attacks }.
bonus-extra-wounds = { $wounds } { $wounds ->
    [one] herida
   *[other] heridas
} más por impacto en { $attacks }.
bonus-ignore-defense = se ignora la Defensa en { $attacks }.
bonus-reroll = vuelve a tirar hasta { $dice } { $dice ->
    [one] dado fallado
   *[other] dados fallados
} en { $attacks }.
bonus-critical-from = { $face }+ es un golpe crítico en { $attacks }.
bonus-impulse = cada miniatura alcanzada puede moverse hasta { $squares } { $squares ->
    [one] casilla
   *[other] casillas
} en { $attacks }.
bonus-shoot-past-obstacles = los obstáculos no detienen tus disparos.
bonus-free-jumps = los saltos no cuestan acciones.
bonus-extra-healing = la comida cura { $wounds } { $wounds ->
    [one] herida
   *[other] heridas
} más.
bonus-more-weapons = llevas { $weapons } { $weapons ->
    [one] arma
   *[other] armas
} más.
bonus-absorb = ignora { $wounds } { $wounds ->
    [one] herida
   *[other] heridas
} en cada turno de los matones.
bonus-tough-throws = los lanzamientos tiran { $dice } { $dice ->
    [one] dado
   *[other] dados
} más y no dejan escombros.

## Cartas de Objeto
weapon-effect = { $when }: { $do }
item-weapon = { $bonuses } { $effects }
item-food = curas { $heals } { $heals ->
    [one] herida
   *[other] heridas
}. { $effects }
item-money = { $cents } centavos.
item-event = { $effects } Después robas 1 carta de Objeto.

## Cartas de Matón
group-thugs = { $count } × { $thug }
group-leader = líder { $leader }
spawn-regular = borde derecho: { $rows }.
spawn-rear-entrance = borde izquierdo: { $rows }.
spawn-door-spawn = bajo cada puerta: { $each_door }.
spawn-van = en cada casilla de carretera de la unión: { $each_square }.
orders-move-and-attack = todos los matones se mueven y atacan.
orders-move-twice = todos los matones se mueven dos veces.
orders-attack-twice = todos los matones atacan dos veces.

## Técnicas
cost = { $actions ->
    [0] {""}
    [one] {"["}1 acción]
   *[other] {"["}{ $actions } acciones]
} { $movement ->
    [0] {""}
   *[other] {"["}{ $movement } de movimiento]
} { $life ->
    [0] {""}
   *[other] {"["}{ $life } de vida]
} { $turbo ->
    [0] {""}
   *[other] {"["}{ $turbo } de turbo]
}
ability-active = { $cost } { $once_per ->
    [turn] Una vez por turno:
    [round] Una vez por ronda:
    [stage] Una vez por Fase:
   *[none] {""}
} { $do }
ability-reaction = { $when }{ $once_per ->
    [turn] , una vez por turno
    [round] , una vez por ronda
    [stage] , una vez por Fase
   *[none] {""}
}{ $cost ->
    [none] {""}
   *[other] {" "}{ $cost }
}: { $do }
ability-passive = { $bonus }

## Hojas
special-technique = { $title }: recibes { $life_cost } { $life_cost ->
    [one] herida
   *[other] heridas
} y tiras { $dice } { $dice ->
    [one] dado
   *[other] dados
}{ $fight ->
    [none] {""}
   *[other] {" "}({ $fight }+)
}. Cada impacto causa { $value } { $value ->
    [one] herida
   *[other] heridas
} a todos los enemigos de otra casilla { $reach }. { $effects }
aura = mientras este jefe está en el mapa, cada uno de los demás matones de tipo { $thug } tiene { $attribute ->
    [fight] Lucha { $change } mejor
    [movement] { $change } de Movimiento más
    [attack] { $change } { $change ->
        [one] dado de Ataque
       *[other] dados de Ataque
    } más
    [range] { $change } de Alcance más
   *[defense] { $change } de Defensa más
}.
special-attack = { $title } (un héroe { $reach }{ $only_if_count ->
    [0] {""}
   *[other] ; si { $only_if }
}): { $do }

## Palabras que un texto escrito a mano comparte con el efecto
keywords = -
    .wound = herida, heridas, hiere, hieren
    .heal = cura, curas, curan
    .item-card = objeto, objetos
    .money = centavo, centavos, dinero
    .weapon = arma, armas
    .battery = batería, baterías
    .turbo = turbo
    .movement = movimiento
    .action = acción, acciones
    .push = empuja, empujas, empujan, empujar
    .teleport = teletransporta, teletransportas, teletransportan
    .tile = loseta, losetas
    .road = carretera
    .map = mapa
    .square = casilla, casillas
    .hero = héroe, héroes
    .thug = matón, matones, enemigo, enemigos
    .leader = líder, líderes
    .die = dado, dados
    .defense = defensa
    .obstacle = obstáculo, obstáculos
    .turn = turno, turnos
