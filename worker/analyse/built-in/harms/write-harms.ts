import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { FoundRisk } from '#worker/analyse/analyst.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { createSides } from '../parties/sides';
import type { Telling } from '../play';
import { compilePattern } from '../text/compile-pattern';
import type { Sentence } from '../text/contract-text';
import { topicTexts } from '../write/topic-texts';
import type { FoundHarm, UnnamedHarm } from './find-harms';
import { harmTexts } from './harm-texts';
import { type HarmType, harms } from './harm-types';

const mostQuotes = 3;

export interface WrittenHarm {
  /** Null for what only the law of a place makes of note, and where the kind is left open. */
  harm: HarmType | null;
  level: 'high' | 'medium';
  risk: FoundRisk;
}

/** The harms as risks: one for each kind, in the order of the contract. */
export function writeHarms(found: readonly FoundHarm[], telling: Telling): WrittenHarm[] {
  const { to } = telling;
  return [...Map.groupBy(found, ({ harm }) => harm)].map(([harm, members]) => {
    const texts = harmTexts[harm];
    const { clauseType, level: gravest } = harms[harm];
    const level = members.some(({ isSure }) => isSure) ? gravest : 'medium';
    const told = { title: texts.title({}, to), description: texts.description({}, to), ask: texts.ask({}, to) };
    return { harm, level, risk: toRisk({ ...told, clauseType }, members, telling) };
  });
}

/** What plainly weighs on the reader without a name for it, as risks: one for each matter, or for a sentence of none. */
export function writeUnnamed(found: readonly UnnamedHarm[], telling: Telling): WrittenHarm[] {
  const { to } = telling;
  const matterOf = ({ topic, sentence }: UnnamedHarm) =>
    topic ? topicTexts[topic]({}, to) : (headingOf(sentence, telling.contract.language) ?? sentence);
  return [...Map.groupBy(found, matterOf)].map(([matter, members]) => {
    const isNamed = typeof matter === 'string';
    const title = isNamed ? m.harm_unnamed_title({ topic: matter }, to) : m.harm_unnamed_title_open({}, to);
    const told = { title, description: m.harm_unnamed_description({}, to), ask: m.harm_unnamed_ask({}, to) };
    return { harm: null, level: 'medium', risk: toRisk({ ...told, clauseType: null }, members, telling) };
  });
}

/** Few words, and no sentence, number or form field. */
const looksLikeHeading = /^\p{L}[\p{L}\p{M}'’&/-]{0,30}(?: [\p{L}\p{M}'’&/-]{1,30}){0,5}$/u;
/** Counts the clauses of a contract, and names none. */
const numberOnly =
  /^(?:ziff|art|artikel|article|artículo|clause|section|abs|(?:undécim|duodécim|decimo|décimo|vigésim|primer|segund|tercer|cuart|quint|sext|séptim|octav|noven|décim)\S{0,12})$/i;

/** What the heading above says that a sentence is about; null where that is no heading that reads as a title. */
function headingOf({ clause }: Sentence, language: Locale): string | null {
  const heading = (clause.heading.split(' / ').at(-1) ?? '').replace(/^[\s–—-]+/u, '').trim();
  const isSentence = compilePattern(languages[language].harms.sentenceWords, language).test(heading);
  return looksLikeHeading.test(heading) && !numberOnly.test(heading) && !isSentence ? heading : null;
}

function toRisk(
  told: Pick<FoundRisk, 'title' | 'description' | 'ask' | 'clauseType'>,
  members: readonly { sentence: Sentence }[],
  { contract }: Telling,
): FoundRisk {
  return {
    ...told,
    ...{ hurts: createSides(contract).calledOf('reader'), suggestedWording: null, delete: false, doubt: null },
    evidence: members.slice(0, mostQuotes).map(({ sentence }) => contract.cite(sentence)),
  };
}
