import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { byProvider } from './turned';

const readerNot =
  /\b(?:client|consommat|utilisat|locatai|élève|salari|employé|emprunteu|voyageu|membre|acheteu|résident)\S{0,5} (?:n'est|ne (?:répond|sera|doit|paie|supporte))/;

/** Who answers for harm, loss and debts. */
export const frenchLiabilityHarms = {
  'liability-excluded': [
    {
      says: [
        /\b(?:ne (?:répond|répondons|répondra|sera|saurait|saurions|peut|pourra|assume|assumons|supporte|prend|remboursons|couvre)|n'(?:est|assume|accepte|encourt|engage|aura|a)|décline|dégag|exonér|exclu[te]?s?|exclut)\b/,
        /\b(?:respons|répond|dommages?|pertes?|préjudice|vols?|accidents?|blessures?|dégâts?|casse|disparai|remboursons|retards?)/,
        /\b(?:responsab|répond|tenu|engag|recours|assum|rembours|prend)/,
      ],
      unless: [
        /\b(?:sauf|hormis|excepté|à moins).{0,50}\b(?:faute|négligence)|\bforce majeure|\bn'(?:exclut|exonère|est pas (?:exclu|limit))|\bne (?:limite|peut être (?:exclu|limit))|\bassurance (?:couvre|prend)|\bsans faute|\busure normale/,
        readerNot,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:à (?:ses|vos|tes) (?:seuls? )?(?:risques(?: et périls)?)|demeure (?:son|ton|votre) affaire|(?:est|sont|reste|restent) (?:pour|à) (?:la famille|ton compte|votre compte|sa charge exclusive)|sous (?:sa|votre|ta) (?:seule|entière) responsabilité|tout cela est pour ton compte|la nôtre n'est pas faite)\b/,
        /\b(?:vol|voleur|domma|accident|perte|perd|bless|risque|objets|effets|eau|corps|casse|manqu|disparai|subi)/,
      ],
      unless: [byProvider],
    },
  ],
  'liability-capped': [
    {
      says: [
        /\b(?:ce que (?:nous|\S{1,20}(?: \S{1,12})?) (?:pou\S{1,6}|peu[tx]|devr\S{1,4}|aur\S{1,4}) .{0,40}\b(?:devoir|verser|payer|rembourser)|(?:somme maximale|total) de ce qu|nous ne (?:vous )?(?:devr|pai|vers|rembours)\S{1,6} (?:jamais|en aucun cas|en tout)|en aucun cas .{0,60}\bplus (?:de|que)\b)/,
        /\b(?:s'arrêt|est (?:de|limité)|n(?:e dépass|'excèd|'ira)|au plus|maximum|plus (?:de|que)|jamais)/,
        /\d|\b(?:mois|prix|somme|montant|abonnement|cotisation|mensualité|cents?|mille|cinquante)\b/,
      ],
      unless: [readerNot, /\bn'est pas (?:limit|plafon)|\bsans (?:limite|plafond)/],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:responsabilité|indemnité|indemnis|répar|dommages|réclam|dédommag)/,
        /\bn(?:e (?:peut|pourra|saurait|dépasse|excède|pourront)|'excède|'ira pas) .{0,30}\b(?:dépass|excéd|supérieur|au-delà)?|\blimit(?:é|ée|és|ées|e)\b|\bplafon|\bau (?:maximum|plus)\b|\bà concurrence|\bs'arrête/,
        /\d|\b(?:montant|prix|loyer|mensualité|cotisation|euros|pour cent|somme|payé|versé|abonnement)\b/,
        /\b(?:limit|plafon|dépass|excéd|maximum|au plus|à concurrence|au-delà|supérieur|s'arrête)/,
      ],
      unless: [
        /\b(?:client|consommat|utilisat|locatai|salari|emprunteu|acheteu|voyageu|membre)\S{0,4} (?:\S{1,10} )?(?:répond|paie|supporte|doit|est limitée)|\bfranchise\b|\bsa responsabilité de|\bn'est pas (?:limit|plafon)|\bsans (?:limite|plafond)|\bdépôt de garantie|\bclause de non-concurrence/,
      ],
      notBy: 'reader',
    },
  ],
  'claims-waived': [
    {
      says: [
        /\b(?:ne (?:pourriez|pouvez|pourrez|peut|peuvent|pourra|pourrait|pourront) rien (?:\S{1,8} )?(?:demander|réclamer|exiger|reprocher)|n'(?:autorise|ouvre|donne)\S{0,3} (?:droit à |lieu à )?ni .{0,30}\b(?:réclamation|indemn|retenue|recours|dédommag)|sans (?:pouvoir )?rien (?:\S{1,8} )?(?:réclamer|demander|exiger))/,
      ],
      unless: [
        /\b(?:la (?:société|bailleresse|banque)|le (?:bailleur|prestataire|vendeur|prêteur|loueur|fournisseur)|l'(?:employeur|opérateur|organisateur|agence)) ne (?:peut|pourra)/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\brenonc(?:e|ent|ez|es|ons|era|eront|iation|ant)\b/,
        /\b(?:actions?|recours|réclam|droits?|indemni|demand|poursui|bénéfice|délai|garantie|prétention)/,
      ],
      unless: [
        /\b(?:discussion|division|ne (?:vaut|constitue|emporte|peut|renonce)|pas (?:une )?renonciation|sans renonc|rétractation|juge naturel|for de|ne saurait valoir|peut renoncer)|\b(?:la (?:société|bailleresse|maison)|le (?:bailleur|prestataire|vendeur|prêteur|loueur)|l'(?:employeur|entreprise|agence)) renonce/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:ne (?:peut|pourra|pourront|saurait|pouvez|pourrez) (?:\S{1,10} ){0,3}(?:réclamer|prétendre|exiger|invoquer|demander (?:\S{1,10} )?(?:indemn|dédommag|réduction))|ne se réclame pas|rien (?:à|ne (?:peut|pourra) être) (?:réclam|demand)|aucune (?:réclamation|indemnité|indemnisation|action|autre somme) (?:\S{1,10} ){0,4}(?:due|recevable|possible|admise|ne)|ne vous (?:tournez|retournez) pas vers|sans (?:pouvoir|droit de) (?:réclamer|prétendre)|ni (?:renouvellement ni )?indemnité|sans (?:aucune )?indemnité|ne (?:donne|ouvre)\S{0,3} droit à aucune (?:indemn|dédommag))/,
      ],
      unless: [
        /\b(?:l'(?:employeur|organisateur|agence)|le (?:bailleur|prestataire|vendeur|prêteur)|la (?:société|bailleresse)) ne (?:peut|pourra)|\bforce majeure|\bsans indemnité (?:pour|de part)/,
        /\bchacune? /,
      ],
      notBy: 'other',
    },
  ],
  'reader-indemnifies': [
    {
      says: [
        /\b(?:garanti[rt]\S{0,2}|relèv\S{1,3}|tien[dt]\S{0,4}|indemnis\S{1,4}) .{0,60}\b(?:contre tout|indemne|de toute|de tout recours|quitte)|\bindemne|\b(?:support|assum|prend|prenez|prendra)\S{0,5} .{0,60}\b(?:réclamations?|amendes?|condamnation|avocats?)|\bc'est (?:vous|toi) qui (?:pay|le prends)|\btu nous couvres|\bs'en charge\b/,
      ],
      unless: [
        /\b(?:par sa faute|réciproque|chaque partie|n'(?:est|aura) pas|ne (?:supporte|garantit|sera))/,
        /\b(?:la (?:société|bailleresse|plateforme|banque)|le (?:prestataire|bailleur|vendeur|fournisseur|loueur)|l'(?:employeur|employeuse|organisateur|éditeur|agence)) (?:\S{1,10} )?(?:garanti|indemnis|support|assum|prend|tien|relèv)/,
      ],
      notBy: 'other',
    },
  ],
  'guarantee-of-person': [
    {
      says: [
        /\b(?:répond|tenu|engage|garanti|paie|oblig)\S{0,4} .{0,60}\b(?:sur|avec|de) (?:tous )?(?:ses|vos|mes) (?:propres )?(?:biens|deniers)|\b(?:répond|tenu|engage)\S{0,4} .{0,40}\b(?:personnellement et solidairement|solidairement et (?:personnellement|indéfiniment))/,
      ],
      unless: [/\b(?:n'est (?:pas |jamais )?tenu|ne répond|dans la limite|à concurrence)/],
      alone: true,
    },
    {
      says: [
        /\b(?:caution (?:solidaire|personnelle)|se porte (?:caution|garant)|garante?|cautionn\S{1,6}|codébit\S{1,5}|solidairement|aval)\b|\b(?:sur|avec|de) (?:tous )?(?:ses|vos|mes) (?:propres )?(?:biens|deniers)|\brépond\S{0,4} (?:du|de tout|personnellement)|\bpaie à sa première demande/,
        /\b(?:solidair|discussion|biens|personnel|sans (?:limit|plafond|qu'il faille)|totalité|toutes? (?:sommes?|dettes?)|tout ce qui|à (?:sa )?première demande|jusqu'au dernier|loyer|dette|due?s?\b)/,
      ],
      unless: [
        /\b(?:aucune? (?:caution|garant)|sans (?:caution|garant)|garantie (?:bancaire|légale|visale)|dépôt de garantie|n'est (?:pas )?tenu|non solidair)/,
      ],
    },
  ],
  'liable-without-fault': [
    {
      says: [
        /\b(?:répond|pai|pay|support|charge|compte|assum|rembours|repris)/,
        /\b(?:même (?:sans|en l'absence|s'il|si|par)|qu'il y ait|quelle? (?:qu'en|que) soi[t]|quel qu'en soit|sans qu'il soit besoin|peu importe|indépendamment|y compris|fût-ce|qu'il soit ou non|que l'on trouve ou non)\b.{0,80}\b(?:faute|cause|origine|tiers|fortuit|force majeure|responsable|auteur|qui a fait)|\bsans (?:faute|égard à)/,
        /\b(?:dommages?|dégâts?|pertes?|vols?|casse|dégrad|sinistre|incendie|faute|accident|manqu|cassés)/,
      ],
      unless: [/\bne (?:répond|paie|supporte|sera)/, byProvider],
      notBy: 'other',
    },
  ],
  'warranty-excluded': [
    {
      says: [
        /\bsans (?:aucune )?garantie|\bne garanti\S{1,5} (?:ni|pas|aucun|en rien)|\bfourni\S{0,2} "? ?tel\S{0,4} quel|\bn(?:e (?:donne|fournit|consent|offre)|'(?:offre|accorde)) .{0,20}\bgarantie|\b(?:exclu|renonc)\S{0,4} .{0,60}\b(?:vices?|garantie)|\bvices? (?:cachés?|apparents?)\b.{0,60}\b(?:exclu|renonc|sans|ne )|\b(?:en l'état|tel quel|telle quelle|l'endroit comme il est|dans l'état où)\b.{0,80}\b(?:sans|recours|réclam|ne |compte|garantie)|\bgarantie .{0,40}\bne (?:couvre|joue|vaut) (?:pas|que)/,
      ],
      unless: [
        /\b(?:dépôt de garantie|garantie légale (?:de|s'applique|reste|n'est pas)|sans préjudice|constat|état des lieux)/,
      ],
    },
  ],
  'risk-too-early': [
    {
      says: [
        /\brisques?\b/,
        /\b(?:pass|transfér|transmis|support|assum|charge|voyagent)/,
        /\b(?:acheteur|acquéreur|client|locataire|preneur|revendeur|dès (?:la|le|son|que)|quai|transport|départ|commande)/,
      ],
      unless: [/\b(?:réception|remise (?:au|à)|prend possession|livraison (?:au|chez)|professionnels|aggrav)/],
      notBy: 'other',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
