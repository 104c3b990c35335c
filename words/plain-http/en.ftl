### What an address without TLS costs: read by hosts alone.

title = Your guests come by plain http.
costs = Playing works. What browsers allow only with TLS does not: installing as an app, playing without a network, passkeys, notices while the page is closed, the share sheet.
how = How to get an address with TLS
understood = Understood
