import type { ConsumersWords } from '#worker/analyse/languages/play-words/consumers.ts';

export const consumers: ConsumersWords = {
  'cooling-off': {
    rule: {
      about: /rétractation|rétracter/,
      signs: [[/(?:droit|délai) de rétractation|se rétracter/, 3]],
    },
  },
  'content-removal': {
    rule: {
      about: /supprimer|retirer|effacer|bloquer|retrait/,
      needs: [/contenus?|publications?|commentaires?|avis\b|messages?|photos?|images/],
      signs: [
        [
          /(?:peut|pouvons|pourra|pourrons|se réserve|nous réservons|droit de|est en droit).{0,120}(?:supprimer|retirer|effacer|bloquer)/,
          3,
        ],
        [/contenus?|publications?|commentaires?|avis\b|photos?|images/, 1],
      ],
      unless: [
        /(?:tribunal|juge|justice|autorité|loi)(?: \S{1,14}){0,3} (?:ordonne|exige|impose|enjoint|prescrit)|vous (?:pouvez|pourrez).{0,40}(?:supprimer|retirer|effacer)|données à caractère personnel|sans retirer/,
      ],
      threshold: 4,
    },
    atWill:
      /(?:seule|entière) discrétion|pour (?:quelque|toute|n'importe quelle) raison|à tout moment|sans (?:préavis|avis|notification)/,
  },
  'contract-by-using': {
    rule: {
      about: /utilis|accéd|accès|cliqu|navig|inscri|continu|poursui|télécharg|install/,
      needs: [/accept|consent|adh[ée]|lié/],
      signs: [
        [
          /en (?:utilisant|accédant|cliquant|naviguant|vous inscrivant|installant|téléchargeant|créant|continuant|poursuivant).{0,240}(?:accept|consent|adhér|êtes lié|soumis)/,
          3,
        ],
        [
          /(?:utilisation|accès|navigation|inscription)\b.{0,140}(?:vaut|emporte|implique|constitue|entraîne|suppose).{0,60}(?:accept|consentement|adhésion)/,
          3,
        ],
        [
          /(?:si vous continuez|poursuite de l'utilisation|continuer à utiliser).{0,160}(?:accept|vaut|réputé|consent)/,
          3,
        ],
      ],
      unless: [/si vous n'(?:acceptez|êtes) pas/],
    },
    changes: /continu|poursui|modifié|mises? à jour|modifications/,
  },
  'privacy-included': {
    rule: {
      about: /confidentialité|données (?:à caractère )?personnel|vie privée/,
      signs: [
        [
          /(?:accept|adhér|êtes lié|consent).{0,160}(?:politique|charte|déclaration) (?:de confidentialité|relative à la vie privée|de protection des données)/,
          3,
        ],
        [
          /(?:politique|charte|déclaration) (?:de confidentialité|de protection des données).{0,160}(?:fait partie|intégrée?|incorporée?|partie intégrante)/,
          3,
        ],
        [/(?:consentez|consent|autorise).{0,100}(?:traitement|collecte).{0,60}données (?:à caractère )?personnel/, 3],
      ],
      unless: [/chaque partie|retirer votre consentement|accord de confidentialité/],
    },
    consent: /consent/,
  },
};
