import type { GraveWords } from '#worker/analyse/languages/harm-words.ts';

/** What makes a harm grave beyond doubt. */
export const englishGraveWords: GraveWords = {
  locksChanged: /\bchang(?:e|es|ing) the locks?\b/,
  injury: /\binjur(?:y|ies|ed)\b|\bdeath\b/,
  unanswered:
    /\b(?:bring|make|have|has) no claim\b|\bnot (?:be )?(?:liable|responsible|answerable|answer)\b|\bno (?:liability|responsibility)\b|\bwaives?\b|\bat (?:your|his|her) own risk\b/,
  exception: /\b(?:unless|except|save|other than|nothing in)\b/,
};
