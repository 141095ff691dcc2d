import { deedClosing, deliveredOnDate, type Signatory, signatureLines } from '../templates/execution-blocks.rules.ts';
import type { LaidOut } from './contract-layout.rules.ts';
import type { ContractStructure } from './contract-structure.rules.ts';
import type { SettledClause } from './generated-contracts.schema.ts';

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
  const alreadyDeed = contract.tail.some(({ kind, words }) => kind === 'closing' && words.includes('as a deed'));
  const deed = alreadyDeed || clauses.some((clause) => clause.deed);
  const ownEffect = clauses.some(({ replaces }) => replaces.includes('signature'));
  const head = guarantors.length > 0 ? withGuarantors(contract.head, guarantors) : contract.head;
  if (deed === alreadyDeed && !ownEffect && guarantors.length === 0) return { head, tail: contract.tail };

  const signatories = [
    ...signatoriesOf(contract),
    ...guarantors.map(({ name }): Signatory => ({ name, term: 'Guarantor', company: false })),
  ];
  const closings = contract.tail.filter(({ kind }) => kind === 'closing');
  return {
    head,
    tail: [
      ...closings.map((closing) => ({ ...closing, words: closingWords(closing.words, { deed, ownEffect }) })),
      ...signatories.flatMap((signatory) => signatureLines(signatory, deed).map(signature)),
    ],
  };
}

function closingWords(words: string, { deed, ownEffect }: { deed: boolean; ownEffect: boolean }): string {
  const effect = ' It takes effect on the date written at its beginning.';
  const plain = ownEffect ? words.replace(effect, '') : words;
  return deed ? deedClosing(ownEffect ? '' : deliveredOnDate) : plain;
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
    const [, name, term] = /^(?:Signed|Executed)(?: as a deed)? by (.+) \(([^()]+)\)/u.exec(words) ?? [];
    if (name === undefined || term === undefined) return [];
    const company = `${name}, a company with registered number`;
    return [{ name, term, company: head.some(({ words: party }) => party.startsWith(company)) }];
  });
}
