import { addressProblems } from './address-problems.ts';
import { typographyProblems } from './typography-problems.ts';

type Variant = { declarations?: string[]; match?: Record<string, string> };
export type Message = string | Variant[];
/** Texts of one catalogue by locale and key. */
export type Catalogue = Record<string, Record<string, Message>>;

const texts = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap((variant) => Object.values(variant.match ?? {}));

/** Names that a caller hands in. */
function inputs(message: Message): string {
  const declared =
    typeof message === 'string'
      ? []
      : message.flatMap(({ declarations = [] }) =>
          declarations.flatMap((line) => line.match(/^input (\w+)/)?.[1] ?? []),
        );
  const written = texts(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  return [...new Set([...declared, ...written])].sort().join(', ');
}

function variantProblems(message: Message): string[] {
  if (typeof message === 'string') return message.trim() ? [] : ['is empty'];
  const problems = texts(message).some((text) => !text.trim()) ? ['has an empty variant'] : [];
  for (const { match = {} } of message) {
    const catchesAll = Object.keys(match).some((key) =>
      key.split(',').every((part) => /=(other|\*)$/.test(part.trim())),
    );
    if (!catchesAll) problems.push('has no variant for all other cases');
  }
  return problems;
}

/**
 * What is wrong with the catalogues: keys or inputs that differ between locales, empty texts, keys in two catalogues,
 * signs that a language sets otherwise, words that only friends are spoken to with.
 */
export function findMessageProblems(catalogues: Record<string, Catalogue>): string[] {
  const problems: string[] = [];
  const owner = new Map<string, string>();
  for (const [name, catalogue] of Object.entries(catalogues)) {
    const keys = new Set(Object.values(catalogue).flatMap(Object.keys));
    for (const key of keys) {
      const other = owner.get(key);
      if (other) problems.push(`${key} is in the catalogues ${other} and ${name}`);
      owner.set(key, name);
      const reference = catalogue.en?.[key];
      for (const [locale, messages] of Object.entries(catalogue)) {
        const message = messages[key];
        if (message === undefined) {
          problems.push(`${key} is missing in ${locale}`);
          continue;
        }
        const ofText = texts(message).flatMap((text) => [
          ...typographyProblems(locale, text),
          ...addressProblems(locale, text),
        ]);
        problems.push(...[...variantProblems(message), ...ofText].map((problem) => `${key} ${problem} in ${locale}`));
        if (reference !== undefined && inputs(message) !== inputs(reference)) {
          problems.push(`${key} takes (${inputs(message)}) in ${locale}, but (${inputs(reference)}) in en`);
        }
      }
    }
  }
  return problems;
}
