### Що діється за столом, окрім великих подій: кубики, карти, їжа, маркери.

event-starter = { $seat } починає.
event-marker-dealt = Тобі на вибір дістається карта маркерів «{ $marker }».
event-rolled = { $seat } кидає: { $value }.
event-fate-rolled = Кубик долі показує { $value }.
event-die-gained =
    { $seat } здобуває кубик { $die ->
        [fate] долі
       *[activation] активації
    }.
event-die-robbed =
    { $seat } забирає кубик { $die ->
        [fate] долі
       *[activation] активації
    }; віддає його { $by }.
event-die-turned = { $seat } повертає кубик з { $before } на { $value }.
event-goal-taken = { $seat } бере чип цілі «{ $goal }».
event-card-taken = { $seat } бере карту досліджень «{ $card }».
event-card-drawn = { $seat } добирає «{ $card }».
event-card-drawn-unseen = { $seat } добирає карту з колоди { $deck_of }.
event-card-kept = { $seat } лишає собі «{ $card }».
event-card-kept-unseen = { $seat } лишає собі карту з колоди { $deck_of }.
event-transported = { $seat } перевозить на склад матеріал { $territory_in }: { $material }.
event-fed = { $seat }, племена { $territory_in }: ситі { $fed }, голодні { $hungry }.
event-weakened = { $seat }: плем’я { $territory_in } слабшає.
event-strengthened = { $seat }: плем’я { $territory_in } знову сильне.
event-no-markers = { $seat } більше не має маркерів і не здобуває: { $space } ×{ $number }.
event-game-ends =
    Кінець гри: { $by ->
       *[eras] { over-by-eras }.
    }
