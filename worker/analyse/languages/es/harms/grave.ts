import type { GraveWords } from '#worker/analyse/languages/harm-words.ts';

/** What makes a harm grave beyond doubt. */
export const spanishGraveWords: GraveWords = {
  locksChanged: /\bcambi(?:ar|a|e|ará) (?:la cerradura|las cerraduras|el bombín)/,
  injury: /\blesi(?:ón|ones)\b|\bmuerte\b|\bfalleci/,
  unanswered:
    /\bno (?:se |nos )?(?:hace cargo|hacemos cargo|responde|responderá|respondemos|es responsable|será responsable)|\brenunci(?:a|as|o)\b|\bno (?:podrá|podrás|puede|puedes) reclamar/,
  exception: /\b(?:salvo|excepto|a menos que|a no ser)\b/,
};
