import type { GraveWords } from '#worker/analyse/languages/harm-words.ts';

/** What makes a harm grave beyond doubt. */
export const arabicGraveWords: GraveWords = {
  locksChanged: /تغيير (?:\S{1,8} )?(?:(?:ال)?قفل|(?:ال)?اقفال)/,
  injury: /اصاب(?:ة|ات|تك|ته|تها)|وفا(?:ة|ته|تها|تك)/,
  unanswered:
    /\b[وف]?(?:لا|غير|ليست|ليس) (?:\S{1,10} ){0,2}(?:مسؤول|مسئول|تسال|يسال|نسال)|\b[وف]?(?:يتنازل|تتنازل)|\bلا (?:يحق|يجوز) (?:\S{1,10} ){0,2}(?:ال)?مطالبة/,
  exception: /\b(?:الا|ما لم|باستثناء|عدا)\b/,
};
