### Moves that a player queues for later.

title = Queue a move
line = For the next time you are asked. Nobody hears of it before, and if it is not possible then, you are simply asked.
notNow = Right now there is no move to queue.
nothing = Nothing: ask me
left = Queued.
taken = You will be asked.
