import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

const readerMay =
  /\b(?:client|consommat|utilisat|abonn|locatai|preneu|élève|salari|employé|travaill|acheteu|acquéreu|emprunteu|voyageu|membre|adhérent|résident)\S{0,5} (?:\S{1,12} )?(?:peut|peuvent|pourra|pourront|a (?:le droit|la faculté))\b|\bvous (?:pouvez|pourrez|avez (?:le droit|la possibilité))|\btu (?:peux|pourras)\b/;
const agreed =
  /\b(?:d'un commun accord|accord (?:écrit|exprès|mutuel|entre|des (?:deux )?parties)|(?:avec|sous réserve de|après) (?:l'|son |votre |ton )?(?:accord|consentement)|par avenant|ne (?:peut|peuvent|pourra|pourront) (?:être |pas )?(?:modifi|chang|augment|révis|résili|suspend))/;
const eitherParty =
  /\b(?:chacune? des (?:deux )?parties|chaque partie|l'une (?:ou l'autre |quelconque )?des (?:deux )?parties|l'un ou l'autre|les deux parties|réciproque)/;
const forBreach =
  /\b(?:manquement|faute grave|faute lourde|inexécution|impay|défaut de paiement|force majeure|motif (?:grave|légitime|sérieux))/;
const may =
  /\b(?:peut|pourra|peuvent|pourront|pouvons|pourrons|se réserve|nous réservons|je peux|on peut|faculté|libre de|droit de|loisible)\b/;

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
  'ended-at-will': [
    {
      says: [
        may,
        /\b(?:résilier|mettre fin|mettre un terme|rompre|clore|clôturer|fermer|dénoncer|retirer le tout|se séparer|arrêter|renoncer à la campagne|supprimer (?:le|votre|tout) compte|exclure)\b/,
        /\b(?:à tout (?:moment|instant)|à n'importe quel moment|sans (?:(?:avoir|être|devoir|qu)\S{0,6}.{0,30}\b)?(?:motif|raison|cause|préavis|explication|justif|indemnit|exposer|délai)|à (?:sa|notre|son) (?:\S{1,8} )?(?:discrétion|convenance|gré|heure)|immédiatement|sur-le-champ|du jour au lendemain|le jour même|quand (?:il|elle|nous) |à l'heure de son choix|(?:moyennant|avec|sous) (?:un |une |un préavis de )?(?:délai de |préavis de )?(?:un|deux|trois|cinq|sept|huit|dix|quinze|48|quarante-huit|\d{1,2}) (?:jours?|heures)|pour (?:tout|n'importe quel) motif)/,
      ],
      unless: [
        readerMay,
        eitherParty,
        forBreach,
        agreed,
        /\bet pour rien d'autre|\b(?:peut|pouvons) (?:\S{1,12} ){0,4}que (?:si|dans|en|pour)\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:on|nous|je) (?:n'(?:a|ai|avons) pas à (?:expliquer|m'expliquer|nous expliquer|justifier)|(?:te|vous) (?:le dit|fais signe|le dis|préviens|prévenons))\b/,
        /\b(?:jours?|heures|lendemain|clé|départ|enlever|partir|dernier jour)\b/,
        /\b(?:deux|trois|cinq|dix|quinze|huit|\d{1,2}) jours|\blendemain|\bheures/,
      ],
      unless: [agreed],
    },
  ],
  'unequal-notice': [
    {
      says: [
        /\b(?:préavis|délai|prévenir|mettre fin|résili|congé|rompre|quitter|dénonc)/,
        /\b(?:jours|mois|semaines|heures)\b.{0,120}\b(?:jours|mois|semaines|heures)\b/,
        /\b(?:tandis que|alors que|en revanche|quant à|de son côté|pour sa part|nous pouvons, nous|(?:le|la) \S{1,14} (?:\S{1,10} )?(?:moyennant|avec|dans) .{0,40}(?:le|la) \S{1,14} (?:\S{1,10} )?(?:moyennant|avec|dans))\b/,
      ],
      unless: [eitherParty, /\b(?:pénalité|ancienneté|cadres?|paiement)\b/],
    },
    {
      says: [
        /\b(?:seule?|uniquement) (?:le|la|l') ?\S{1,20} (?:peut|pourra|a la faculté de) .{0,30}\b(?:résilier|rompre|mettre fin|dénoncer)|\b(?:résilier|rompre|mettre fin|dénoncer|renoncer)\b.{0,120}\b(?:(?:ne (?:le )?(?:peut|dispose|peuvent)|n'a) pas|ne dispose d'aucune|cette faculté n'appartient|vous, vous (?:menez|restez))|\b(?:vous|toi|tu) (?:restes?z?|demeurez|es tenu)\b.{0,60}\b(?:nous (?:pouvons|pourrons)|je peux)|\btoi, en revanche/,
      ],
      unless: [/\bne peut pas être rompu/],
    },
  ],
  'no-early-exit': [
    {
      says: [
        /\b(?:ne (?:peut|pourra|peux|pouvez|pourrez|peuvent)|aucune? (?:résiliation|sortie|départ|désistement|rétractation)|pas de (?:porte de sortie|résiliation|sortie)|renonce à|sans (?:faculté|possibilité|droit) de|n'a pas le droit de|en aucun cas)\b/,
        /\b(?:résili|mettre fin|rompre|quitter|sortie|sortir|partir|se dédire|se désister|retirer|congé|interrompre|arrêter|dénonc)/,
        /\b(?:avant|pendant|durant|anticip|jusqu'(?:à|au)|durée|ni pour|même (?:en|pour|si)|aucune? (?:motif|cause|raison|prétexte)|pour ce motif|quelle? qu)/,
      ],
      unless: [
        eitherParty,
        /\b(?:le (?:bailleur|prestataire|loueur|prêteur|vendeur|fournisseur)|la (?:société|bailleresse|propriétaire)|l'(?:employeur|exploitant|organisateur|opérateur|agence)) ne (?:peut|pourra)|\brembours|frais|consommat/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:durée ferme|engagement ferme|ferme et (?:irrévocable|définitive?)|durée incompressible|durée minimale|restez jusqu'au bout|tu restes pour l'année)\b/,
      ],
      unless: [/\bsans (?:engagement|durée minimale)/, eitherParty],
    },
  ],
  'rest-due-on-leaving': [
    {
      says: [
        /\b(?:reprendre (?:sa|votre|ta) (?:route|liberté)|partir|part(?:ez|s)?\b|quitt|s'en all|s'en va|départ|résili|mettre fin|rompre|rompt|sortir|se retir|dédit)/,
        /\b(?:indemnité|dédit|pénalité|prix entier|entier du prix|totalité du prix|prix (?:convenu )?en entier)\b/,
        /\b(?:moyennant|contre|à condition d|après (?:avoir )?|règlement|paiement|vers|doit|due?s?\b)/,
        /\b\d{3}\b|\b(?:cents?|mille)\b|\bprix\b/,
      ],
      unless: [
        /\b(?:licenciement|aucune? (?:indemnité|pénalité|dédit)|sans (?:indemnité|pénalité|frais)|ne (?:doit|devra|sera)|n'est (?:dû|due))/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:résili|rompt|rupture|désist|départ|part(?:ez|s|ir|ent|ait)?\b|quitt|renonc|annul|sortie|avant (?:le terme|la fin|l'échéance)|anticip|cess|retrait|retir|s'en va|plus tôt|abandon|interromp)/,
        /\b(?:mensualités?|mois|loyers?|cotisations?|redevances?|échéances?|salaires?|prix|sommes?|abonnements?|totalité|solde|forfait)\b.{0,50}\b(?:restant\S{0,2}|rest\S{1,4}|à (?:courir|échoir|venir)|non échu\S{0,2}|jusqu'(?:à|au)\b|(?:de|du|pour) (?:la )?(?:durée|période) (?:restante|en cours|entière)|manqu|due?s? en (?:entier|totalité))/,
        /\b(?:pay|vers|due?s?\b|doit|devr|exigible|redevable|rembours|indemnit|acquitt|régl|pénalité|factur)/,
      ],
      unless: [
        /\b(?:ne (?:doit|devra|paie|paiera|devez|sera)|n'est (?:dû|due)|aucun|prorata|remboursé|rembourse|rembourser|à l'exclusion de toute autre)|\d ?(?:€|euros|CHF|EUR|francs|DH|dirhams|\$) (?:pour|par) (?:chaque )?mois/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:indemnité|pénalité|facturé|retenu|dû|conserv|acquis|pour cent|%)/,
        /\b(?:(?:\d{2} ?%|\d{2} pour cent|nonante-cinq pour cent|moitié|totalité|intégralité|tout)\S{0,2} .{0,30}\b(?:mensualités|loyers|mois|prix|solde|salaires|forfait)|autant de mois)/,
        /\b(?:résili|désist|rupture|départ|renonc|annul|avant (?:le terme|la fin)|quitt|anticip|reloué|revendue|reprise|preneur)/,
      ],
      unless: [/\b(?:rembours|ne (?:doit|devra|sera))/],
      notBy: 'other',
    },
  ],
  'rest-due-on-arrears': [
    {
      says: [
        /\b(?:impay|retard|défaut de paiement|non-paiement|ne paie|manque une|échéance (?:non|manquée)|premier incident|à défaut de (?:paiement|règlement)|cesse de payer|pas payé)/,
        /\bdéchéance du terme|\bexigib\S{1,6}\b.{0,60}\b(?:totalité|toutes?|intégral|reste|solde|immédiat)|\b(?:totalité|toutes les|tout ce qui|l'intégralité|le solde|capital restant)\b.{0,80}\b(?:exigible|immédiatement|de suite|aussitôt|d'un coup|vient à échéance|le jour même|en une fois|due?s?)/,
      ],
      unless: [/\b(?:mise en demeure (?:restée|préalable)|deux mensualités|trois (?:mensualités|échéances))/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
