import type { Reader } from '#src/features/contracts/analysis.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { ContractText } from '../text/contract-text';
import type { Actor, Side } from './actor';
import { keyOf } from './calls';
import { readContractSides } from './contract-sides';
import { findSubject, type Subject } from './find-subject';
import { findMentions, type Mention, namesAll } from './mentions';
import { readCalls } from './read-calls';

/** Who is meant by the words of one contract. */
export interface Sides {
  /** Null where it is not clear for whom the contract is read. */
  reader: Reader;
  /** What the contract calls a side: its role, else its name; null where it is not known. */
  calledOf(side: 'reader' | 'other'): string | null;
  /** Whom a phrase names ("the Tenant", "by us", "dem Mieter", "للمستأجر"), and no one beside; else null. */
  whoIs(phrase: string): Actor | null;
  /** The side of whoever a phrase names; null where it names no one, or the reader is not known. */
  sideOf(phrase: string): Side | null;
  /** Everyone named in some words, in order. */
  mentionsIn(words: string): Mention[];
  /** Who must, may, may not or gives up something in the main part of a sentence; null where that is not clear. */
  subjectOf(sentence: { words: string }): Subject | null;
}

const known = new WeakMap<ContractText, Sides>();

/** Reads, once for each contract, who is who in it. Phrases and sentences are given as normalised text. */
export function createSides(contract: ContractText): Sides {
  let sides = known.get(contract);
  if (!sides) {
    sides = readSides(contract);
    known.set(contract, sides);
  }
  return sides;
}

function readSides(contract: ContractText): Sides {
  const { language } = contract;
  const everyone = readContractSides(contract);
  const calls = readCalls(everyone, language);
  const reader = everyone.find(({ side }) => side === 'reader');
  const mentionsIn = (words: string) => findMentions(words, calls, language);
  const whoIs = (phrase: string): Actor | null => {
    if (namesAll(phrase, language)) return { side: 'both', party: null, called: phrase.trim() };
    const mentions = mentionsIn(phrase);
    const [first, second, third] = mentions;
    if (!first || third || !isOnlyBefore(withoutMentions(phrase, mentions), contract)) return null;
    if (!second) return actorOf(first);
    return second.side === first.side ? actorOf(first) : { side: 'both', party: null, called: phrase.trim() };
  };
  return {
    reader: reader ? { name: reader.name, role: reader.role } : null,
    calledOf: (side) => {
      const one = everyone.find((other) => other.side === side);
      return one?.role ?? one?.name ?? null;
    },
    whoIs,
    sideOf: (phrase) => whoIs(phrase)?.side ?? null,
    mentionsIn,
    subjectOf: ({ words }) => findSubject(words, mentionsIn(words), language),
  };
}

const actorOf = ({ side, party, called }: Actor): Actor => ({ side, party, called });

function withoutMentions(phrase: string, mentions: readonly Mention[]) {
  let left = '';
  let from = 0;
  for (const { start, end } of mentions) {
    left += phrase.slice(from, start);
    from = end;
  }
  return left + phrase.slice(from);
}

/** Nothing but articles, prepositions and "and" is left of a phrase. */
function isOnlyBefore(rest: string, { language }: ContractText) {
  const { before, joining } = languages[language].parties;
  return keyOf(rest)
    .split(' ')
    .every((word) => word === '' || joining.test(word) || before.test(`${word} `));
}
