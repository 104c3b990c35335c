title = Zaplanuj ruch
line = Na następny raz, gdy będzie pytanie do ciebie. Nikt wcześniej się nie dowie, a jeśli wtedy nie będzie możliwy, po prostu padnie pytanie.
notNow = Teraz nie ma ruchu do zaplanowania.
nothing = Nic: pytaj mnie
left = Zaplanowano.
taken = Padnie pytanie.
