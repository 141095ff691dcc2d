import { languages } from '#worker/analyse/languages/languages.ts';
import { formsOf, type Token, tokensOf, wordApart } from '../parties/calls';
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
