import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { agreed, eitherParty, may, readerMay } from './turned';

/** How long it binds, what it costs and what it gives: what the other side may alter. */
export const frenchBindingHarms = {
  'automatic-renewal': [
    {
      says: [
        /\b(?:renouvel|reconduct|recondui|reconduit|prorog|prolong)\S{0,12}.{0,80}\b(?:tacite|tacitement|automatique|automatiquement|de plein droit|tout seul|toute seule|d'office)|\b(?:tacite|automatique)\S{0,4} .{0,20}\b(?:renouvel|reconduct|recondui)|\btacite reconduction/,
      ],
      unless: [
        /\b(?:sans|ni|aucune?|pas de|exclu\S{0,4}) .{0,30}(?:reconduction|renouvellement|prolongation)|\b(?:n'est|ne (?:se |sera |peut )?)\S{0,12} ?(?:pas |ni )?(?:\S{1,12} )?(?:renouvel|reconduit|prolong|prorog)|\bne se (?:renouvelle|reconduit|prolonge)/,
        agreed,
      ],
    },
    {
      says: [
        /\b(?:repart|recommence|continue|se poursuit|court|redémarre|s'enchaîne)\b.{0,60}\b(?:tout seul|toute seule|d'office|automatiquement|de (?:lui|elle)-même|sans (?:autre )?formalité)|\b(?:se (?:renouvelle|reconduit|prolonge)|est (?:renouvelé|reconduit|prolongé)\S{0,2})\b.{0,40}(?:\bde \S{2,12} (?:mois|ans?|années?) en\b|\bd'an(?:née)? en an)/,
        /\b(?:mois|ans?|années?|périodes?|saisons?)\b/,
      ],
      unless: [agreed, eitherParty, /\b(?:loyer|prix) (?:se|est)|\bchacune? peut/],
    },
    {
      says: [
        /\b(?:se (?:renouvel|recondui|prolong|poursui)\S{1,6}|(?:est|sera|sont) (?:\S{1,12} )?(?:renouvelé|reconduit|prolongé|prorogé)\S{0,2}|repart|repartons|recommence|démarre tout|réputé renouvelé|(?:nouvel|nouvelle|nouveau) \S{1,12}.{0,40}\b(?:commence|débute|démarre)|continue pour|encore (?:six|un|douze|trois))\b/,
        /\b(?:sauf|à moins que?|à défaut|faute (?:de|d')|si (?:personne|aucune?|vous ne|tu ne)|sans (?:dénonciation|congé|résiliation|recommandé))\b/,
        /\b(?:mois|ans?|années?|périodes?|saisons?|durée|trimestre)\b/,
      ],
      unless: [
        /\b(?:ne se (?:renouvelle|reconduit|prolonge)|n'est pas (?:renouvel|recondui)|préavis de rupture)/,
        agreed,
      ],
    },
  ],
  'narrow-way-out': [
    {
      says: [
        /\b(?:résili|dénonc|congé|désist|rétract|ne pas recondui|non-reconduction|mettre fin|quitter|préavis|résiliation|départ)/,
        /\b(?:exclusivement|uniquement|seulement|que par|seule? (?:la|une)|à peine de|ne (?:vaut|compte)|n'est (?:valable|recevable|prise? en compte)|obligatoirement)\b.{0,80}\b(?:recommandé|guichet|agence|sur place|en personne|téléphon|formulaire|huissier|lettre)|\brecommandé.{0,60}\b(?:mois|jours) (?:avant|plus tôt|à l'avance)|\bentretien téléphonique/,
      ],
      unless: [/\b(?:courriel|e-mail|tout moyen|support durable)\b/, eitherParty],
    },
    {
      says: [
        /\b(?:résili|dénonc|congé|recommandé|préavis|reconduire|arrêter)/,
        /\bentre le \S{1,16}(?: \S{1,12})? et le .{0,40}\b(?:avant|précéd|fin|échéance)/,
      ],
      unless: [eitherParty],
    },
  ],
  'price-at-will': [
    {
      says: [
        may,
        /\b(?:modifi|révis|actualis|augment|relev|ajust|chang|fix|adapt|major|répercut|refai|refacturer|vari|revoi|corrig|faire évolu)(?:er|re|r|ons|t|e)\b.{0,60}\b(?:prix|tarifs?|loyers?|redevances?|cotisations?|primes?|commissions?|honoraires|taux|mensualités?|forfaits?|abonnement|frais|montants?)\b/,
      ],
      unless: [
        /\b(?:indice|ILC|IRL|ICC|IPC|maximum|plafond|au plus|dans la limite|sans (?:pouvoir )?(?:excéder|dépasser)|n'excède|sans (?:frais|pénalité)|TVA|taxes?|réduire|baisser|diminuer|avec effet pour les (?:nouve|commandes))\b/,
        agreed,
        readerMay,
        eitherParty,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:prix|tarifs?|loyers?|redevances?|cotisations?|primes?|commissions?|taux|mensualités?|montants?|valeur)\b/,
        /\b(?:à (?:sa|notre|son|ma) (?:\S{1,8} )?(?:discrétion|convenance|guise|gré|appréciation)|librement|unilatéralement|seule?s? (?:juge|maître)|sans (?:plafond|limite|maximum)|(?:qu'il|qu'elle|que nous|que le \S{1,15}|que la \S{1,15}) (?:juge|estime|pratique|affiche|publie|fixe|décide)|(?:en vigueur|pratiqué|affiché)\S{0,2} (?:alors|ce jour|à ce moment|au moment)|d'après ce que|à la hausse (?:ou|comme)|suivent la demande)/,
        /\b(?:modifi|révis|actualis|augment|mont|ajust|chang|fix|adapt|major|nouve|arrêt|détermin|affiche|vari|suiv|évolu|applique|dirai|facturé)/,
      ],
      unless: [
        /\b(?:ne (?:peut|peuvent|pourra|sera)|sans que|baisse(?:r)? (?:le|du) prix|cession)\b/,
        agreed,
        readerMay,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:te|vous) (?:dirai|dirons|annoncerai|communiquerai|communiquerons)\b.{0,40}\b(?:loyer|prix|tarif|montant)|\b(?:supplément|hausse|augmentation)\b.{0,60}\b(?:maintien|reste|demeur)\S{0,6}.{0,40}\b(?:engag|réservation|tenu|lié)|\baffichette\b/,
      ],
      unless: [agreed, readerMay],
    },
  ],
  'price-climbs': [
    {
      says: [
        /\b(?:à partir d|dès l|après l|au bout d|ensuite|puis\b|passée? )/,
        /\b(?:pass(?:e|ent|era|eront)|mont(?:e|ent|era)|grimp(?:e|ent|era)) à (?:\S{1,5} )?\d/,
        /€|\beuros?\b|\bCHF\b|\bfrancs?\b|\bDH\b|\bdirhams?\b|\$/,
      ],
      unless: [/\b(?:salaire|rémunération|indemnité|délai|préavis|débit)\b/],
    },
    {
      says: [
        /\b(?:prix|tarifs?|loyers?|redevances?|cotisations?|primes?|mensualités?|abonnement|montant|forfait)/,
        /\b(?:augment|mont[e]|hauss|relev|major|révis|index|croî|progress|grimp|renchéri)/,
        /\b(?:chaque (?:année|mois|an|1er|premier|trimestre|semestre|anniversaire)|annuel|annuellement|tous les (?:ans|mois|six)|par an|l'an|mensuel)\S{0,6}/,
        /\b(?:plus|majoré) .{0,20}\bpoints?\b|\bau (?:moins|minimum)|\bminimum\b|\bjamais (?:baisser|inférieur|à la baisse)|\ble plus (?:élevé|haut)|\bne (?:peut|pourra) (?:jamais )?(?:baisser|diminuer)|\d ?%|\b(?:deux|trois|quatre|cinq|six|sept|huit|dix|quinze) pour cent/,
      ],
      unless: [
        /\b(?:au plus|maximum|plafon|sans (?:pouvoir )?(?:excéder|dépasser)|dans la limite|salaire|rémunération|retard|intérêts|taux (?:d'intérêt|débiteur)|baisse de)/,
      ],
    },
  ],
  'terms-at-will': [
    {
      says: [
        may,
        /\b(?:modifi|révis|actualis|chang|réécri|adapt|amend|compléte|remplac|refai|revoi|faire évolu|retouch)(?:er|re|ons|ir|r|e)\b.{0,60}\b(?:conditions|termes|contrat|règlement|règles|clauses?|section|charte|manuel|texte|annexes?|statuts|politique)\b/,
      ],
      unless: [/\bsans (?:frais|pénalité)|\bsigné par/, agreed, readerMay, eitherParty],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:versions?|textes?|conditions|règlement|charte|manuel|modifications?|changements?)\b.{0,80}\b(?:publi|en ligne|site|page|application|affich|espace|en vigueur)/,
        /\b(?:lie|lient|engage|vaut|valent|prévau|s'impose|s'appliqu|accept|adopt|opposable|fait foi|qui compte|vigueur dès)/,
        /\b(?:modifi|chang|nouve|en ligne|réécri|mis[e]? à jour|actualis|évolu)/,
      ],
      unless: [agreed, readerMay],
    },
  ],
  'service-at-will': [
    {
      says: [
        may,
        /\b(?:modifi|substitu|remplac|supprim|rédui|retir|chang|déplac|réorganis|limit|interromp|faire passer)\S{0,5}\b.{0,60}\b(?:services?|prestations?|chaînes|fonctions?|fonctionnalités|contenus?|horaires?|cours|séances?|professeurs?|groupes?|programmes?|équipements?|produits?|itinéraire|hôtel|activités?|offres?|formules?|accès)\b/,
      ],
      unless: [
        /\b(?:force majeure|équivalent\S{0,2} ou supérieur|supérieur|sans (?:frais|pénalité)|raisons? de sécurité|salarié|poste)/,
        agreed,
        readerMay,
        eitherParty,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:substitu|remplac|supprim|rédui|retir|chang|disparai|modifi|déplac)/,
        /\b(?:sans (?:que (?:cela|ceci|le prix) )?(?:modifi|réduction|baisse|remise|diminution|donn)|(?:le|au) (?:prix|loyer|tarif) (?:reste|ne change|demeure)|au même (?:prix|tarif)|ne (?:donne|ouvre)\S{0,3} (?:droit à )?(?:aucun|ni|pas)|vaut bonne exécution|compte comme bonne)/,
      ],
      unless: [readerMay, agreed, /\bsalaire|réparation|échange/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
