import type { PricesWords } from '#worker/analyse/languages/play-words/prices.ts';

export const prices: PricesWords = {
  'price-increase': {
    rule: {
      about: /augment|révis|index|major|ajust|évol/,
      signs: [
        [
          /(?:prix|tarifs?|loyers?|honoraires|redevances?|abonnement).{0,120}(?:augment|révis|index|major|ajust|évolu)/,
          3,
        ],
        [/(?:augment|révis|index|ajust)\S{0,6} .{0,60}(?:prix|tarifs?|loyers?|honoraires|redevances?)/, 3],
        [/indice|annuel|%|pour cent|chaque année|date anniversaire/, 1],
        [/prix|loyer|révision|indexation/, 1, 'heading'],
      ],
      unless: [
        /(?:ne (?:pourra|peut|sera)|fermes? et non).{0,60}(?:augment|révis)|non révisable|en retard|retard de paiement|impay|arriéré/,
      ],
      threshold: 4,
    },
    byIndex: /indice|inflation|\birl\b|\bilc\b|syntec|indexation|indexé/,
    atWill: /discrétion|à tout moment|unilatéral|sans préavis|se réserve/,
    measured: /au plus|dans la limite|ne pourra excéder|en fonction de|proportion|selon/,
  },
  'price-restrictions': {
    rule: {
      about: /prix|tarif/,
      signs: [
        [
          /(?:ne (?:pourra|peut|pourront)|s'interdit|n'augmentera).{0,60}(?:augment|réduire|modifi|major|baiss|révis).{0,40}(?:prix|tarif)/,
          3,
        ],
        [
          /(?:prix|tarifs?).{0,60}(?:ne (?:pourra|pourront|peut|peuvent|seront)).{0,30}(?:augment|modifi|révis|major|réduit)/,
          3,
        ],
        [
          /(?:augmentation|hausse|révision).{0,60}(?:ne (?:pourra|peut) (?:excéder|dépasser)|limitée? à|plafonnée? à).{0,40}(?:%|pour ?cent|indice)/,
          3,
        ],
        [/prix (?:est|sont) fermes?|prix (?:minimum|imposé) de revente/, 3],
        [/prix|tarif/, 1, 'heading'],
      ],
      unless: [/loyer|taux d'intérêt/],
    },
    resale: /prix de revente|prix public|prix minim/,
  },
  'most-favoured-nation': {
    rule: {
      about: /favoris|favorable|avantageu|meilleur(?:e|es|s)? (?:prix|tarif|condition)|plus bas/,
      signs: [
        [/(?:client|nation|partenaire|licencié) le plus favorisée?|la plus favorisée/, 4],
        [/(?:moins|plus) (?:favorables?|avantageu(?:x|ses?)).{0,120}(?:autre|tiers)/, 4],
        [
          /(?:meilleurs? (?:prix|tarifs?)|meilleures conditions|prix (?:plus bas|inférieurs?)).{0,120}(?:autre|tiers)/,
          4,
        ],
        [/plus favorisé|prix/, 1, 'heading'],
      ],
      threshold: 4,
      unless: [/loi la plus favorable|disposition plus favorable/],
    },
  },
  'revenue-sharing': {
    rule: {
      about: /%|pour ?cent|redevance|commission|royalt|partage|quote-part|participation/,
      signs: [
        [
          /(?:redevance|commission|royalt|quote-part)\S{0,40}.{0,140}(?:%|pour ?cent|ventes|recettes|chiffre d'affaires|bénéfices|revenus)/,
          3,
        ],
        [/(?:%|pour ?cent)\)?.{0,40}(?:ventes|recettes|chiffre d'affaires|bénéfices|revenus|résultat)/, 3],
        [/(?:partag|répart|distribu)\S{0,40}.{0,60}(?:bénéfices|revenus|recettes|profits)/, 3],
        [/vers|pai?er|paye|perçoit|percevra|droit à|rémunération|parties/, 1],
        [/redevance|commission|rémunération|royalt|bénéfices/, 1, 'heading'],
      ],
      unless: [/intérêt|retard|tva\b|retenue|impôt|commission (?:européenne|paritaire|nationale)|pénalité/],
      threshold: 4,
    },
    gross: /\bbrute?s?\b|chiffre d'affaires hors taxes/,
  },
};
