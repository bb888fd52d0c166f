### Co dzieje się przy stole poza dużymi zdarzeniami: kości, karty, żywność, znaczniki.

event-starter = { $seat } zaczyna.
event-marker-dealt = Dostajesz do wyboru kartę znaczników „{ $marker }”.
event-rolled = { $seat } rzuca: { $value }.
event-fate-rolled = Rzut kośćmi losu: { $value }.
event-hunted =
    Za { $value } tabela daje żywność: { $food }{ $more ->
        [0] .
       *[other] , a doliny grzybów i karty jeszcze { $more }.
    }
event-die-gained =
    { $seat } zyskuje kość { $die ->
        [fate] losu
       *[activation] aktywacji
    }.
event-die-robbed =
    { $seat } bierze kość { $die ->
        [fate] losu
       *[activation] aktywacji
    }; oddaje ją { $by }.
event-die-turned = { $seat } obraca kość z { $before } na { $value }.
event-goal-taken = { $seat } bierze czip celu „{ $goal }”.
event-goal-declined = { $seat } nie bierze czipa celu.
event-goal-shown = Nowy czip celu w przyborniku: „{ $goal }”.
event-income-shown = Nowy czip przychodu w przyborniku: „{ $element }”.
event-attribute-shown = Nowy czip atrybutu w przyborniku: „{ $element }”.
event-card-shown = Odkryto kartę badań „{ $card }”.
event-card-taken = { $seat } bierze kartę badań „{ $card }”.
event-card-drawn = { $seat } dobiera „{ $card }”.
event-card-drawn-unseen = { $seat } dobiera kartę { $deck_of }.
event-card-kept = { $seat } zatrzymuje „{ $card }”.
event-card-kept-unseen = { $seat } zatrzymuje kartę { $deck_of }.
event-resets-filled =
    { $seat } kładzie na kolumnach resetu { $number ->
        [one] { $number } znacznik
        [few] { $number } znaczniki
        [many] { $number } znaczników
       *[other] { $number } znacznika
    }.
event-transported = { $seat } transportuje materiał do magazynu: { $material } ({ $territory }).
event-fed = { $seat } żywi plemiona { $territory_in }, { $place }: nakarmione { $fed }, głodne { $hungry }.
event-weakened = { $seat }: plemię { $territory_in } słabnie.
event-strengthened = { $seat }: plemię { $territory_in } odzyskuje siły.
event-no-markers = { $seat } nie ma już znaczników i nie dostaje: { $space } ×{ $number }.
event-game-ends =
    Koniec gry: { $by ->
       *[eras] { over-by-eras }.
    }
