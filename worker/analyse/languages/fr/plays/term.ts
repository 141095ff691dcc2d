import type { TermWords } from '#worker/analyse/languages/play-words/term.ts';

export const term: TermWords = {
  'effective-date': {
    rule: {
      about: /effet|vigueur|commence|compter du/,
      signs: [
        [
          /(?:contrat|accord|convention|bail).{0,80}(?:prend effet|prendra effet|entre en vigueur|entrera en vigueur|commence|débute|est conclu à compter|court à compter)/,
          3,
        ],
        [/date (?:d'effet|d'entrée en vigueur|de prise d'effet|de début).{0,20}(?:est|:|sera)/, 3],
        [/à compter d(?:u|e)|le \d{1,2}(?:er)? \S{3,9} \d{4}/, 1],
        [/durée|prise d'effet|entrée en vigueur/, 1, 'heading'],
      ],
    },
  },
  'expiration-date': {
    rule: {
      about: /durée|expire|prend fin|terme|jusqu'au|échéance/,
      signs: [
        [
          /(?:contrat|accord|convention|bail).{0,80}(?:est conclu|est consenti|pour une durée|expire|prend fin|prendra fin|se termine|reste en vigueur|demeure en vigueur)/,
          3,
        ],
        [/pour une (?:durée|période)(?: initiale| ferme| déterminée)?|la durée (?:du|de la|de l')/, 2],
        [/jusqu'au .{0,30}\d{4}|(?:ans?|mois|années?|jours?)\b|indéterminée/, 1],
        [/durée|terme/, 1, 'heading'],
      ],
      unless: [/garantie|confidentialité|paiement|facture/],
      threshold: 4,
    },
    indefinite: /durée indéterminée|durée illimitée/,
  },
  'renewal-term': {
    rule: {
      about: /renouvel|reconduit|reconduction|prorog|prolong/,
      signs: [
        [
          /(?:tacite reconduction|reconduit\S{0,2} tacitement|tacitement (?:reconduit|renouvelé)|renouvel\S{1,5} (?:\S{1,12} ){0,3}(?:tacite|automatique))/,
          3,
        ],
        [
          /(?:contrat|accord|convention|bail|durée).{0,140}(?:(?:sera|est|se) (?:\S{1,16} ){0,3}(?:renouvel|reconduit|prorog|prolong)|pourra (?:\S{1,12} ){0,2}être (?:renouvel|reconduit|prorog|prolong)|renouvelable|reconductible)/,
          3,
        ],
        [/périodes? (?:\S{1,14} ){0,3}(?:successives?|identiques?|supplémentaires?|d'un an|annuelles?)/, 1],
        [/durée|renouvellement|reconduction/, 1, 'heading'],
      ],
      unless: [/assurance|garantie/],
    },
    automatic: /tacite|automatiqu|de plein droit|sauf dénonciation/,
    yearly: /d'année en année|annuellement|chaque année|pour une nouvelle année/,
    renews: /renouvel|reconduit|reconduction|prorog|prolong/,
  },
  'notice-to-terminate-renewal': {
    rule: {
      about: /renouvel|reconduit|reconduction|prorog|prolong/,
      needs: [/\b(?:jours?|mois|semaines?)\b/],
      signs: [
        [
          /(?:renouvel|reconduit|reconduction|prorog|prolong).{0,200}(?:sauf|à moins|sous réserve|si aucune).{0,200}(?:dénonc|notifi|préavis|avis|recommandée|volonté)/,
          3,
        ],
        [
          /(?:sauf|à moins|à défaut).{0,160}(?:dénonc|notifi|préavis|avis|volonté).{0,160}(?:renouvel|reconduit|reconduction|prorog)/,
          3,
        ],
        [/(?:ne pas (?:le |la )?(?:renouveler|reconduire)|non-renouvellement|non renouvellement)/, 2],
        [/préavis|avant (?:l'échéance|le terme|l'expiration|la fin|son terme)/, 1],
      ],
      unless: [/assurance/],
    },
  },
};
