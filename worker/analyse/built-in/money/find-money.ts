import type { Money as PaidMoney } from '#src/features/contracts/analysis.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { PaidFor } from '#worker/analyse/languages/purposes.ts';
import type { LearnedModels } from '../learned/models-file';
import { learnedModels } from '../learned/weights';
import type { Money } from '../read/money';
import { atOnce, readInSteps, type Steps } from '../steps';
import type { Clause, ContractText, Sentence } from '../text/contract-text';
import { createPaidTeller } from './likely-paid';
import { createPayerTeller } from './likely-payer';
import { rowBefore } from './line-label';
import { isOnlyIf } from './only-if';
import { readParts } from './parts-of-sum';
import { type PayerClues, payerCluesInSteps } from './payer-clues';
import { readTwoSides } from './read-two-sides';
import { isPaidByStranger, strangerPaid } from './strangers';
import { toldEach } from './told-each';
import { toldPeriod } from './told-period';
import { toldFor } from './told-purpose';
import { otherThan } from './two-sides';

/** A sum that one side pays the other. */
export interface Payment extends Money {
  per: PaidMoney['per'];
  /** What it is paid for each of, as the contract writes it; empty where that is a period, or not clear. */
  each: string;
  payer: string;
  payee: string;
  /** Null where only the contract's label says what it is for. */
  purpose: PaidFor | null;
  label: string;
  /** The sum that it is paid within. */
  partOf: Money | null;
  /** Nobody owes it unless something comes to pass. */
  isOnlyIf: boolean;
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
  const { saidFor, total } = languages[contract.language].money;
  const tell = createPayerTeller(payer, contract.language);
  const all = yield* payerCluesInSteps(sides, contract, { withCaps: true });
  const owed = all.filter(({ isCap }) => !isCap);
  const isPaid = createPaidTeller(paid, owed, contract.language);
  const parts = readParts(owed, contract);
  const read = (clues: PayerClues) => {
    const pays = tell(clues);
    if (!pays || !(clues.isCap || isPaid(clues))) return [];
    const { sum, marked, sentence } = clues;
    if (isPaidByStranger(marked, contract)) return [];
    const partOf = parts.get(clues) ?? null;
    const ahead = marked.words.slice(0, marked.at);
    if (saidFor.unit.test(ahead)) return [];
    const told = toldFor(clues, pays, partOf !== null, contract);
    const per = toldPeriod(marked, contract.language);
    const isAgain = saidFor.again.test(ahead);
    const addsUp = total.test(rowBefore(ahead));
    return [
      {
        ...sum,
        ...told,
        per: told.purpose === 'part' || told.purpose === 'instalment' ? ofPart(per) : per,
        each: per === 'event' ? toldEach(marked, sentence, contract) : '',
        partOf,
        isOnlyIf: isOnlyIf(marked, contract.language),
        payer: names[pays],
        payee: strangerPaid(marked, sentence, contract) ?? names[otherThan(pays)],
        sentence,
        addsUp,
        isAgain,
      },
    ];
  };
  const payments = yield* readInSteps(all, ({ sentence }) => sentence.words.length, read);
  const told = new Map<string, Clause>();
  return payments.filter((payment, at) => {
    const sum = `${payment.amount} ${payment.currency}`;
    const before = told.get(sum);
    told.set(sum, before ?? payment.sentence.clause);
    // "The £6,800 goes back": of a sum that was told more is said, and no more of one that another clause tells.
    const isMore =
      payment.isAgain ||
      ((payment.purpose === 'payment' || payment.purpose === 'in-case') && before !== payment.sentence.clause);
    return !(before && isMore) && !(payment.addsUp && isSumOfBefore(payments, at));
  });
}

/** Of a part "each" says that there are others, and "a year" that the whole is paid again. */
const ofPart = (per: Payment['per']): Payment['per'] =>
  per === 'event' || per === 'year' || per === 'once' ? 'unstated' : per;

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
