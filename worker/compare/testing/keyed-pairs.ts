import type { ChangeKind } from '#src/features/comparison/comparison.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { drop, type Edit, insertAfter, move, part, renumber, replace, typedAnew } from './edit-contract';

/** A change that a person made, and words that are new or gone in it. */
export interface KeyedChange {
  kind: ChangeKind;
  removed?: string;
  added?: string;
}

/** Two versions of a contract, each in a format of its own, and all that was changed. */
export interface KeyedPair {
  name: string;
  /** Of the contract that the readers are tried with. */
  language: Locale;
  before: 'txt' | 'pdf' | 'docx' | 'doc' | 'rtf';
  after: 'txt' | 'docx' | 'the same PDF';
  edits: Edit[];
  key: KeyedChange[];
  renumbered?: number;
}

export const keyedPairs: KeyedPair[] = [
  {
    ...{ name: 'the same contract as Word file and as PDF', language: 'de', before: 'docx', after: 'the same PDF' },
    ...{ edits: [], key: [] },
  },
  {
    ...{ name: 'a sum and a period changed, from PDF to Word', language: 'en', before: 'pdf', after: 'docx' },
    edits: [replace('£2,000', '£3,500'), replace('sixty (60) days', 'ninety (90) days')],
    key: [
      { kind: 'changed', removed: '£2,000', added: '£3,500' },
      { kind: 'changed', removed: 'sixty (60)', added: 'ninety (90)' },
    ],
  },
  {
    ...{ name: 'one word turned in each of three clauses', language: 'de', before: 'txt', after: 'txt' },
    edits: [
      replace('Bei Vertragsende gibt', 'Vor Vertragsende gibt'),
      replace('bedürfen der Schriftform', 'bedürfen keiner Schriftform'),
      replace('bleibt unberührt', 'ist ausgeschlossen'),
    ],
    key: [
      { kind: 'changed', removed: 'Bei', added: 'Vor' },
      { kind: 'changed', removed: 'der', added: 'keiner' },
      { kind: 'changed', removed: 'bleibt unberührt', added: 'ist ausgeschlossen' },
    ],
  },
  {
    ...{ name: 'a clause put in, all after it renumbered', language: 'fr', before: 'pdf', after: 'txt' },
    edits: [
      renumber({ 4: 5, 5: 6, 6: 7 }),
      insertAfter(
        '3.2',
        '4. Exclusivité',
        '4.1 Le Client s’interdit de confier l’entretien des équipements à un tiers pendant toute la durée du contrat.',
      ),
    ],
    key: [{ kind: 'added', added: 'Exclusivité' }],
    renumbered: 11,
  },
  {
    ...{ name: 'a clause moved with its points, two taken out', language: 'es', before: 'docx', after: 'txt' },
    edits: [
      move({ from: '4. Responsabilidad', until: '5. Duración', before: '2. Precio' }),
      renumber({ 4: 2, 2: 3, 3: 4 }),
      drop('(b) suspender'),
      drop('4.2 La Prestadora corregirá'),
    ],
    key: [
      { kind: 'moved', added: 'seguro de responsabilidad civil' },
      { kind: 'removed', removed: 'suspender los trabajos' },
      { kind: 'removed', removed: 'corregirá sin coste' },
    ],
  },
  {
    ...{ name: 'a sum and a number of days in an Arabic contract', language: 'ar', before: 'docx', after: 'txt' },
    edits: [replace('310 ريالات', '355 ريالًا'), replace('ستون يومًا', 'تسعون يومًا')],
    key: [
      { kind: 'changed', removed: '310', added: '355' },
      { kind: 'changed', removed: 'ستون', added: 'تسعون' },
    ],
  },
  {
    ...{
      name: 'typed anew with other quotes, spaces and ligatures; one “not” gone',
      language: 'en',
      before: 'rtf',
      after: 'txt',
    },
    edits: [replace('shall not sell', 'shall sell'), typedAnew],
    key: [{ kind: 'changed', removed: 'not' }],
  },
  {
    ...{
      name: 'numbers lost by old Word, a paragraph parted, a row of the table changed',
      language: 'fr',
      before: 'doc',
      after: 'docx',
    },
    edits: [
      replace('195,50 €', '229,00 €'),
      replace('signée des deux parties.', 'signée des deux parties. Un courriel suffit.'),
      part('signée des deux parties.', 'Un courriel'),
    ],
    key: [
      { kind: 'changed', removed: '195,50', added: '229,00' },
      { kind: 'added', added: 'Un courriel suffit' },
    ],
  },
  {
    ...{ name: 'wording rewritten, a risk put in, a cap taken out', language: 'en', before: 'docx', after: 'txt' },
    edits: [
      replace('4% a year above the base rate of the Bank of England', '8% a year'),
      replace(
        'once a year by no more than the rise in the consumer prices index',
        'at any time and at its sole discretion',
      ),
      drop('4.2 The Owner’s total liability'),
      insertAfter('5.1', '5.2 The Owner may end it at any time without giving a reason.'),
    ],
    key: [
      { kind: 'changed', removed: '4%', added: '8%' },
      { kind: 'changed', removed: 'once a year', added: 'sole discretion' },
      { kind: 'removed', removed: 'total liability' },
      { kind: 'added', added: 'without giving a reason' },
    ],
  },
  {
    ...{
      name: 'much at once: moved and changed, a party’s address, a date, a point put in',
      language: 'es',
      before: 'pdf',
      after: 'docx',
    },
    edits: [
      replace('calle Colón, 18', 'calle Sorní, 7'),
      replace('1 de febrero de 2026', '1 de marzo de 2026'),
      insertAfter('(b) guardar', '(c) no trabajar para otros clientes del mismo sector;'),
      replace('documentos y materiales que haya recibido', 'documentos que haya recibido'),
      move({ from: '5.3 Al terminar', until: '6. Disposiciones', before: '2. Precio' }),
    ],
    key: [
      { kind: 'changed', removed: 'Colón', added: 'Sorní' },
      { kind: 'changed', removed: 'febrero', added: 'marzo' },
      { kind: 'added', added: 'mismo sector' },
      { kind: 'moved', removed: 'y materiales' },
    ],
  },
];
