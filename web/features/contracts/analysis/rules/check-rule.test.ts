import { expect, test } from 'vitest';
import type { Analysis, Evidence, Measured } from '#src/features/contracts/analysis.schema.ts';
import type { Rule } from '#src/features/own-rules/own-rules.schema.ts';
import { checkRule } from './check-rule';
import type { Facts } from './rule-facts';

const words = (quote: string): Evidence[] => [{ quote, start: 0, end: quote.length, match: 'exact' }];
const none = { days: null, clause: null, laws: [] };
const rule = (fields: Pick<Rule, 'kind'> & Partial<Rule>): Rule => ({ ...none, level: 'high', ...fields });
const read = (
  clauseType: Measured['clauses'][number]['clauseType'],
  fields: Partial<Measured['clauses'][number]> = {},
): Measured['clauses'][number] => ({
  ...{ clauseType, days: null, amount: null, currency: null, automatic: null, law: null },
  evidence: words(clauseType),
  ...fields,
});
const sum = (amount: number, per: Analysis['money'][number]['per'], currency = 'GBP'): Analysis['money'][number] => ({
  ...{ amount, per, currency, payer: 'Client', payee: 'Supplier', purpose: 'fee', evidence: [] },
});
const facts = (fields: Partial<Facts> = {}, ...clauses: Measured['clauses']): Facts => ({
  measured: { clauses, silentOn: [] },
  keyTerms: [],
  riskAssessment: { high: [], medium: [], low: [] },
  favours: [],
  missingClauses: [],
  money: [],
  dates: [],
  coverage: {
    pagesRead: 2,
    pagesTotal: 2,
    charactersRead: 1,
    clauseTypes: ['exclusivity', 'renewal-term', 'non-compete'],
  },
  warnings: [],
  ...fields,
});
const term = (clauseType: Analysis['keyTerms'][number]['clauseType'], evidence = words('as the model quotes it')) => ({
  keyTerms: [{ title: '', description: '', category: '', riskLevel: 'low' as const, clauseType, evidence }],
});
const within = rule({ kind: 'payment-within', days: 30 });
const notice = rule({ kind: 'notice-at-most', days: 92 });
const renewal = rule({ kind: 'no-renewal' });
const cap = rule({ kind: 'cap-on-liability' });
const data = rule({ kind: 'must-have', clause: 'data-protection' });
const exclusive = rule({ kind: 'must-not-have', clause: 'exclusivity' });
const compete = rule({ kind: 'must-not-have', clause: 'non-compete' });
const law = rule({ kind: 'governing-law', laws: ['germany', 'austria'] });
const noMeasures = { measured: null };
const silent = { measured: { clauses: [], silentOn: ['exclusivity' as const] } };

