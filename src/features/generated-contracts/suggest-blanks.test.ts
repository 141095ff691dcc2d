import { describe, expect, test } from 'vitest';
import { addTo, allChoices, compositionOf, written } from '#src/testing/composed-contracts.ts';
import { generate, type Manner, templateBodies, valuesFor } from '#src/testing/generated-contracts.ts';
import { blankUse } from '../clauses/blank-use.rules';
import { cleanValues } from '../templates/template-values.rules';
import { type Choice, type Composition, readComposition, refuse } from './compose-contract.rules';
import { dealBlanks } from './deal-blanks.rules';
import { sumOf, sumsIn } from './money.rules';
import { suggest } from './suggest-blanks.rules';

const manners: [Manner, number][] = [
  ['ordinary', 0],
  ['ordinary', 1],
  ['least', 1],
];
const named = templateBodies.map((body) => [body.id, body] as const);
const isDay = (text: string) => /^\d+ \p{L}+ \d{4}$/u.test(text);
/** A last day comes back as the length of the term. */
const lasts = (composition: Composition, choice: Choice) =>
  suggest(composition, choice).blanks.some(({ suggested: value }) => /^\d+ months?$/.test(value ?? ''));
const nameOf = ({ clause, kind }: Choice) => `${clause.id} ${kind}`;

/** A clause with its blanks as the contract has them, and otherwise with what only the person knows. */
function filled(composition: Composition, choice: Choice) {
  const { blanks } = suggest(composition, choice);
  return choice.wording.blanks.map((blank, place) => {
    const { settled, suggested } = blanks[place] ?? {};
    return settled ?? suggested ?? (blankUse(blank) === 'usual' ? blank : 'what was agreed');
  });
}

describe.each(named)('%s', (_, body) => {
  test('gets no sum of money from the library: each is in the contract, or a person types it', () => {
    const all: [Manner, number][] = [...manners, ['awkward', 0]];
    for (const manner of all) {
      const composition = compositionOf(body, ...manner);
      const before = new Set(sumsIn(composition.before.text));
      const found = allChoices
        .filter((choice) => refuse(composition, choice) === null)
        .flatMap((choice) => {
          const { blanks } = suggest(composition, choice);
          const typed = sumsIn(written(addTo(composition, choice)).text).filter((sum) => !before.has(sum));
          const suggested = [...choice.wording.sums].flatMap((place) => {
            const sum = sumOf(blanks[place]?.suggested ?? '');
            // What is payable in a term is a price times its months.
            return sum === null || [...before].some((one) => one > 0 && sum % one === 0) ? [] : [sum];
          });
          return [...typed, ...suggested].map((sum) => `${nameOf(choice)}: ${sum}`);
        });
      expect(found, `${body.id} ${manner.join(' ')}`).toEqual([]);
    }
  });

  test('keeps what was filled in, or says that it goes', () => {
    for (const [manner, option] of manners) {
      const values = valuesFor(body.fields, manner, option);
      const contract = generate(body, values);
      const composition = readComposition({ before: contract, clauses: [] }, body);
      if (!composition) throw new Error(`${body.id} does not know its own contract`);
      const pieces = contract.blocks.slice(2).flatMap((block) => block.pieces);
      const entered = [...new Set(pieces.flatMap(({ text, variable }) => (variable ? [text] : [])))];
      const silent = allChoices
        .filter((choice) => refuse(composition, choice) === null)
        .flatMap((choice) => {
          const { loses } = suggest(composition, choice);
          const after = written(addTo(composition, choice, filled(composition, choice))).text;
          const told = loses.map(({ value }) => value).join('\n');
          return entered
            .filter((text) => ![text, text.replace(/^£| days?$|%$/g, '')].some((one) => after.includes(one)))
            .filter((text) => !told.includes(text) && !(isDay(text) && lasts(composition, choice)))
            .map((text) => `${nameOf(choice)}: ${text}`);
        });
      expect(silent, `${body.id} ${manner} ${option}`).toEqual([]);
    }
  });
});

test('every blank that depends on the deal is one of a clause, and is never taken for a usual one', () => {
  const blanks = new Set(allChoices.flatMap(({ wording }) => wording.blanks));
  expect(Object.keys(dealBlanks).filter((blank) => !blanks.has(blank))).toEqual([]);
  expect(Object.keys(dealBlanks).filter((blank) => blankUse(blank) !== 'fact')).toEqual([]);
  const sums = allChoices.flatMap(({ wording }) => [...wording.sums].map((place) => wording.blanks[place] ?? ''));
  expect(sums.length).toBeGreaterThan(15);
  expect(sums.filter((blank) => blankUse(blank) !== 'fact')).toEqual([]);
});

function choiceOf(id: string, kind = 'standard'): Choice {
  const choice = allChoices.find((one) => one.clause.id === id && one.kind === kind);
  if (!choice) throw new Error(`no ${id} ${kind}`);
  return choice;
}

