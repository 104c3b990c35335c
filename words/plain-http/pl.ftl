title = Twoi goście wchodzą przez zwykłe http.
costs = Grać można. Nie działa to, na co przeglądarki pozwalają tylko z TLS: instalacja jako aplikacja, gra bez sieci, klucze dostępu, powiadomienia przy zamkniętej stronie, okno udostępniania.
how = Jak zdobyć adres z TLS
understood = Jasne