test.each<[string, Rule, Facts, 'kept' | 'broken' | 'unknown', string?]>([
  ['payment at its limit', within, facts({}, read('payment-terms', { days: 30 })), 'kept', 'payment-terms'],
  ['payment beyond it', within, facts({}, read('payment-terms', { days: 31 })), 'broken', 'payment-terms'],
  ['payment without a period', within, facts({}, read('payment-terms')), 'unknown'],
  ['no word of payment', within, facts(), 'unknown'],
  ['payment, of an analysis of before', within, facts({ ...noMeasures, ...term('payment-terms') }), 'unknown'],
  [
    'the longest notice counts',
    notice,
    facts({}, read('termination-for-convenience', { days: 30 }), read('notice-to-terminate-renewal', { days: 120 })),
    'broken',
    'notice-to-terminate-renewal',
  ],
  [
    'one notice is not known',
    notice,
    facts({}, read('termination-for-convenience', { days: 30 }), read('notice-to-terminate-renewal')),
    'unknown',
  ],
  ['short notice', notice, facts({}, read('termination-for-convenience', { days: 30 })), 'kept'],
  ['it renews itself', renewal, facts({}, read('renewal-term', { automatic: true })), 'broken', 'renewal-term'],
  ['it may be renewed', renewal, facts({}, read('renewal-term')), 'unknown'],
  ['the model speaks of renewal', renewal, facts(term('renewal-term')), 'unknown'],
  ['no word of renewal', renewal, facts({ measured: { clauses: [], silentOn: ['renewal-term'] } }), 'kept'],
  ['no renewal that is understood', renewal, facts(), 'unknown'],
  [
    'the cap reaches a year',
    cap,
    facts({ money: [sum(100, 'month')] }, read('cap-on-liability', { amount: 1200, currency: 'GBP' })),
    'kept',
  ],
  [
    'the cap is below',
    cap,
    facts({ money: [sum(100, 'month')] }, read('cap-on-liability', { amount: 1199, currency: 'GBP' })),
    'broken',
  ],
  [
    'a cap between one sum and all',
    cap,
    facts(
      { money: [sum(100, 'month'), sum(1000, 'year')] },
      read('cap-on-liability', { amount: 1500, currency: 'GBP' }),
    ),
    'unknown',
  ],
  [
    'a cap beside hours',
    cap,
    facts({ money: [sum(100, 'month'), sum(90, 'hour')] }, read('cap-on-liability', { amount: 5000, currency: 'GBP' })),
    'unknown',
  ],
  [
    'a cap in another currency',
    cap,
    facts({ money: [sum(100, 'month', 'EUR')] }, read('cap-on-liability', { amount: 5000, currency: 'GBP' })),
    'unknown',
  ],
  [
    'sums that the text does not state',
    cap,
    facts(
      { money: [{ ...sum(100, 'month'), unconfirmed: true }] },
      read('cap-on-liability', { amount: 50, currency: 'GBP' }),
    ),
    'unknown',
  ],
  ['the fees of a year', cap, facts({}, read('cap-on-liability', { days: 360 })), 'kept'],
  ['the fees of three months', cap, facts({}, read('cap-on-liability', { days: 90 })), 'broken'],
  [
    'a sum or the fees of a time',
    cap,
    facts({}, read('cap-on-liability', { days: 365, amount: 5, currency: 'GBP' })),
    'unknown',
  ],
  ['no limit', cap, facts({}, read('uncapped-liability')), 'broken', 'uncapped-liability'],
  [
    'a cap is missing',
    cap,
    facts({ missingClauses: [{ clauseType: 'cap-on-liability', title: '', why: '', suggestedWording: null }] }),
    'broken',
  ],
  ['no word of a cap', cap, facts(), 'unknown'],
  ['a clause is there', data, facts(term('data-protection')), 'kept', 'as the model quotes it'],
  [
    'a clause whose words were not found',
    data,
    facts(term('data-protection', [{ quote: 'x', start: null, end: null, match: 'none' }])),
    'unknown',
  ],
  ['no word of it', data, facts({ measured: { clauses: [], silentOn: ['data-protection'] } }), 'broken'],
  ['no such clause, perhaps in other words', data, facts(), 'unknown'],
  [
    'one that the model misses and the rules find',
    data,
    facts(
      { missingClauses: [{ clauseType: 'data-protection', title: '', why: '', suggestedWording: null }] },
      read('data-protection'),
    ),
    'kept',
  ],
  ['a refused clause', exclusive, facts({}, read('exclusivity')), 'broken', 'exclusivity'],
  ['a refused clause of an analysis of before', exclusive, facts({ ...noMeasures, ...term('exclusivity') }), 'broken'],
  ['no word of it in all that was read', exclusive, facts(silent), 'kept'],
  ['none that is understood', exclusive, facts(), 'unknown'],
  ['none, in an analysis of before', exclusive, facts(noMeasures), 'unknown'],
  [
    'none in what was read of it',
    exclusive,
    facts({ ...silent, coverage: { pagesRead: 1, pagesTotal: 2, charactersRead: 1, clauseTypes: ['exclusivity'] } }),
    'unknown',
  ],
  ['key terms that cannot be read', exclusive, facts({ ...silent, keyTerms: null }), 'unknown'],
  ['a restraint by another name', compete, facts(term('restraint-after-employment')), 'broken'],
  ['one of the laws', law, facts({}, read('governing-law', { law: 'austria' })), 'kept', 'governing-law'],
  ['another law', law, facts({}, read('governing-law', { law: 'france' })), 'broken', 'governing-law'],
  ['a law that is not known', law, facts({}, read('governing-law')), 'unknown', 'governing-law'],
  ['no law', law, facts(), 'unknown'],
])('%s', (_, asked, found, verdict, quote) => {
  const checked = checkRule(asked, found);
  expect(checked.verdict).toBe(verdict);
  expect(checked.why).not.toBe('');
  if (quote) expect(checked.evidence[0]?.quote).toBe(quote);
});

test('what is not known is said: an analysis of before, a part that was not read, sums that are not known', () => {
  const why = (asked: Rule, found: Facts) => checkRule(asked, found).why;
  expect(why(within, facts(noMeasures))).toMatch(/^This analysis was made before rules were there/);
  const part = { coverage: { pagesRead: 1, pagesTotal: 2, charactersRead: 1, clauseTypes: [] } };
  expect(why(data, facts(part))).toBe('Not all of the contract was read.');
  expect(why(cap, facts({}, read('cap-on-liability', { amount: 5, currency: 'GBP' })))).toMatch(/no sums of a year/);
});
