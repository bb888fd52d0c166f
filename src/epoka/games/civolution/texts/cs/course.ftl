### O průběhu hry v záznamu: bodovací dílky, počasí, události, dokončené stupně, bodování.

event-scoring-tile =
    Bodovací dílek { $era ->
        [0] závěrečného bodování
       *[other] epochy { $era }
    }: { $category }.
event-weather-moved =
    { $seat } posouvá ukazatel počasí: { $weather ->
        [2] horko
        [1] teplo
        [0] mírno
        [-1] déšť
       *[other] zima
    }.
event-stage-complete =
    { $seat } má celý stupeň { $stage } konzole: { $stage ->
        [1] následuje čip příjmů
       *[other] lze aktivovat dílek stupně
    }.
event-event-count = Událost „{ $incident }“ – { $seat }: { $number }.
event-units = { $seat }: { $units } × { $value } b.
event-final-points =
    Závěrečné bodování, { $seat }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } ({ $source }).
event-final-total =
    { $seat } končí hru s výsledkem { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
event-no-die =
    { $seat } nezískává { $die ->
        [fate] kostku osudu
       *[activation] aktivační kostku
    }: nabídka je prázdná a nikdo jiný jich nemá tolik.
