import type { GraveWords } from '#worker/analyse/languages/harm-words.ts';

/** What makes a harm grave beyond doubt. */
export const germanGraveWords: GraveWords = {
  locksChanged: /schl(?:o|ö)(?:ss|ß)(?:er)?\b.{0,30}(?:auswechsel|austausch|wechsel|tausch)/,
  injury: /\bverletzungen\b|körperverletz|körperschäd|gesundheitsschäd|\btod\b|personenschäd/,
  unanswered:
    /\bhaft(?:et|en)\b.{0,60}\b(?:nicht|keine)|\bkeine (?:haftung|ansprüche)\b|\bverzicht(?:et|est|e)\b|auf eigene gefahr|haftung .{0,60}ausgeschlossen/,
  exception: /\b(?:es sei denn|außer|ausgenommen|mit ausnahme|sofern|soweit)\b|vorsatz|vorsätzlich|fahrlässig/,
};
