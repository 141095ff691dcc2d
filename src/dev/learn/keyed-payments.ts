import { type PayerClues, readPayerClues } from '#worker/analyse/built-in/money/payer-clues.ts';
import { readTwoSides } from '#worker/analyse/built-in/money/read-two-sides.ts';
import { type Party, parties, type TwoSides } from '#worker/analyse/built-in/money/two-sides.ts';
import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import type { Key } from './keyed-document.schema.ts';
import type { KeyedContract } from './keyed-documents.ts';
import { readText } from './read-contract.ts';

type ContractKey = KeyedContract<Key>['key'];
type KeyedSum = ContractKey['money'][number];

/** A sum of a key, with where the analysis reads it. */
export interface KeyedPayment {
  /** Null where the key names neither of the two sides that the analysis knows. */
  payer: Party | null;
  read: PayerClues[];
}

/** The sums of a keyed contract, with who pays them. */
export interface ReadPayments {
  name: string;
  brief: string;
  language: ContractText['language'];
  payments: KeyedPayment[];
}

export async function readPayments(document: KeyedContract<Key>): Promise<ReadPayments> {
  const { name, key } = document;
  const { contract } = await readText(document);
  const sides = readTwoSides(contract);
  const clues = sides ? readPayerClues(sides, contract) : [];
  const payments = key.money
    .filter(({ per }) => per !== 'percent')
    .map((keyed) => ({
      payer: sides && partyCalled(keyed.payer, key, sides),
      read: nearest(
        clues.filter(({ sum }) => Math.abs(sum.amount - keyed.amount) < cent),
        keyed,
        contract,
      ),
    }));
  return { name, brief: key.brief, language: key.language, payments };
}
const cent = 0.005;

/** Where the key quotes it, else wherever the same amount stands. */
function nearest(clues: PayerClues[], { quote }: KeyedSum, contract: ContractText): PayerClues[] {
  const quoted = flat(quote);
  const there = clues.filter(({ sentence }) => {
    const words = flat(contract.cite(sentence).quote);
    return words.includes(quoted.slice(0, enough)) || quoted.includes(words.slice(0, enough));
  });
  return there.length > 0 ? there : clues;
}
const enough = 25;
const flat = (words: string) => words.replace(/\s+/g, ' ');

/** Which side a key means by a role: told by the role or by the names of whoever has it. */
function partyCalled(role: string, { parties: keyed }: ContractKey, sides: TwoSides): Party | null {
  const named = keyed.filter((party) => party.role === role || party.name === role).map(({ name }) => name);
  for (const called of [role, ...named]) {
    const meant = new Set([called, capital(called)].flatMap((one) => sides.mentionsIn(one)).map(({ party }) => party));
    const [party] = meant;
    if (party && meant.size === 1) return party;
  }
  const alike = parties.filter((party) => sides.names[party].split(/[^\p{L}]+/u).includes(role));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}
const capital = (words: string) => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
