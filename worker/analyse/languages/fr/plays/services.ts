import type { ServicesWords } from '#worker/analyse/languages/play-words/services.ts';

export const services: ServicesWords = {
  'service-levels': {
    rule: {
      about: /niveaux? de service|disponibilité|délai d'intervention|temps de réponse/,
      signs: [
        [
          /niveaux? de service|(?:taux de )?disponibilité.{0,60}\d ?%|(?:délai d'intervention|temps de réponse).{0,60}heure/,
          3,
        ],
      ],
    },
    soleRemedy: /seul(?:e)? (?:recours|réparation|indemnisation)|recours exclusif/,
  },
  delivery: {
    rule: {
      about: /livr/,
      signs: [
        [
          /(?:délai|date|lieu|conditions) de livraison|(?:vendeur|fournisseur).{0,50}(?:livre|livrera|s'engage à livrer)/,
          3,
        ],
      ],
    },
    notBinding: /indicati|non contractuel|estimé|approximati/,
  },
  'title-and-risk': {
    rule: {
      about: /risque|propriété/,
      signs: [
        [
          /(?:transfert (?:de propriété|des risques)|réserve de propriété)|(?:risques?|propriété).{0,60}(?:transfér|passe).{0,80}(?:acheteur|livraison|marchandise|client)/,
          3,
        ],
      ],
      unless: [/propriété intellectuelle/],
    },
  },
};
