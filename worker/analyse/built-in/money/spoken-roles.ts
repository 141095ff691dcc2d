import { languages } from '#worker/analyse/languages/languages.ts';
import { countEach } from '../count-each';
import { formsOf, keyOf, type Token, tokensOf, wordApart } from '../parties/calls';
import type { Mention } from '../parties/mentions';
import type { ContractText } from '../text/contract-text';

/** A role that a contract speaks of without naming who has it. */
export interface SpokenRole {
  /** As the contract writes it. */
  called: string;
  forms: ReadonlySet<string>;
}

const farthest = 60_000;
const fewest = 3;

/** The role that the text speaks of most of those who pay, or who are paid; null where two are as likely. */
export function readSpokenRole(contract: ContractText, kind: 'pays' | 'earns'): SpokenRole | null {
  const { text, language } = contract;
  const pattern = languages[language].money.roles[kind];
  const counts = new Map<string, { times: number; token: Token }>();
  for (const token of tokensOf(text.slice(0, farthest))) {
    if (!token.isCapital || !pattern.test(token.key)) continue;
    const known = counts.get(token.key);
    if (known) known.times++;
    else counts.set(token.key, { times: 1, token });
  }
  const [first, second] = [...counts.values()].sort((a, b) => b.times - a.times);
  if (!first || first.times < fewest) return null;
  const forms = new Set(formsOf(first.token.key, language));
  const isRival = second && !forms.has(second.token.key) && second.times * 2 > first.times;
  return isRival ? null : { called: contract.cite(first.token).quote, forms };
}

/** Whoever is spoken of by one of some pronouns, called by the one that stands there most as who acts; null where hardly any does. */
export function readPronoun(pronouns: readonly string[], contract: ContractText): SpokenRole | null {
  const { text, language } = contract;
  const forms = new Set(pronouns.map(keyOf));
  const spoken = tokensOf(text.slice(0, farthest)).filter(({ key }) => forms.has(key));
  if (spoken.length < fewest) return null;
  const { toward } = languages[language].money;
  const acting = spoken.filter(({ key }) => !toward?.some(({ called }) => called?.test(key)));
  const times = countEach(acting.map(({ key }) => key));
  const [first] = acting.toSorted((a, b) => (times.get(b.key) ?? 0) - (times.get(a.key) ?? 0));
  return first ? { called: contract.cite(first).quote, forms } : null;
}

/** Where some words speak of it. */
export function mentionsOf(
  { forms }: SpokenRole,
  words: string,
  { language }: ContractText,
): Pick<Mention, 'start' | 'end' | 'isDative'>[] {
  return tokensOf(words).flatMap(({ key, start, end }) => {
    const written = wordApart(key, language);
    const found = written.find((form) => forms.has(form.key));
    return found ? [{ start, end, isDative: found.isDative }] : [];
  });
}
