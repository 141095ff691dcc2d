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

/** Long passages in another language than the contract's, when they are more than a quotation or a notice. */
export async function findMixedLanguages(
  text: string,
  language: Locale,
  identify: IdentifyLanguage,
): Promise<MixedLanguages | null> {
  const languages = new Set<Locale>();
  const citations: Citation[] = [];
  let characters = 0;
  for (const { 0: passage, index } of text.matchAll(/\S(?:(?!\n[^\S\n]*\n)[\s\S])*/g)) {
    if (passage.length < shortestPassage) continue;
    const sample = passage.slice(0, enoughToIdentify);
    const found = plainlyIn(language, sample) ? language : await identify(sample);
    if (!found || found === language) continue;
    languages.add(found);
    characters += passage.length;
    if (citations.length < mostCitations) citations.push({ quote: opening(passage), start: index });
  }
  const enough = characters >= leastCharacters || characters >= text.length * leastShare;
  return characters > 0 && enough ? { languages: [...languages], citations } : null;
}

const opening = (passage: string) => passage.slice(0, longestCitation).replace(/(?<!\s)\s+\S*$/u, '');
