## The static edition: the house as files on a web space, without a hall behind it.
title = Everything runs on this device
what = Play alone, against bots, or around one screen; after this first visit without a network, too.
hall = Around one table, each on their own phone: New table, Phones in this room. For friends who are elsewhere somebody opens a hall.
# A button: it opens a page that tells it in three steps.
how = How to open a hall
