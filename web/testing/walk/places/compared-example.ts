import type { ComparedVersion, Comparison } from '#src/features/comparison/comparison.schema.ts';

const version: Omit<ComparedVersion, 'id' | 'fileName'> = {
  ...{ givenTitle: null, title: 'Tenancy: Harold Finch', createdAt: '2026-11-20T10:00:00.000Z' },
  ...{ detectedLanguage: 'en', language: 'en', reader: { name: 'Maria Lopez', role: 'Tenant' } },
};
const at = (number: string | null, heading: string | null) => ({ start: 0, end: 60, number, heading, page: null });
const same = (provisions: number) => ({ provisions, start: 0, end: provisions * 60 });
const rent = { currency: 'GBP', per: 'month', payer: 'Tenant', payee: 'Landlord', purpose: 'rent' } as const;
const expiry = { kind: 'expiry', label: null, computedFrom: null } as const;

/** Two versions of a tenancy with a change of each kind and a fact of each. */
export const comparedExample: Comparison = {
  before: { ...version, id: 'earlier', fileName: 'tenancy-draft.docx' },
  after: { ...version, id: 'later', fileName: 'tenancy-signed.pdf' },
  changes: [
    {
      ...{ kind: 'changed', before: at('2.1', 'Rent'), after: at('2.1', 'Rent'), unchanged: same(6) },
      words: [
        { kind: 'same', text: 'The Tenant shall pay the Landlord a rent of ' },
        { kind: 'removed', text: '£950 ' },
        { kind: 'added', text: '£1,025 ' },
        { kind: 'same', text: 'per month, in advance on the first day of each month.' },
      ],
    },
    {
      ...{ kind: 'added', before: null, after: at('3.', 'Parking'), unchanged: same(0) },
      words: [{ kind: 'added', text: 'Parking\n\nThe Tenant shall pay £40 per month for a parking space.' }],
    },
    {
      ...{ kind: 'moved', before: at('9.2', 'Notice'), after: at('5.1', 'Notice'), unchanged: same(4) },
      words: [
        { kind: 'same', text: 'The Tenant may end the tenancy by giving the Landlord at least ' },
        { kind: 'removed', text: 'one month’s ' },
        { kind: 'added', text: 'three months’ ' },
        { kind: 'same', text: 'written notice.' },
      ],
    },
    {
      ...{ kind: 'removed', before: at('11.', 'Entry'), after: null, unchanged: same(12) },
      words: [{ kind: 'removed', text: 'The Landlord may enter the property at any time without notice.' }],
    },
  ],
  unchangedAtEnd: same(3),
  counts: { changed: 1, added: 1, removed: 1, moved: 1, renumbered: 9, unchanged: 25 },
  likeness: 0.93,
  acrossLanguages: false,
  sameReader: true,
  facts: {
    money: [
      { before: { ...rent, amount: 950 }, after: { ...rent, amount: 1025 }, effect: 'worse', change: 0 },
      { before: null, after: { ...rent, amount: 40, purpose: 'parking' }, effect: 'worse', change: 1 },
    ],
    dates: [
      { before: { ...expiry, date: '2026-03-31' }, after: { ...expiry, date: '2027-03-31' }, effect: null, change: 0 },
    ],
    notice: [{ before: { amount: 1, unit: 'month' }, after: { amount: 3, unit: 'month' }, effect: 'worse', change: 2 }],
    risks: [
      {
        before: { title: 'They may come in when they like', level: 'medium', clauseType: null },
        ...{ after: null, effect: 'better', change: 3 },
      },
    ],
    missing: [
      {
        ...{ before: null, effect: 'worse', change: null },
        after: { title: 'Governing law', clauseType: 'governing-law' },
      },
    ],
  },
};
