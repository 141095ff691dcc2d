import type { LaidOut } from './contract-layout.rules.ts';
import type { ContractStructure } from './contract-structure.rules.ts';
import type { SettledClause } from './generated-contracts.schema.ts';

/** Someone who signs the contract. */
interface Signatory {
  name: string;
  term: string;
  company: boolean;
}

const line = '______________________________';
const signature = (words: string): LaidOut => ({ kind: 'signature', number: null, words });

/**
 * What stands before and after the sections, as the clauses need it: a guarantor is a party and signs (Statute of Frauds
 * 1677, s.4), and what binds only as a deed says that it is one, is signed before a witness and is delivered as a deed
 * (Law of Property (Miscellaneous Provisions) Act 1989, s.1; Companies Act 2006, s.44 and s.46).
 */
export function execute(
  contract: ContractStructure,
  clauses: readonly SettledClause[],
): Pick<ContractStructure, 'head' | 'tail'> {
  const guarantors = clauses.flatMap(({ guarantor }) => guarantor ?? []);
  const deed = clauses.some((clause) => clause.deed);
  const ownEffect = clauses.some(({ replaces }) => replaces.includes('signature'));
  const head = guarantors.length > 0 ? withGuarantors(contract.head, guarantors) : contract.head;
  if (!deed && !ownEffect && guarantors.length === 0) return { head, tail: contract.tail };

  const signatories = [
    ...signatoriesOf(contract),
    ...guarantors.map(({ name }): Signatory => ({ name, term: 'Guarantor', company: false })),
  ];
  const closings = contract.tail.filter(({ kind }) => kind === 'closing');
  return {
    head,
    tail: [
      ...closings.map((closing) => ({ ...closing, words: closingWords(closing.words, { deed, ownEffect }) })),
      ...signatories.flatMap((signatory) => (deed ? deedBlock(signatory) : simpleBlock(signatory))),
    ],
  };
}

function closingWords(words: string, { deed, ownEffect }: { deed: boolean; ownEffect: boolean }): string {
  const effect = ' It takes effect on the date written at its beginning.';
  const plain = ownEffect ? words.replace(effect, '') : words;
  if (!deed) return plain;
  const delivered = ownEffect ? '' : ' It is delivered and takes effect on the date written at its beginning.';
  return `The parties have executed this Agreement as a deed on the dates written below.${delivered} Each witness is at least 18 years old and no party to it, and was present when the signature was made.`;
}

/** The parties with the guarantors after them: "(3) Ana Reed of 1 High Street (the “Guarantor”)." */
function withGuarantors(head: readonly LaidOut[], guarantors: readonly { name: string; address: string }[]): LaidOut[] {
  const parties = head
    .filter(({ kind }) => kind === 'party')
    .map(({ words }) => words.replace(/(?:\.|;(?: and)?)$/, ''));
  const all = [...parties, ...guarantors.map(({ name, address }) => `${name} of ${address} (the “Guarantor”)`)];
  return [
    ...head.filter(({ kind }) => kind !== 'party'),
    ...all.map((words, index): LaidOut => {
      const end = index === all.length - 1 ? '.' : index === all.length - 2 ? '; and' : ';';
      return { kind: 'party', number: `(${index + 1})`, words: `${words}${end}` };
    }),
  ];
}

function signatoriesOf({ head, tail }: ContractStructure): Signatory[] {
  return tail.flatMap(({ words }): Signatory[] => {
    const [, name, term] = /^Signed by (.+) \(([^()]+)\)$/u.exec(words) ?? [];
    if (name === undefined || term === undefined) return [];
    const company = `${name}, a company with registered number`;
    return [{ name, term, company: head.some(({ words: party }) => party.startsWith(company)) }];
  });
}

const simpleBlock = ({ name, term }: Signatory): LaidOut[] =>
  [`Signed by ${name} (${term})`, `Signature: ${line}`, `Name and position: ${line}`, `Date: ${line}`].map(signature);

function deedBlock({ name, term, company }: Signatory): LaidOut[] {
  return [
    company
      ? `Executed as a deed by ${name} (${term}), acting by a director in the presence of a witness`
      : `Signed as a deed by ${name} (${term}) in the presence of a witness`,
    `${company ? 'Signature of the director' : 'Signature'}: ${line}`,
    ...(company ? [`Name of the director: ${line}`] : []),
    `Signature of the witness: ${line}`,
    `Name of the witness: ${line}`,
    `Address and occupation of the witness: ${line}`,
    `Date: ${line}`,
  ].map(signature);
}
