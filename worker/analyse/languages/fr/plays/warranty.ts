import type { WarrantyWords } from '#worker/analyse/languages/play-words/warranty.ts';

export const warranty: WarrantyWords = {
  warranty: {
    rule: {
      about: /garant|vices? |en l'état|tel(?:le)?s? quel/,
      signs: [
        [/\b(?:garantit|garantissent|déclare et garantit)\b.{0,30}\b(?:que|qu|la|le|les|au|à)\b/, 3],
        [/(?:sans (?:aucune )?garantie|aucune garantie|ne garantit pas|en l'état|exclu\S{1,4} toute garantie)/, 3],
        [
          /(?:période|durée) de garantie|vices? (?:cachés?|apparents?)|exempts? de (?:tout )?(?:vice|défaut)|garantie (?:légale|de conformité|contractuelle)/,
          3,
        ],
        [/garantie|vices/, 1, 'heading'],
      ],
      unless: [
        /dépôt de garantie|caution|garantie (?:bancaire|financière|à première demande)|compagnie d'assurance|état des lieux/,
      ],
    },
    disclaims:
      /(?:en l'état|"?tel(?:le)?s? quel(?:le)?s?"?|sans (?:aucune )?garantie|aucune garantie|exclu\S{1,4} toute garantie|ne garanti\S{1,6} (?:pas|ni|aucun|rien))/,
    given: /\bgarantit\b|garantissent|déclare et garantit|période de garantie|exempts? de (?:vice|défaut)/,
  },
  'warranty-duration': {
    rule: {
      about: /garanti/,
      signs: [
        [/garanti\S{0,40}.{0,160}(?:jours?|mois|ans?|années?)\b/, 2],
        [/(?:durée|délai|période) de (?:la )?garantie|garantie .{0,20}(?:jours?|mois|ans?)\b/, 2],
        [/défauts?|vices?|conform|malfaçon|matériaux|fabrication|livraison|réparation|réception/, 1],
        [/garantie/, 1, 'heading'],
      ],
      needs: [/(?:jours?|mois|ans?|années?)\b/],
      unless: [/dépôt de garantie|garantie (?:bancaire|financière)|à première demande|caution|loyer/],
      threshold: 3,
    },
  },
};
