/** In French: how the stories of Ryloth and Naboo end. */
import type { rylothNaboo as english } from "../../en/endings/ryloth-naboo.ts";

export const rylothNaboo: Readonly<Record<keyof typeof english, string>> = {
  "encounter.ryloth-naboo-01.smuggle.pass":
    "La caisse tousse une fois à la porte ; tu tousses plus fort. Aux grottes on l’ouvre, et elle t’embrasse.",
  "encounter.ryloth-naboo-01.smuggle.fail": "La caisse éternue avec l’accent d’un homme recherché.",
  "encounter.ryloth-naboo-01.report.done":
    "Ils paient l’itinéraire. Au matin il est désert, et le marché aussi quand tu passes.",
  "encounter.ryloth-naboo-02.ryloth.pass":
    "Tu comptes les six en redescendant, devant toi. Ils n’oublieront pas le visage derrière eux.",
  "encounter.ryloth-naboo-02.ryloth.fail": "Un moment, ils en comptent sept.",
  "encounter.ryloth-naboo-02.naboo.pass":
    "Au neuvième discours, une comtesse te dit qui est derrière le rideau, et te paie pour feindre la surprise.",
  "encounter.ryloth-naboo-02.naboo.fail": "Tu applaudis entre deux mouvements.",
  "encounter.ryloth-naboo-03.ryloth.yes":
    "Il te vend les rations, et quelqu’un d’autre avec. On te paie pour ne pas demander qui.",
  "encounter.ryloth-naboo-03.ryloth.no.pass":
    "Tu n’es plus là où il avait dit, et lui y est. L’histoire plaît beaucoup dans les collines.",
  "encounter.ryloth-naboo-03.ryloth.no.fail": "Il a tiré un très bon prix.",
  "encounter.ryloth-naboo-03.naboo.pass":
    "La gardienne attendait qu’on l’interroge sur le cadre. Elle l’emballe elle-même.",
  "encounter.ryloth-naboo-03.naboo.fail": "Tu admires le mauvais mur jusqu’à la fermeture.",
  "encounter.ryloth-naboo-04.naboo.pass":
    "Tu passes l’arrivée sous le pont, ce que personne n’avait interdit non plus.",
  "encounter.ryloth-naboo-04.naboo.fail": "Le fleuve, lui, le dit.",
  "encounter.ryloth-naboo-05.ryloth.pass":
    "Tu trouves les ingénieurs coincés dedans, tu les délivres à coups d’arguments, et l’eau suit.",
  "encounter.ryloth-naboo-05.ryloth.fail": "La pompe démarre. Il lui manquait quelqu’un.",
  "encounter.ryloth-naboo-05.guard.pass":
    "Un assassin, par l’office. Le gouverneur ne se réveille pas et paie au matin.",
  "encounter.ryloth-naboo-05.guard.fail": "L’office avait deux portes.",
  "encounter.ryloth-naboo-05.swim.pass":
    "Tu remontes la figure de proue dans tes bras. La photo est dans toutes les tavernes du lac.",
  "encounter.ryloth-naboo-05.swim.fail": "Une chose plus grosse avait déjà pris la place.",
  "encounter.ryloth-naboo-06.ryloth.pass":
    "La dernière bête entre à reculons. Les bergers te paient en fromage et en pièces.",
  "encounter.ryloth-naboo-06.ryloth.fail": "La porte tient. Tes épaules, c’est autre chose.",
  "encounter.ryloth-naboo-06.naboo.pass":
    "Après la quatrième subordonnée, elle te confie une petite boîte pour un petit-fils sur Ryloth, sans dire son camp.",
  "encounter.ryloth-naboo-06.naboo.fail":
    "Tu finis la phrase avant son verbe. Elle sonne pour ton manteau, et pour une contribution.",
  "encounter.ryloth-naboo-07.guide.pass":
    "Tu les trouves à l’odeur du poêle. Ils connaissaient déjà ton pas.",
  "encounter.ryloth-naboo-07.guide.fail":
    "Si les grottes ne sont sur aucune carte, c’est pour une raison à pattes.",
  "encounter.ryloth-naboo-07.chart.done": "C’est une bonne carte. Elle sert la nuit même.",
  "encounter.ryloth-naboo-07.naboo.pass":
    "Tu entres par le ciel et ressors par le col, avec les boutons de manchette du gouverneur.",
  "encounter.ryloth-naboo-07.naboo.fail": "Tu la refermes derrière toi, sur la peinture fraîche.",
  "encounter.ryloth-naboo-08.ryloth.pass":
    "Le vent et toi arrivez ensemble, et on te décharge en premier.",
  "encounter.ryloth-naboo-08.ryloth.fail": "Le vent avait priorité.",
  "encounter.ryloth-naboo-09.ryloth.pass": "Tu lui apprends à les fermer.",
  "encounter.ryloth-naboo-09.ryloth.fail": "La prochaine fois, frappe.",
  "encounter.ryloth-naboo-10.pay.done": "Il sort de ton ombre et note qu’il reste des gens bien.",
  "encounter.ryloth-naboo-10.argue.pass": "Il compte deux fois, rougit, et paie à l’heure.",
  "encounter.ryloth-naboo-10.argue.fail": "C’est taxé aussi. Maintenant.",
  "encounter.ryloth-naboo-10.naboo.pass":
    "Il démarre du premier coup et ne veut plus s’arrêter. On te paie la première partie.",
  "encounter.ryloth-naboo-10.naboo.fail":
    "Il démarre du premier coup, avec une vitesse enclenchée.",
  "encounter.ryloth-naboo-11.ryloth.pass":
    "Tu le leur dis, et où il ralentit. Le troisième jour, la garnison va à pied.",
  "encounter.ryloth-naboo-11.ryloth.fail": "Le convoi était derrière toi, à écouter.",
  "encounter.ryloth-naboo-11.marry.done":
    "Tu signes comme si tu étais de la famille. Les deux familles te paient, par précaution.",
  "encounter.ryloth-naboo-11.elope.pass":
    "Du riz, des tirs, une montée en vrille. La ballade passe la seconde moitié du carburant.",
  "encounter.ryloth-naboo-11.elope.fail": "Le garçon d’honneur était canonnier du port.",
  "encounter.ryloth-naboo-12.ryloth.yes.pass": "Tu gagnes la main, le pot et la barrière.",
  "encounter.ryloth-naboo-12.ryloth.yes.fail": "Avec toi, ils ne jouent pas aux cartes.",
  "encounter.ryloth-naboo-12.ryloth.no":
    "On te laisse gagner, lentement, et on te fait signe de passer.",
  "encounter.ryloth-naboo-13.ryloth.pass":
    "Tu dévisses ce qui remue. Ça va mieux au vaisseau qu’au marcheur.",
  "encounter.ryloth-naboo-13.ryloth.fail": "Ça remue vers toi.",
  "encounter.ryloth-naboo-13.naboo.pass":
    "Il calait le bureau du bibliothécaire lui-même. Dedans, les adresses d’autres gens.",
  "encounter.ryloth-naboo-13.naboo.fail": "Tu en trouves un autre, et tu le perds.",
  "encounter.ryloth-naboo-14.ryloth.pass":
    "On parle à qui porte les seaux. Une partie vaut une pièce.",
  "encounter.ryloth-naboo-14.ryloth.fail": "Tu repars avec de l’eau.",
  "encounter.ryloth-naboo-14.naboo.pass":
    "Tu rames comme si quelque chose te suivait. C’est le cas, et c’est le dîner du village.",
  "encounter.ryloth-naboo-14.naboo.fail": "Il y en a toujours un plus gros.",
  "encounter.ryloth-naboo-15.buy.done":
    "Le lot sort sur ses pieds, et les autres entendent le gond. Le soir, des vallées entières le savent.",
  "encounter.ryloth-naboo-15.look.done": "On te paie à la paupière.",
  "encounter.ryloth-naboo-15.naboo.yes":
    "Les chapeaux vont. Ton équipage arrive en dernier, en ordre parfait, et c’est le prix.",
  "encounter.ryloth-naboo-15.naboo.no":
    "Entre le poisson et le fromage, tu apprends qui est en ville.",
  "encounter.ryloth-naboo-16.ryloth.pass":
    "La mule connaît le chemin de ses amis, et ils te laissent une part.",
  "encounter.ryloth-naboo-16.ryloth.fail": "La mule était caporal.",
  "encounter.ryloth-naboo-16.naboo.pass":
    "Tu déplaces la colline. Ils gagnent à midi, pleurent jusqu’au soir, et te présentent à tout le monde.",
  "encounter.ryloth-naboo-16.naboo.fail": "Ils perdent encore, en te passant dessus.",
  "encounter.ryloth-naboo-17.swap.done":
    "Elle pèse lourd, cette conscience. Il paie chaque gramme.",
  "encounter.ryloth-naboo-17.tour.done": "Il admire les parties légales. C’est vite fait.",
  "encounter.ryloth-naboo-18.dance.pass":
    "Le dernier tambour se tait, pas toi. On te porte jusqu’aux pièces.",
  "encounter.ryloth-naboo-18.dance.fail": "Ton entrée t’est rendue en bandages.",
  "encounter.ryloth-naboo-18.naboo.pass":
    "Tous deux te remercient pour le repos. L’un te laisse son arme, l’autre son avis.",
  "encounter.ryloth-naboo-18.naboo.fail": "Ils tombent d’accord sur une seconde chose.",
  "encounter.ryloth-naboo-19.speak.pass":
    "C’est un mot court, et le pont le porte aux deux rives. Des vieux montent voir qui l’a dit.",
  "encounter.ryloth-naboo-19.speak.fail": "Personne ne l’entend, sauf le gouverneur.",
  "encounter.ryloth-naboo-19.clap.done":
    "Les autres applaudissent après toi. Le gouverneur demande qui c’était, et on le lui dit.",
  "encounter.ryloth-naboo-20.ryloth.through":
    "Le feu, c’était le quatrième vaisseau. Tu te poses à sa place et on te paie sa cargaison.",
  "encounter.ryloth-naboo-20.naboo.lucky": "Le fleuve te rend le vœu d’un autre, dans une bourse.",
  "encounter.ryloth-naboo-20.naboo.even":
    "Il revient mouillé et discrètement exaucé. Quelque chose cesse de faire mal.",
  "encounter.ryloth-naboo-20.naboo.unlucky": "Il prend ta bourse avec le vœu.",
};
