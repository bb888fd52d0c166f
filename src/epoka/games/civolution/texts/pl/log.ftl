### Co dzieje się przy stole poza dużymi zdarzeniami: kości, karty, żywność, znaczniki.

event-starter = { $seat } zaczyna.
event-marker-dealt = Dostajesz do wyboru kartę znaczników „{ $marker }”.
event-rolled = { $seat } rzuca: { $value }.
event-fate-rolled = Kość losu wskazuje { $value }.
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
event-card-taken = { $seat } bierze kartę badań „{ $card }”.
event-card-drawn = { $seat } dobiera „{ $card }”.
event-card-drawn-unseen = { $seat } dobiera kartę { $deck_of }.
event-card-kept = { $seat } zatrzymuje „{ $card }”.
event-card-kept-unseen = { $seat } zatrzymuje kartę { $deck_of }.
event-transported = { $seat } przewozi do magazynu materiał { $territory_in }: { $material }.
event-fed = { $seat }, plemiona { $territory_in }: nakarmione { $fed }, głodne { $hungry }.
event-weakened = { $seat }: plemię { $territory_in } słabnie.
event-strengthened = { $seat }: plemię { $territory_in } odzyskuje siły.
event-no-markers = { $seat } nie ma już znaczników i nie dostaje: { $space } ×{ $number }.
event-game-ends =
    Koniec gry: { $by ->
       *[eras] { over-by-eras }.
    }
