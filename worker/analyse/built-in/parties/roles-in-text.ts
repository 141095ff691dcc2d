import { languages } from '#worker/analyse/languages/languages.ts';
import type { Standing } from '#worker/analyse/languages/party-words.ts';
import type { ContractText } from '../text/contract-text';
import { keyOf, tokensOf } from './calls';
import { standingOf } from './standing';

const farthest = 40_000;
const fewest = 3;

/**
 * The two roles that the text speaks of most, one from each side ("the Learner", "the Academy"): what parties without
 * a name are known by. As the document writes them.
 */
export function rolesInText(
  contract: ContractText,
  taken: readonly string[] = [],
): { reader: string | null; other: string | null } {
  const { text, language } = contract;
  const words = text.slice(0, farthest);
  const tokens = tokensOf(words);
  const counts = new Map<string, { times: number; start: number; end: number }>();
  for (const { key, start, end, isCapital } of tokens) {
    if (!isCapital || key.length < 3) continue;
    const one = counts.get(key);
    if (one) one.times++;
    else counts.set(key, { times: 1, start, end });
  }
  const often = [...counts].filter(([, { times }]) => times >= fewest);
  const roles = often.map(([key, one]) => ({ ...one, key, standing: standingOf(key, language) }));
  const most = (standings: readonly (Standing | null)[]) => {
    const [first, second] = roles
      .filter(({ standing }) => standings.includes(standing))
      .sort((a, b) => b.times - a.times);
    if (!first || (second && second.times * 2 > first.times)) return null;
    return contract.cite(first).quote;
  };
  return {
    reader: isAmongUsers(roles, taken) ? null : most(['protected', 'served']),
    other: most(['serving', 'strong']),
  };
}

/** Terms for owners and sitters alike, or for buyers and sellers: who of them reads is not known. */
function isAmongUsers(
  roles: readonly { times: number; key: string; standing: Standing | null }[],
  taken: readonly string[],
) {
  const own = taken.map(keyOf);
  const timesOf = (standings: readonly (Standing | null)[]) =>
    Math.max(
      0,
      ...roles.filter((one) => standings.includes(one.standing) && !own.includes(one.key)).map(({ times }) => times),
    );
  return own.length > 0 && timesOf(['working', 'serving']) * 2 > timesOf(['protected', 'served']);
}

/** What the text calls its reader ("you") or the other side ("we", "I") where it speaks, as it writes it; null where it does not. */
export function spokenAs(whom: 'you' | 'we' | 'i', contract: ContractText): string | null {
  const { text, language } = contract;
  const words = new Set(languages[language].parties.pronouns[whom].map(keyOf));
  const spoken = tokensOf(text.slice(0, farthest)).filter(({ key }) => words.has(key));
  const [first] = spoken;
  return first && spoken.length >= fewest ? contract.cite(first).quote : null;
}
