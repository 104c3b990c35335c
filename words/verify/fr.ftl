title = Vérifier une partie
intro = La graine a été scellée avant la première carte et ouverte après la dernière. Cette page redistribue toute la partie à partir d’elle, ici dans ton navigateur, et compare chaque événement.
file = Choisir un fichier de journal
fileFrom = Un fichier de journal vient de la page de résultat d’une partie finie : ouvres-y « Vérifier cette partie », puis « Enregistrer le journal ». Qui tient la salle en obtient aussi un d’une partie de bots avec simulate --export.
checking = On redistribue…
good = Chaque carte vient de la graine scellée, et chaque coup était permis.
otherRules = Les coups ont été jugés par la version { $then } des règles ; cette salle a la version { $now }, qui en juge { $alike } sur { $moves } de la même façon. La donne et le résultat sont ceux que donne la graine.
bad = Ce journal n’est pas ce qui a été joué.
badge = Vérifiée
notOver = La graine reste scellée jusqu’à la fin de la partie.
pages =
    { $count ->
        [one] { $count } page du journal vérifiée
       *[other] { $count } pages du journal vérifiées
    }
seed = Graine
commit = Scellée sous
download = Enregistrer le journal
unreadable = Ce fichier n’est pas un journal.

## flaws

flaws_not-a-journal = Ce n’est pas un fichier de journal.
flaws_too-large = Ce fichier est plus grand que n’importe quel journal. Il n’a pas été lu.
flaws_no-journal = Il n’y a pas de journal ici.
flaws_newer-format = Le fichier vient d’un Guildhall plus récent.
flaws_altered = Le texte a été changé après l’enregistrement.
flaws_cut-off = La fin du fichier manque.
flaws_unreadable = Une page est illisible.
flaws_unknown-game = Il appartient à un jeu que cette salle ne connaît pas.
flaws_other-rules = Il a été jugé par une autre version des règles.
flaws_content = Le jeu de cartes n’est pas celui qui a été joué.
flaws_numbering = Les pages ne se suivent pas.
flaws_not-finished = La partie n’est pas finie.
flaws_commit = La graine ne correspond pas à son sceau.
flaws_seed = La graine est illisible.
flaws_entropies = Ce que les appareils de la table avaient ajouté a été changé.
flaws_set-up = La donne ne vient pas de la graine.
flaws_refused = Un coup était contraire aux règles.
flaws_events = Ce qui s’est passé ne découle pas du coup.
flaws_time-out = Un coup de fin de temps n’est pas celui des règles.
flaws_reasons = Les raisons d’un bot ont été changées.
flaws_taken-back = Une annulation de coup ne colle pas.
flaws_amended = Une correction ne colle pas.
flaws_outcome = Le résultat ne découle pas de la partie.
flaws_after-the-end = Quelque chose s’est passé après la fin.

##

atPage =
    { $page ->
        [0] Dans l’en-tête
       *[other] À la page { $page }
    }
