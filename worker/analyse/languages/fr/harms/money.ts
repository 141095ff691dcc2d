import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { byProvider } from './turned';

const forReader =
  /\b(?:vous|lui|te|m'|leur|nous) (?:est|sont|sera|seront|reste|restent|demeure|demeurent)(?: \S{1,12})? (?:versé|remboursé|crédité|rendu|restitué|accordé|payé|acquis|dû|due)|\bacquis\S{0,2} (?:au|à la|à l'|à) ?(?:client|consommat|abonn|salari|locatai|adhéren|membre|talent|auteur|artiste|résident|élève|acheteu)|\b(?:porté|inscrit)\S{0,2} (?:à|au) (?:votre|ton|son|leur|crédit)|\bvaut à|\b(?:un |l')avoir\b|\bdédommag/;

/** What is paid, kept or not given back. */
export const frenchMoneyHarms = {
  'late-charges': [
    {
      says: [
        /\b(?:retard|impay|tard|en souffrance|rejet\S{0,2}|rappel|relance|mise en demeure|au (?:deuxième|troisième|sixième) jour|moratoire|non (?:payé|réglé)|pas (?:payé|réglé))/,
        /(?:%|\bpour cent) .{0,30}\bpar (?:jour|mois|semaine)|(?:€|\beuros|\bEUR|\bfrancs|\bCHF|\bDH|\bdirhams)\S{0,3} .{0,40}\b(?:par (?:jour|rappel|lettre|relance|semaine|échéance|rejet|message)|chaque jour|de frais)|\b(?:frais|pénalités?|majoration|forfait)\b.{0,60}\d|\bchaque (?:rappel|relance|lettre|mise en demeure|échéance)\b.{0,30}\d|\b(?:augment|major)ée?s? de .{0,12}(?:%|pour cent)|\bcapitalis|\bsans (?:fin|plafond)|\b(?:1[0-9]|[2-9]\d) ?(?:%|pour cent)/,
      ],
      unless: [
        /\b(?:taux (?:d'intérêt )?légal|intérêt légal|sans (?:frais|intérêts?|pénalité)|au plus|maximum|aucun (?:frais|intérêt)|heures de retard)\b/,
        byProvider,
        forReader,
      ],
      notBy: 'other',
    },
  ],
  'flat-penalty': [
    {
      says: [
        /\b(?:clause pénale|pénalité|peine conventionnelle|amende|indemnité forfaitaire|indemnité fixe|dommages-intérêts forfaitaires|astreinte|forfaitairement)/,
        /\d|\b(?:mille|cents?|somme|montant|totalité|mois|mensualité)/,
      ],
      unless: [
        /\b(?:sans (?:frais ni )?(?:pénalité|indemnité)|aucune (?:pénalité|indemnité|amende)|administrati|circulation|infraction routière|quarante euros|40 ?€|recouvrement|licenciement)/,
        byProvider,
        forReader,
      ],
      notBy: 'other',
    },
    {
      says: [
        /(?:€|\beuros|\bEUR|\bCHF|\bfrancs|\bDH)\S{0,4} .{0,30}\b(?:par (?:manquement|infraction|heure|article|oubli|absence|contravention)|pour chaque|chaque fois)|\b(?:pour chaque|par|à chaque) (?:manquement|infraction|contravention|article|heure|absence)\b.{0,60}\d|\bajoute \S{1,8} ?(?:\d{3} )?€/,
      ],
      unless: [
        byProvider,
        forReader,
        /\b(?:vous êtes payé|rémunér|salaire|mois (?:entiers? )?restant|à l'exclusion de toute autre)/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:chaque|chacune?|toute?)\b/,
        /\b(?:manquement|infraction|oubli|retard|absence|publication|écart|défaut|règlement|contravention|violation)/,
        /\d ?(?:€|euros|EUR|CHF|francs|DH|dirhams|\$)|\b(?:€|EUR|CHF) ?\d|\b(?:cents?|mille) (?:euros|francs|dirhams)/,
        /\b(?:forfait|retenu|participation|donne lieu|coûte|factur|vers|due?\b|redevable|paie|ajoute)/,
      ],
      unless: [byProvider, forReader],
      notBy: 'other',
    },
  ],
  'deposit-kept': [
    {
      says: [
        /\b(?:dépôt de garantie|dépôt|caution|garantie|acompte|arrhes|avance|apport|droit d'entrée|cautionnement|réservation)\b/,
        /\b(?:n'est |ne sera |ne sont |n'est en aucun cas )?(?:pas|jamais|ni) (?:rendu|restitu|rembours)|\b(?:reste|restent|demeure|demeurent)\S{0,1} (?:\S{1,10} )?(?:acquis|à (?:l'|la |nous)|chez|au )|\bconserv|\b(?:garde|gardons|gardera)\b|\bperdu|\bperd\b|\bretien|\bdéduction faite|\bforfait|\bnon rembours|\bestime|\bappréci|\bc'est notre œil|\bva(?:nt)? à la/,
      ],
      unless: [
        /\b(?:justifi|sur (?:présentation|facture)|dans (?:le|un) délai d'un mois|intégralement|double|ne peut (?:être )?(?:pas )?(?:retenu|conserv)|bancaire|décès)/,
        byProvider,
      ],
    },
  ],
  'no-refund': [
    {
      says: [
        /\b(?:n'est|ne sont|ne sera|ne seront|n'étant|rien n'est|ni|non|pas|sans|aucun|aucune) (?:\S{1,12} ){0,3}(?:rembours|restitu|report)|\b(?:ne (?:donne|donnent|ouvre|ouvrent)\S{0,3} (?:lieu|droit) à) .{0,20}\b(?:rembours|avoir|remise|réduction|indemni)|\bce qui est payé est payé|\breste(?:nt)? (?:dû|due|dus|dues|acquis|acquise|acquises|payé)\b|\bdemeur\S{1,4} (?:alors )?acquis|\ben la forme d'un bon|\bnon convertible en argent/,
      ],
      unless: [
        /\b(?:caution|n'est pas (?:exclu|limité)|salaire|congés|frais de déplacement|jour(?:s)? férié|sauf|sous réserve)\b/,
        byProvider,
        forReader,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:séances?|crédits?|points?|solde|unités?|bons?|paquet|forfait)\b/,
        /\b(?:s'éteign|expir|perdus?|perdues?|n'existe plus|annulé|disparai|effacé|ni versé ni)/,
      ],
      unless: [/\bn'expire/, byProvider],
    },
  ],
  'defects-no-set-off': [
    {
      says: [
        /\b(?:ne (?:peut|pourra|peuvent|pouvez|peux)|sans (?:pouvoir|droit de)|renonce|interdit|en aucun cas)\b/,
        /\b(?:retenir|compens|dédui|rédui|suspend|différer)\S{0,5}\b.{0,40}\b(?:paiement|loyer|prix|mensualit|somme|dettes?|créances?|redevance)/,
      ],
      unless: [
        /\b(?:l'(?:employeur|organisateur|agence)|le (?:bailleur|prestataire|vendeur|prêteur)|la (?:société|bailleresse)) ne (?:peut|pourra)|\bsalaire|\bdépôt/,
      ],
      notBy: 'other',
    },
  ],
  'their-costs-on-reader': [
    {
      says: [
        /\b(?:frais|honoraires|dépens|coûts?)\b.{0,60}\b(?:avocat|huissier|justice|judiciaire|recouvrement|dossier|agence|notaire|gestion|rappel|relance|arbitrage|procédure|publicité)/,
        /\b(?:à (?:la|sa|votre|ta) charge|support|rembours|pay|paie|dus?|avance)\b/,
      ],
      unless: [
        /\b(?:par moitié|chaque partie|parts égales|à (?:la|sa) charge d(?:u bailleur|e l'agence)|aucuns? frais|perdante|loi)\b/,
        byProvider,
      ],
      notBy: 'other',
    },
  ],
  'bonus-lost': [
    {
      says: [
        /\b(?:primes?|bonus|commissions?|gratification|treizième mois|intéressement|variable|redevances?|droits d'auteur|solde)\b/,
        /\b(?:n'est (?:pas |ni )?(?:due?|versée?|acquise?)|ne sont (?:pas |ni )?(?:due?s|versée?s)|perdue?s?|perd\b|ni versé|supprimée?|ne compte(?:nt)? (?:plus|pas)|reste dans nos caisses|annulée?s?)/,
      ],
      unless: [/\b(?:assurance|n'est pas perdu|prime d'assurance)/],
    },
  ],
  'interest-steep': [
    {
      says: [
        /\b(?:intérêts?|TAEG|TEG|taux)\b/,
        /\b(?:2[1-9]|[3-9]\d|[1-9]\d\d)(?:[.,]\d{1,2})? ?(?:%|pour cent)|\b(?:[2-9]|1\d|2\d)(?:[.,]\d{1,2})? ?(?:%|pour cent) (?:par (?:mois|semaine|jour)|mensuel)/,
      ],
      unless: [/\b(?:retard|TVA|temps|activité|remise|réduction|occupation|commission)/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
