import type { Money as PaidMoney } from '#src/features/contracts/analysis.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { PaidFor } from '#worker/analyse/languages/purposes.ts';
import type { LearnedModels } from '../learned/models-file';
import { learnedModels } from '../learned/weights';
import type { Money } from '../read/money';
import { atOnce, readInSteps, type Steps } from '../steps';
import type { ContractText, Sentence } from '../text/contract-text';
import { createPaidTeller } from './likely-paid';
import { createPayerTeller } from './likely-payer';
import { rowBefore } from './line-label';
import { type PayerClues, payerCluesInSteps } from './payer-clues';
import { readTwoSides } from './read-two-sides';
import { toldFor } from './told-purpose';
import { otherThan } from './two-sides';

/** A sum that one side pays the other. */
export interface Payment extends Money {
  per: PaidMoney['per'];
  payer: string;
  payee: string;
  /** Null where only the contract's label says what it is for. */
  purpose: PaidFor | null;
  label: string;
  sentence: Sentence;
}

const known = new WeakMap<ContractText, Payment[]>();

/** Every sum of which the contract says, or its kind, who pays it to whom and for what; in the order of the document. */
export const findMoney = (contract: ContractText): Payment[] => atOnce(moneyInSteps(contract));

export function* moneyInSteps(contract: ContractText): Steps<Payment[]> {
  let payments = known.get(contract);
  if (!payments) {
    payments = yield* moneyByInSteps(learnedModels(), contract);
    known.set(contract, payments);
  }
  return payments;
}

/** The same by models of what is paid and of who pays it. */
function* moneyByInSteps(
  { paid, payer }: Pick<LearnedModels, 'paid' | 'payer'>,
  contract: ContractText,
): Steps<Payment[]> {
  const sides = readTwoSides(contract);
  if (!sides) return [];
  const { names } = sides;
  const tell = createPayerTeller(payer, contract.language);
  const all = yield* payerCluesInSteps(sides, contract);
  const isPaid = createPaidTeller(paid, all, contract.language);
  const read = (clues: PayerClues) => {
    const pays = tell(clues);
    if (!pays || !isPaid(clues)) return [];
    const { sum, marked, sentence, per } = clues;
    const what = toldFor(clues, contract);
    const isAgain = languages[contract.language].money.saidFor.again.test(marked.words.slice(0, marked.at));
    const addsUp = languages[contract.language].money.total.test(rowBefore(marked.words.slice(0, marked.at)));
    return [{ ...sum, ...what, per, payer: names[pays], payee: names[otherThan(pays)], sentence, addsUp, isAgain }];
  };
  const payments = yield* readInSteps(all, ({ sentence }) => sentence.words.length, read);
  const told = new Set<string>();
  return payments.filter((payment, at) => {
    const sum = `${payment.amount} ${payment.currency}`;
    // "The £6,800 goes back": of a sum that was told more is said.
    const isToldBefore = payment.isAgain && told.has(sum);
    told.add(sum);
    return !isToldBefore && !(payment.addsUp && isSumOfBefore(payments, at));
  });
}

/** "Rent 900, heating 120, together 1,020": what stands right before is told already. */
function isSumOfBefore(payments: readonly Payment[], place: number): boolean {
  const total = payments[place];
  let sum = 0;
  for (let at = place - 1; at >= 0; at--) {
    const part = payments[at];
    if (!total || !part || part.currency !== total.currency || part.payer !== total.payer) return false;
    if (sum > total.amount) return false;
    sum += part.amount;
    if (at < place - 1 && Math.abs(sum - total.amount) < cent) return true;
  }
  return false;
}
const cent = 0.01;
