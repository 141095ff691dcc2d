import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** Harms said outright, in sentences that are short and plain and look like no other. */
export const frenchOutrightHarms = {
  'ended-at-will': [
    {
      says: [
        /\b(?:peut|peuvent|pouvons|pourra|se réserve)\b/,
        /\b(?:résilier|reprendre|rompre|mettre fin|congédier|récupérer|dénoncer)\b/,
        /\bsans (?:avoir à |devoir )?(?:dire|donner|indiquer|justifier|motiver|se justifier|motif|raison|expliquer)|\bquand (?:il|elle|bon lui) (?:le )?(?:veut|semble|souhaite|voudra)|\bpour quelque (?:motif|raison) que|\ben tout temps\b|\bà tout moment\b.{0,40}\bjours\b/,
      ],
      unless: [
        /\b(?:chacune?|chaque|les deux|l'une? (?:ou|des)|seulement|uniquement|manquement|impay|faute (?:grave|lourde)|ne peut|travaux|urgence)/,
      ],
      onlyBy: 'other',
      alone: true,
    },
  ],
  'silence-accepts': [
    {
      says: [/\bsilence (?:vaut|vaudra|emporte|équivaut à) (?:\S{1,10} ){0,2}(?:accept|accord|consent|approb)/],
      unless: [/\bne vaut\b|\bsilence vaut refus/],
      alone: true,
    },
  ],
  'unpaid-time': [
    {
      says: [
        /\bheures\b.{0,60}\b(?:au-delà|supplémentaires|en plus|de nuit)\b|\bastreintes?\b|\bdéplacements?\b/,
        /\b(?:réput|présum|considér|cens)\S{1,5} (?:\S{1,10} )?(?:compris|inclus|payé|rémunéré|couvert)\S{0,3}/,
      ],
      unless: [/\bne sont pas (?:réput|présum|considér)/],
      alone: true,
    },
  ],
  'liability-capped': [
    {
      says: [/\bnous ne (?:vous )?(?:rend|pai|pay|vers|rembours|dev)\S{1,6} jamais plus (?:de |d'|qu)/],
      alone: true,
    },
  ],
  'claims-waived': [
    {
      says: [
        /\b(?:ne (?:demander|réclamer)\S{1,3} plus rien|renonce\S{0,2} à (?:se plaindre|demander|réclamer|toute réclamation))\b/,
      ],
      unless: [/\bne renonce/],
      notBy: 'other',
      alone: true,
    },
  ],
  'entry-at-will': [
    {
      says: [
        /\b(?:entre|pénètre|visite|accède)\b/,
        /\bquand (?:il|elle|bon lui) (?:l'|le )?(?:estime|juge|veut|souhaite|semble)|\bà toute heure\b|\bmême en (?:leur|son|votre) absence\b|\babsents?\b/,
        /\b(?:état des lieux|logement|appartement|chambre|studio|maison|les lieux|clés?)\b/,
      ],
      unless: [/\b(?:avec (?:l'|leur |son |votre )accord|sur rendez-vous|préavis|n'entre|urgence)/],
      notBy: 'reader',
      alone: true,
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
