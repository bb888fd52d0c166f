### Назви карт подій.

## Події

incident-F1 = Хвиля винаходів
incident-F2 = Коронація
incident-F3 = Доба розуму
incident-F4 = Падіння метеорита
incident-F5 = Будівельний бум
incident-F6 = Достаток
incident-F7 = Відродження
incident-F8 = Демографічний вибух
incident-F9 = Доба відкриттів
incident-F10 = Культ предків
incident-F11 = Просвітництво
incident-F12 = Урбанізація
incident-F13 = Земельна реформа
incident-F14 = Великі амбіції
incident-F15 = Працьовита доба
incident-F16 = Великі уми
incident-F17 = Корупція
incident-F18 = Знак з неба
incident-F19 = Повні склади
incident-F20 = Цунамі
