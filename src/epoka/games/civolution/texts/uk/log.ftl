### Що діється за столом, окрім великих подій: кубики, карти, їжа, маркери.

event-starter = { $seat } починає.
event-marker-dealt = Тобі на вибір дістається карта маркерів «{ $marker }».
event-rolled = { $seat } кидає: { $value }.
event-fate-rolled = Кубик долі показує { $value }.
event-hunted =
    За { $value } таблиця дає їжу: { $food }{ $more ->
        [0] .
       *[other] , а грибні долини й карти ще { $more }.
    }
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
event-goal-declined = { $seat } не бере чипа цілі.
event-goal-shown = Новий чип цілі на вибір: «{ $goal }».
event-income-shown = Новий чип доходу на вибір: «{ $element }».
event-attribute-shown = Новий чип властивості на вибір: «{ $element }».
event-card-shown = Відкрито карту досліджень «{ $card }».
event-card-taken = { $seat } бере карту досліджень «{ $card }».
event-card-drawn = { $seat } добирає «{ $card }».
event-card-drawn-unseen = { $seat } добирає карту з колоди { $deck_of }.
event-card-kept = { $seat } лишає собі «{ $card }».
event-card-kept-unseen = { $seat } лишає собі карту з колоди { $deck_of }.
event-resets-filled =
    { $seat } кладе на колонки скидання { $number ->
        [one] { $number } маркер
        [few] { $number } маркери
        [many] { $number } маркерів
       *[other] { $number } маркера
    }.
event-transported = { $seat } перевозить матеріал на склад: { $material } ({ $territory }).
event-fed = { $seat }, племена { $territory_in }, { $place }: ситі { $fed }, голодні { $hungry }.
event-weakened = { $seat }: плем’я { $territory_in } слабшає.
event-strengthened = { $seat }: плем’я { $territory_in } знову сильне.
event-no-markers = { $seat } більше не має маркерів і не здобуває: { $space } ×{ $number }.
event-game-ends =
    Кінець гри: { $by ->
       *[eras] { over-by-eras }.
    }
