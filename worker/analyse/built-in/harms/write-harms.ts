import { m } from '#src/i18n/paraglide/messages.js';
import type { FoundRisk } from '#worker/analyse/analyst.ts';
import { createSides } from '../parties/sides';
import type { Telling } from '../play';
import type { Sentence } from '../text/contract-text';
import { topicAsks, topicTexts } from '../write/topic-texts';
import type { FoundHarm, UnnamedHarm } from './find-harms';
import { harmTexts } from './harm-texts';
import { type HarmType, harms } from './harm-types';
import { titleAbove } from './heading-above';

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
    const isGravest = members.some((one) => one.isGravest);
    const level = isGravest ? 'high' : members.some(({ isSure }) => isSure) ? gravest : 'medium';
    const told = { title: texts.title({}, to), description: texts.description({}, to), ask: texts.ask({}, to) };
    return { harm, level, risk: toRisk({ ...told, clauseType }, members, telling) };
  });
}

/**
 * What plainly weighs on the reader without a name for it, as risks: one for each heading of the contract or matter, or for
 * a sentence of neither.
 */
export function writeUnnamed(found: readonly UnnamedHarm[], telling: Telling): WrittenHarm[] {
  const { to } = telling;
  const matterOf = ({ topic, sentence }: UnnamedHarm) =>
    titleAbove(sentence, telling.contract) ?? (topic ? topicTexts[topic]({}, to) : sentence);
  return [...Map.groupBy(found, matterOf)].map(([matter, members]) => {
    const isNamed = typeof matter === 'string';
    const title = isNamed ? m.harm_unnamed_title({ topic: matter }, to) : m.harm_unnamed_title_open({}, to);
    const [topic, ...others] = new Set(members.map((one) => one.topic));
    const ask = topic && others.length === 0 ? topicAsks[topic]({}, to) : m.harm_unnamed_ask({}, to);
    const told = { title, description: m.harm_unnamed_description({}, to), ask };
    return { harm: null, level: 'medium', risk: toRisk({ ...told, clauseType: null }, members, telling) };
  });
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
