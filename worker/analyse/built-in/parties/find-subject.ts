import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Deed, PartyWords } from '#worker/analyse/languages/party-words.ts';
import type { Actor } from './actor';
import type { Mention } from './mentions';

/** Who does what a sentence says. Offsets are into its words. */
export interface Subject extends Actor {
  /** Null where the sentence only says what it does ("You live in the room"). */
  deed: Deed | null;
  start: number;
  end: number;
}

const deeds = ['may-not', 'gives-up', 'may', 'must'] as const satisfies Deed[];
const farBehind = 160;
const farBefore = 60;
/** Numbers and signs may stand before the first word. */
const sentenceStart = 14;

/** Who acts in the main part of a sentence, of those mentioned in it. */
export function findSubject(words: string, mentions: readonly Mention[], language: Locale): Subject | null {
  const spoken = languages[language].parties;
  const from = mainPart(words, spoken);
  const acting = mentions.flatMap((mention): Subject[] => {
    const before = words.slice(Math.max(0, mention.start - farBefore), mention.start);
    const after = words.slice(mention.end, mention.end + farBehind);
    if (spoken.owning.test(after)) return [];
    const deed = readDeed(before, after, mention, spoken);
    const isFirst = mention.start - from <= sentenceStart;
    if (spoken.notActing.test(before) || (!deed && !isFirst)) return [];
    if (!deed && language === 'ar') return [];
    const { side, party, called, start, end } = mention;
    return [{ side, party, called, start, end, deed }];
  });
  return acting.find(({ start }) => start >= from) ?? acting.find(({ deed }) => deed) ?? null;
}

/** Where the main part of a sentence begins that first says when or if. */
function mainPart(words: string, { condition }: PartyWords) {
  if (!condition.test(words)) return 0;
  const comma = /[,،] /.exec(words);
  return comma ? comma.index + 2 : 0;
}

function readDeed(before: string, after: string, { isDative }: Mention, spoken: PartyWords): Deed | null {
  const first = spoken.deedsBefore && deeds.find((deed) => spoken.deedsBefore?.[deed].test(before));
  if (first) return first === 'may' && spoken.deniedAfter?.test(after) ? 'may-not' : first;
  if (isDative && !/^ (?:ان|الحق|وحد)/.test(after)) return null;
  const found = deeds.flatMap((deed) => {
    const hit = spoken.deedsAfter[deed].exec(after);
    return hit ? [{ deed, length: deed === 'may-not' ? 0 : hit[0].length }] : [];
  });
  const nearest = found.sort((a, b) => a.length - b.length)[0];
  return nearest?.deed ?? null;
}
