### What the server refuses. It is fetched when it is first wanted.

error-malformed = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
error-illegal = W tej pozycji nie jest to możliwe.
error-unknown-action = W tej grze nie ma takiej akcji.
error-not-your-turn = To nie twoja kolej.
error-not-seated = Nie masz miejsca przy tym stole.
error-game-over = Gra się skończyła.
error-no-right = Ten stół jest tylko dla osób, które mają do niego link. Otwórz link, który masz.
error-expired = To miejsce zostało oddane. Poproś gospodarza o nowy link.
error-forged = Przepustka tej przeglądarki jest tu nieważna. Otwórz swój link ponownie.
error-wrong-secret = Ten link już nie działa. Poproś gospodarza o nowy.
error-wrong-token = Ten token nie otwiera żadnego miejsca przy tym stole. Poproś gospodarza o nowy.
error-token-only-plays = Token służy do gry na miejscu, dla którego powstał; nie zakłada stołów ani nie otwiera linków.
error-password-needed = To miejsce ma hasło. Podaj je, żeby usiąść.
error-wrong-password = Hasło jest błędne. Spróbuj ponownie.
error-not-yours = To miejsce należy do kogoś innego.
error-not-host = Może to zrobić tylko gospodarz stołu.
error-foreign = To żądanie przyszło z innej strony i zostało odrzucone.
error-unknown-table = Nie ma tu takiego stołu. Sprawdź link.
error-unknown-lesson = Nie ma takiej lekcji.
error-lesson-broken = Ta lekcja nie pasuje już do zasad tego serwera. Wybierz inną.
error-unknown-seat = Przy tym stole nie ma takiego miejsca.
error-unknown-turn = Ta gra nie ma takiej pozycji.
error-unknown-path = Pod tym adresem nic nie ma.
error-wrong-method = Pod tym adresem nie da się tego zrobić.
error-stale = Przy stole coś się już wydarzyło; oto bieżąca pozycja.
error-closed = Ten stół został zamknięty.
error-too-large = To za dużo jak na jedną wiadomość.
error-bad-option = Te opcje do siebie nie pasują: { $why }
error-bad-record = Tego zapisu nie da się odczytać: { $why }
error-too-many =
    { $seconds ->
        [one] Za dużo żądań naraz. Poczekaj { $seconds } sekundę i spróbuj ponownie.
        [few] Za dużo żądań naraz. Poczekaj { $seconds } sekundy i spróbuj ponownie.
        [many] Za dużo żądań naraz. Poczekaj { $seconds } sekund i spróbuj ponownie.
       *[other] Za dużo żądań naraz. Poczekaj { $seconds } sekundy i spróbuj ponownie.
    }
error-too-many-sockets =
    { $whose ->
        [browser] W tej przeglądarce otwarto zbyt wiele stołów. Zamknij ten, którego nie potrzebujesz.
        [address] W twojej sieci otwarto zbyt wiele stołów. Zamknij ten, którego nikt nie potrzebuje.
       *[table] Przy tym stole jest teraz zbyt wiele osób. Spróbuj później.
    }
error-too-many-connections = Z twojej sieci przychodzi zbyt wiele połączeń. Zamknij kilka stron albo spróbuj za chwilę.
error-too-slow = Żądanie docierało zbyt długo. Spróbuj ponownie.
error-busy = Serwer ma teraz zbyt wiele pracy. Spróbuj za chwilę.
error-store = Serwer nie może teraz zapisywać. Nic potwierdzonego nie przepadło; spróbuj za chwilę.
error-rules-changed = Grano według starszych zasad; wcześniejszych pozycji nie da się pokazać.
error-still-playing = Będzie to możliwe, gdy gra się skończy.
error-others-play = Grają tu inni. Najpierw zamknij stół, aby to zobaczyli; potem można go usunąć.
error-too-long = Przy tym stole zbyt wiele już cofano i zmieniano. Można tylko grać dalej.
error-undo-barrier = Tego nie można swobodnie cofnąć: od tego czasu był rzut lub losowanie albo zagrał ktoś inny.
error-undo-nothing = Nie ma czego cofać.
error-undo-pending = Ktoś już prosi o cofnięcie; najpierw odpowiedz na to.
error-undo-no-request = Nikt nie prosi o cofnięcie.
error-chances-hidden = Gospodarz nie pozwala pokazywać szans.
error-cannot-judge = Tej gry nie można ocenić: { $why }
error-analysis-failed = Analiza została przerwana. To, co znaleziono, zostaje: spróbuj ponownie.
error-unknown-puzzle = Nie ma takiego zadania.
error-no-hint = Bot nie ma teraz podpowiedzi.
error-reading-failed = Serwer nie zdołał tego przygotować. Spróbuj później.
error-internal = Na serwerze coś poszło nie tak. Nic potwierdzonego nie przepadło.
