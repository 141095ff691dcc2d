import { appears, click, inTurn, press } from '../acts.ts';
import { answered } from '../answers.ts';
import type { PlaceOfPersona } from '../place.ts';
import { atPage, dialog } from './library-page.ts';

const clauses = atPage('clauses');

const keptClause = {
  ...{ id: 'mine', category: 'Risk Management', language: 'en', note: 'Ask for this before anything is signed.' },
  ...{ title: 'Deposit back in 14 days', createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
  text: 'The Landlord shall return the deposit within 14 days after the tenancy ends, less what is owed for damage.',
};
const withOwn = { '/api/own-clauses': answered([keptClause]) };
const noRule = { days: null, clause: null, laws: [] };
const rules = [
  { ...noRule, kind: 'payment-within', level: 'high', days: 30 },
  { ...noRule, kind: 'cap-on-liability', level: 'high' },
  { ...noRule, kind: 'must-not-have', level: 'medium', clause: 'exclusivity' },
  { ...noRule, kind: 'governing-law', level: 'low', laws: ['england-and-wales', 'scotland'] },
];
const openRules = inTurn(click('rules_title'), appears(`${dialog} form`));
const openNew = inTurn(click('own_clauses_new'), appears(`${dialog} form`));

export const ownClausePlaces: PlaceOfPersona[] = [
  clauses('clauses-own', { query: '?search=deposit', answers: withOwn }),
  clauses('own-clauses-none', { query: '?own=only' }),
  clauses('own-clause-dialog', {
    query: '?own=only',
    answers: withOwn,
    open: inTurn(press('main li button[aria-haspopup=dialog]'), appears(`${dialog} form`)),
  }),
  clauses('own-clause-errors', {
    momentary: true,
    query: '?own=only',
    open: inTurn(openNew, press(`${dialog} [type=submit]`), appears(`${dialog} [aria-invalid=true]`)),
  }),
  clauses('own-rules-dialog', {
    query: '?own=only',
    answers: { '/api/own-rules': answered({ rules }) },
    open: openRules,
  }),
];
