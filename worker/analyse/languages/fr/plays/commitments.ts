import type { CommitmentsWords } from '#worker/analyse/languages/play-words/commitments.ts';

export const commitments: CommitmentsWords = {
  'minimum-commitment': {
    rule: {
      about: /minim|au moins|inférieure?s? à|garanti/,
      signs: [
        [
          /(?:achat|commande|quantité|volume|consommation|chiffre d'affaires|paiement|redevance|vente|engagement|montant|facturation)\S{0,40} (?:\S{1,40} ){0,4}minim/,
          3,
        ],
        [/minimum (?:\S{1,40} ){0,3}(?:garanti|d'achat|de (?:commande|vente|facturation|chiffre))/, 3],
        [
          /(?:achet|command|acquérir|vers|pay|réalis|factur|consomm)\S{0,40}.{0,80}(?:au moins|au minimum|un minimum de|non inférieur|pas inférieure?)/,
          3,
        ],
        [/annuel|mensuel|par (?:an|mois)|chaque (?:année|mois)|s'engage|devra|garantit/, 1],
        [/minim/, 1, 'heading'],
      ],
      unless: [/préavis|salaire minimum|assurance|durée minimale|jours|smic|à l'avance/],
      threshold: 4,
    },
    paidAnyway: /take or pay|la différence|même si .{0,40}(?:commande|achète|consomm|attein)|manquant/,
  },
  'volume-restriction': {
    rule: {
      about: /jusqu'à|maxim|excéd|dépass|au-delà|dans la limite/,
      signs: [
        [
          /(?:jusqu'à|maximum de|dans la limite de|excéd\S{1,3}|dépass\S{1,3}|au-delà de)(?: \S{1,40}){0,4} ?(?:utilisateurs?|unités|copies|exemplaires|serveurs|postes|appareils|heures par|requêtes|licences|go\b|transactions)/,
          3,
        ],
        [/(?:volume|quantité|nombre|consommation|capacité|utilisation) maxim/, 3],
        [/(?:dépassement|excédent).{0,60}(?:consommation|utilisation|volume|forfait|factur)/, 3],
        [/volume|quantité|utilisation/, 1, 'heading'],
      ],
      unless: [/responsab|indemn|assurance|délai|intérêt|préavis|durée du travail|heures supplémentaires/],
    },
    extra: /supplément|surcoût|dépassement|factur/,
  },
  exclusivity: {
    rule: {
      about: /exclusi/,
      signs: [
        [
          /(?:conc[èé]d|accord|nomm|désign|confi|bénéfici|licence|droit|titre|distributeur|agent|mandat).{0,110}(?:exclusi(?:f|fs|ve|ves)\b|exclusivité)/,
          3,
        ],
        [
          /(?:exclusivement|exclusivité).{0,120}(?:achet(?!eur)|approvisionn|vend(?!eur|eus)|distribu|fourni|commercialis|travaill|prestations)/,
          3,
        ],
        [
          /(?:achet(?!eur)|s'approvisionn|vend(?!eur|eus)|distribu|fourni|commercialis|consacr)\S{0,40}.{0,100}(?:exclusivement|exclusivité)/,
          3,
        ],
        [/(?:s'interdit|s'engage|ne pourra).{0,140}(?:autre|tiers)/, 1],
        [/exclusivité|exclusif/, 1, 'heading'],
      ],
      unless: [
        /non[ -]exclusi|sans exclusivité|compétence exclusive|(?:tribuna|juridiction)|responsabilité exclusive|propriété exclusive|usage exclusif|exclusion|exclusivement (?:aux fins|pour les besoins|à usage)/,
      ],
    },
    buysOnly:
      /(?:s'approvisionn|achet|acqu)\S{0,40}.{0,80}(?:exclusivement|exclusivité)|(?:exclusivement|exclusivité).{0,60}(?:achet|s'approvisionn|auprès)|approvisionnement exclusif|fournisseur exclusif/,
    noOthers: /(?:s'interdit|ne (?:pourra|peut|nommera|concédera)|s'engage à ne pas).{0,140}(?:autre|tiers)/,
  },
};
