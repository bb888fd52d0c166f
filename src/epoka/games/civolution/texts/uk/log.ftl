### Що діється за столом, окрім великих подій: кубики, карти, їжа, маркери.

event-starter = { $seat } починає.
event-marker-dealt = Тобі на вибір дістається карта маркерів «{ $marker }».
event-rolled = { $seat } кидає: { $value }.
event-fate-rolled = Кидок кубиками долі: { $value }.
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
event-die-turned = { $seat } перевертає кубик з { $before } на { $value }.
event-goal-taken = { $seat } бере чип цілі «{ $goal }».
event-goal-declined = { $seat } не бере чипа цілі.
event-goal-shown = Новий чип цілі на вітрині: «{ $goal }».
event-income-shown = Новий чип доходу на вітрині: «{ $element }».
event-attribute-shown = Новий чип властивості на вітрині: «{ $element }».
event-card-shown = Відкрито карту досліджень «{ $card }».
event-card-taken = { $seat } бере карту досліджень «{ $card }».
event-card-drawn = { $seat } бере «{ $card }».
event-card-drawn-unseen = { $seat } бере карту з колоди { $deck_of }.
event-card-kept = { $seat } залишає собі «{ $card }».
event-card-kept-unseen = { $seat } залишає собі карту з колоди { $deck_of }.
event-resets-filled =
    { $seat } кладе на колонки перезапуску { $number ->
        [one] { $number } маркер
        [few] { $number } маркери
        [many] { $number } маркерів
       *[other] { $number } маркера
    }.
event-transported = { $seat } перевозить матеріал на склад: { $material } ({ $territory }).
event-fed = { $seat } годує племена { $territory_in }, { $place }: нагодовано { $fed }, голодних { $hungry }.
event-weakened = { $seat }: плем’я { $territory_in } слабшає.
event-strengthened = { $seat }: плем’я { $territory_in } знову сильне.
event-no-markers = { $seat } більше не має маркерів і не здобуває: { $space } ×{ $number }.
event-game-ends =
    Кінець гри: { $by ->
       *[eras] { over-by-eras }.
    }
