import { appears, click, holdToast, inTurn, openFirstDialog, press } from '../acts.ts';
import { answered, asItIs, failed, never } from '../answers.ts';
import type { Call } from '../calls.ts';
import type { Act, PlaceOfPersona } from '../place.ts';
import { textIn } from '../texts.ts';
import { atPage, dialog } from './library-page.ts';

const clauses = atPage('clauses');

const openClause = inTurn(openFirstDialog, appears(`${dialog} [role=tab]`));
const addClause = inTurn(openClause, click('clause_add', dialog), appears(`${dialog} form, ${dialog} .modal-action a`));
const chooseContract: Act = (page) => page.locator(`${dialog} [name=contract]`).selectOption({ index: 1 });
const emptyBlank: Act = async (page) => {
  const blanks = page.locator(`${dialog} [name^=blank-]`);
  if (await blanks.count()) await blanks.first().fill(' ');
};
const submit = press(`${dialog} [type=submit]:enabled`);
const preview = 'POST /api/contracts/*/clauses/preview';
const effects = {
  refusal: null,
  replaces: [],
  takesOut: [],
  deed: false,
  guarantor: false,
  saidElsewhere: [],
  loses: [],
  blanks: [],
};
const provision = {
  number: '13.1',
  words: 'Neither party is liable for a delay that is caused by an event beyond its control.',
};
const told = answered({
  ...effects,
  replaces: [provision],
  takesOut: ['Set-off'],
  deed: true,
  guarantor: true,
  saidElsewhere: [{ subject: 'limit', number: '7.2', words: 'Each party’s total liability is limited to £10,000.' }],
  loses: [{ number: '13.1', value: '30 days' }],
});
const rentDeposit = '?search=rent+deposit';
const deposit = { number: '2.6', words: 'The Tenant shall pay a deposit of £1,100.00 on signing this Agreement.' };
const depositBlanks = [
  { settled: 'Tenant', suggested: null, stated: null },
  { settled: null, suggested: '1,100.00', stated: { value: '1,100.00', number: '2.6', least: false } },
];
const typeDeposit: Act = async (page) => {
  await page.locator(`${dialog} [name=blank-1]`).fill('2,500');
  await page.locator(`${dialog} [role=status]`).scrollIntoViewIfNeeded();
};
const search =
  (text: string): Act =>
  (page) =>
    page.locator('main input[type=search]').fill(text);
const findNone: Act = async (page, locale) => {
  await search('zzzz')(page, locale);
  await page.getByRole('heading', { name: textIn(locale, 'clauses_none_title') }).waitFor();
};
const isInVain = ({ url }: Call) => url.search.includes('zzzz');
const forceMajeure = '?search=force+majeure';

export const clausePlaces: PlaceOfPersona[] = [
  clauses('clauses'),
  clauses('clauses-filtered', { query: '?category=risk-management&risk=high' }),
  clauses('clauses-none-found', { open: findNone }),
  clauses('clauses-searching', {
    momentary: true,
    query: forceMajeure,
    answers: { '/api/clauses': (call, locale) => (isInVain(call) ? never : asItIs)(call, locale) },
    open: inTurn(search('zzzz'), appears('main ul[aria-busy=true]')),
  }),
  clauses('clauses-none-in-category', { query: '?search=zzzz&category=risk-management' }),
  clauses('clauses-not-loaded', { answers: { '/api/clauses': failed }, failing: true }),
  clauses('clause-copied', {
    momentary: true,
    query: forceMajeure,
    open: inTurn(
      (page) =>
        page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })),
      press('main li button:not([aria-haspopup])'),
      holdToast,
    ),
    part: '[popover]',
  }),
  clauses('clause-dialog', { query: forceMajeure, open: openClause }),
  clauses('add-clause', { query: forceMajeure, open: addClause }),
  clauses('add-clause-errors', {
    momentary: true,
    query: forceMajeure,
    open: inTurn(addClause, emptyBlank, submit, appears(`${dialog} [aria-invalid=true]`)),
  }),
  clauses('add-clause-effects', {
    query: forceMajeure,
    answers: { [preview]: told },
    open: inTurn(addClause, chooseContract, appears(`${dialog} form li`)),
  }),
  clauses('add-clause-differs', {
    query: rentDeposit,
    answers: { [preview]: answered({ ...effects, replaces: [deposit], blanks: depositBlanks }) },
    open: inTurn(
      addClause,
      chooseContract,
      appears(`${dialog} form li`),
      typeDeposit,
      appears(`${dialog} [role=status]`),
    ),
  }),
  clauses('add-clause-refused', {
    momentary: true,
    query: forceMajeure,
    answers: { [preview]: answered({ ...effects, refusal: 'clauses.unfit_party' }) },
    open: inTurn(addClause, chooseContract, appears(`${dialog} [role=alert]`)),
  }),
  clauses('add-clause-failed', {
    momentary: true,
    query: forceMajeure,
    answers: { 'POST /api/contracts/*/clauses': failed, [preview]: answered(effects) },
    open: inTurn(addClause, chooseContract, submit, appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  clauses('clause-added', {
    query: forceMajeure,
    answers: {
      'POST /api/contracts/*/clauses': answered({ success: true, number: '12', checkOutdated: true }),
      [preview]: answered(effects),
    },
    open: inTurn(addClause, chooseContract, submit, appears(`${dialog} [role=alert]`)),
  }),
];

export const newcomerClausePlaces: PlaceOfPersona[] = [
  clauses('clauses-free', { query: forceMajeure }),
  clauses('add-clause-to-none', { query: forceMajeure, open: addClause }),
];
