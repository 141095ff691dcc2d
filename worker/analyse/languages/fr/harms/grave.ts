import type { GraveWords } from '#worker/analyse/languages/harm-words.ts';

/** What makes a harm grave beyond doubt. */
export const frenchGraveWords: GraveWords = {
  locksChanged: /\bchang(?:er|e|ent|era) (?:la serrure|les serrures)/,
  injury: /\bblessures?\b|\bdécès\b|\bla mort\b|dommages? corporels?/,
  unanswered:
    /\bne (?:répond|répondons|répondra) (?:pas|d'aucun|en aucun)|\bn'est (?:pas|en aucun cas) responsable|\bne (?:sera|saurait être) (?:\S{1,8} )?responsable|\brenonce\b|\bdécline\b|\baucune responsabilité/,
  exception: /\b(?:sauf|hormis|excepté|à moins)\b/,
};
