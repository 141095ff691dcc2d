import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Citation } from '../analyst';
import { plainlyIn } from './common-words';
import { mostCitations } from './warning-draft';

/** Says which of the five languages a passage is written in, or null where it is not sure. */
export type IdentifyLanguage = (passage: string) => Promise<Locale | null>;

export interface MixedLanguages {
  languages: Locale[];
  citations: Citation[];
}

const shortestPassage = 200;
const enoughToIdentify = 1000;
const leastCharacters = 400;
const leastShare = 0.1;
const longestCitation = 200;
/** Asking takes a while: of a text in pieces that are not plainly in its language, so many are asked about. */
const mostIdentified = 400;

/** Long passages in another language than the contract's, when they are more than a quotation or a notice. */
export async function findMixedLanguages(
  text: string,
  language: Locale,
  identify: IdentifyLanguage,
): Promise<MixedLanguages | null> {
  const languages = new Set<Locale>();
  const citations: Citation[] = [];
  let characters = 0;
  let asked = 0;
  for (const { passage, index } of passagesOf(text)) {
    if (passage.length < shortestPassage) continue;
    const sample = passage.slice(0, enoughToIdentify);
    if (plainlyIn(language, sample)) continue;
    if (++asked > mostIdentified) break;
    const found = await identify(sample);
    if (!found || found === language) continue;
    languages.add(found);
    characters += passage.length;
    if (citations.length < mostCitations) citations.push({ quote: opening(passage), start: index });
  }
  const enough = characters >= leastCharacters || characters >= text.length * leastShare;
  return characters > 0 && enough ? { languages: [...languages], citations } : null;
}

/** What stands between blank lines, and where it begins. */
function* passagesOf(text: string): Generator<{ passage: string; index: number }> {
  let from = 0;
  for (const { 0: gap, index } of text.matchAll(/\n[^\S\n]*\n/g)) {
    yield passageIn(text, from, index);
    from = index + gap.length;
  }
  yield passageIn(text, from, text.length);
}

function passageIn(text: string, from: number, to: number) {
  const passage = text.slice(from, to).trimStart();
  return { passage, index: to - passage.length };
}

const opening = (passage: string) => passage.slice(0, longestCitation).replace(/(?<!\s)\s+\S*$/u, '');