function suggested(template: string, values: Record<string, string>, choice: Choice) {
  const body = templateBodies.find(({ id }) => id === template);
  if (!body) throw new Error(`no template ${template}`);
  const all = cleanValues(body.fields, { ...valuesFor(body.fields, 'ordinary'), ...values });
  const composition = readComposition({ before: generate(body, all), clauses: [] }, body);
  const told = suggest(composition, choice);
  const byName = told.blanks.map(({ suggested: value }, place) => [choice.wording.blanks[place], value]);
  return { ...told, values: Object.fromEntries(byName) as Record<string, string | null>, composition };
}

const business = { consumer: 'no', startEarly: '', payBasis: 'monthly', startDate: '2026-12-01' };

describe('a limit of liability is no less than', () => {
  test.each([
    ['copyright-assignment', { price: '1200' }, '10,000'],
    ['copyright-assignment', { price: '48000.50' }, '48,000.50'],
    ['website-development-agreement', { fee: '9000', insuredSum: '2000000', careFee: '' }, '2,000,000'],
    ['service-agreement', { ...business, payBasis: 'monthly', fee: '900', endDate: '2028-11-30' }, '21,600'],
    ['service-agreement', { ...business, payBasis: 'hourly', fee: '60' }, '10,000'],
    ['consultancy-agreement', { dayRate: '700', insuredSum: '500000' }, '500,000'],
  ] as const)('price, insured sum and the limit of %s with %j: %s', (template, values, limit) => {
    for (const kind of ['standard', 'cautious', 'firm']) {
      const { values: found, blanks } = suggested(template, values, choiceOf('limitation-of-liability', kind));
      expect(found['lowest limit of liability']).toBe(limit);
      expect(blanks.find((one) => one.suggested === limit)?.stated).toMatchObject({ value: limit, least: true });
    }
  });
});

describe('what a guarantor pays at most', () => {
  test.each([
    ['licence-to-occupy', { fee: '450', licenceMonths: '6' }, '2,700'],
    ['short-business-lease', { rent: '800', leaseMonths: '5' }, '4,000'],
    ['copyright-assignment', { price: '1200' }, '1,200'],
    ['saas-agreement', { fee: '90', feeBasis: 'month' }, '1,080'],
    ['consultancy-agreement', { dayRate: '700' }, null],
  ] as const)('is suggested as all that is payable under %s with %j: %s', (template, values, most) => {
    for (const kind of ['standard', 'cautious', 'firm']) {
      const { values: found, blanks } = suggested(template, values, choiceOf('personal-guarantee', kind));
      expect(found['most that the guarantor pays']).toBe(most);
      expect(blanks.every(({ stated }) => stated === null)).toBe(true);
    }
  });
});

test('periods, percentages and sums that a clause replaces come back in it', () => {
  const told: [string, Record<string, string>, string, string, string][] = [
    ['short-business-lease', { depositAmount: '1100' }, 'rent-deposit', 'amount of the deposit', '1,100.00'],
    ['freelance-agreement', { upfront: '25' }, 'deposit', 'sum, or percentage of the price', '25% of the price'],
    ['sale-of-goods', { advance: '500' }, 'deposit', 'sum, or percentage of the price', '£500.00'],
    ['freelance-agreement', { paymentDays: '21' }, 'payment-terms', 'number of days for payment', '21'],
    ['sale-of-goods', { payment: 'later' }, 'payment-terms', 'number of days for payment', '30'],
    ['saas-agreement', { noticeDays: '45' }, 'termination-for-convenience', 'period of notice', '45 days'],
    ['employment-contract', { noticeWeeks: '6' }, 'notice-period-in-employment', 'period of notice', '6 weeks'],
    ['employment-contract', { probationMonths: '4' }, 'probationary-period', 'length of probation', '4 months'],
    ['sale-of-goods', { warrantyMonths: '18' }, 'warranty-of-quality', 'length of the warranty', '18 months'],
    ['saas-agreement', { uptime: '99.5' }, 'service-levels', 'availability in per cent', '99.5'],
    ['saas-agreement', { insuredSum: '750000' }, 'insurance', 'sum insured for professional indemnity', '750,000.00'],
    [
      'performance-agreement',
      { insuredSum: '2000000' },
      'insurance',
      'sum insured for public liability',
      '2,000,000.00',
    ],
  ];
  const found = told.map(([template, values, clause, blank]) => {
    const told = suggested(template, values, choiceOf(clause));
    return told.values[blank];
  });
  expect(found).toEqual(told.map(([, , , , value]) => value));
});

test('a fixed term lasts as long as the dates that were filled in', () => {
  const dates = (startDate: string, endDate: string) => ({ startDate, endDate });
  const term = (values: Record<string, string>) =>
    suggested('service-agreement', { ...business, ...values }, choiceOf('fixed-term')).values['length of the term'];
  expect(term(dates('2027-01-01', '2027-12-31'))).toBe('12 months');
  expect(term(dates('2027-01-31', '2027-07-31'))).toBe('6 months');
  expect(term(dates('2027-01-01', '2027-05-17'))).toBeNull();
});
