### Co se děje u stolu vedle velkých událostí: kostky, karty, jídlo, značky.

event-starter = { $seat } začíná.
event-marker-dealt = Dostáváš na výběr kartu značek „{ $marker }“.
event-rolled = { $seat } hází: { $value }.
event-fate-rolled = Hod kostkami osudu: { $value }.
event-hunted =
    Za { $value } dává tabulka jídlo: { $food }{ $more ->
        [0] .
       *[other] , houbová údolí a karty ještě { $more }.
    }
event-die-gained =
    { $seat } získává { $die ->
        [fate] kostku osudu
       *[activation] aktivační kostku
    }.
event-die-robbed =
    { $seat } bere { $die ->
        [fate] kostku osudu
       *[activation] aktivační kostku
    }; přichází o ni { $by }.
event-die-turned = { $seat } otáčí kostku z { $before } na { $value }.
event-goal-taken = { $seat } bere čip cíle „{ $goal }“.
event-goal-declined = { $seat } nebere žádný čip cíle.
event-goal-shown = Nový čip cíle v nabídce: „{ $goal }“.
event-income-shown = Nový čip příjmů v nabídce: „{ $element }“.
event-attribute-shown = Nový čip atributu v nabídce: „{ $element }“.
event-card-shown = Odkryta karta výzkumu „{ $card }“.
event-card-taken = { $seat } bere kartu výzkumu „{ $card }“.
event-card-drawn = { $seat } dobírá „{ $card }“.
event-card-drawn-unseen = { $seat } dobírá kartu z balíčku { $deck_of }.
event-card-kept = { $seat } si nechává „{ $card }“.
event-card-kept-unseen = { $seat } si nechává kartu z balíčku { $deck_of }.
event-resets-filled =
    { $seat } klade do sloupců resetu { $number ->
        [one] { $number } značku
        [few] { $number } značky
        [many] { $number } značky
       *[other] { $number } značek
    }.
event-transported = { $seat } dopravuje surovinu do skladu: { $material } ({ $territory }).
event-fed = { $seat } krmí kmeny { $territory_in }, { $place }: nakrmené { $fed }, hladové { $hungry }.
event-weakened = { $seat }: kmen { $territory_in } slábne.
event-strengthened = { $seat }: kmen { $territory_in } je opět silný.
event-no-markers = { $seat } už nemá značky a nezískává: { $space } ×{ $number }.
event-game-ends =
    Konec hry: { $by ->
       *[eras] { over-by-eras }.
    }
