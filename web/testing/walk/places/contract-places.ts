import { appears, click, fill, holdToast, inTurn, press, sendInVain } from '../acts.ts';
import { answered, changed, failed } from '../answers.ts';
import type { Made } from '../personas.ts';
import type { Act, Place, PlaceOfPersona } from '../place.ts';
import { comparedExample } from './compared-example.ts';

const quote = '#risks ul ul > li > button';
const openEverything: Act = (page) =>
  page.locator('main').evaluate((main) => {
    for (const row of main.querySelectorAll('details')) row.open = true;
  });
/** Risks are opened to their quotes, and one of these to its words. */
const pressQuote = inTurn(openEverything, press(quote));
const mark = 'mark[data-place]';
const search =
  (words: string): Act =>
  (page) =>
    page.locator('main aside input[type=search]').fill(words);
const shownAsFile = (key: string) => click(key, 'aside');

const at = (
  name: string,
  contract: Exclude<keyof Made, 'resetLink'>,
  place: Omit<Place, 'name' | 'persona' | 'route' | 'path'> = {},
): PlaceOfPersona => ({
  name,
  route: 'analysis/:contractId',
  path: (made) => made[contract],
  titleStays: true,
  ...place,
});

const unavailable = {
  ...{ summary: null, riskAssessment: null, keyTerms: null, recommendations: null, parties: null, warnings: null },
  ...{ missingClauses: null, dates: null },
};
const nothing = { keyTerms: [], recommendations: [], missingClauses: [], readClosely: [], money: [], dates: [] };
const noContract = {
  ...{ isContract: false, title: null, object: null, riskAssessment: { high: [], medium: [], low: [] }, ...nothing },
  warnings: [{ kind: 'not-a-contract', message: '', evidence: [] }],
};
const filling = { status: 'analysing', analysisComplete: false, partial: true, ...nothing };
const favour = {
  ...{ title: '“Little time to pay”', description: 'It works for you.', clauseType: 'payment-terms' },
  evidence: [{ quote: 'words that are not there', start: null, end: null, match: 'none' }],
};
const askedFor = {
  ...{ title: 'The price may rise', description: 'By any amount.', clauseType: 'price-increase' },
  ...{ suggestedWording: 'The price stays as it is.', ask: 'Ask for a fixed price.' },
  evidence: [{ quote: 'the first words', start: 0, end: 15, match: 'exact' }],
};
const askable = changed({ riskAssessment: { high: [askedFor], medium: [], low: [] } });
const addedClause = {
  ...{ clauseId: 'force-majeure', version: 1, wording: 'standard', number: '12', heading: 'Force Majeure' },
  ...{ addedAt: '2026-11-20T10:00:00.000Z', checkedBefore: true },
};

const link = {
  ...{ id: '1', address: 'https://plainclause.example/shared/4Jm0oZq0a8vY1cN5dRk2Xw7hTg3uBs6fLp9eIyAVtKQ' },
  ...{ withText: true, hasPassword: true, expiresAt: '2199-01-01T12:00:00.000Z', views: 3 },
  ...{ lastViewedAt: '2026-11-21T09:00:00.000Z', createdAt: '2026-11-20T10:00:00.000Z' },
};
const links = [
  link,
  { ...link, id: '2', withText: false, hasPassword: false, expiresAt: null, views: 0, lastViewedAt: null },
  { ...link, id: '3', hasPassword: false, expiresAt: '2026-11-20T12:00:00.000Z' },
  { ...link, id: '4', address: null, expiresAt: null },
];

const noRule = { days: null, clause: null, laws: [] };
const rules = [
  { ...noRule, kind: 'payment-within', level: 'high', days: 10 },
  { ...noRule, kind: 'cap-on-liability', level: 'medium' },
  { ...noRule, kind: 'must-have', level: 'high', clause: 'confidentiality' },
  { ...noRule, kind: 'must-not-have', level: 'low', clause: 'personal-guarantee' },
];

export const contractPlaces: PlaceOfPersona[] = [
  at('analysis', 'complete'),
  at('analysis-evidence', 'complete', { open: inTurn(pressQuote, appears(mark)), part: 'main aside' }),
  at('analysis-own-rules', 'complete', {
    answers: { '/api/own-rules': answered({ rules }) },
    open: inTurn(appears('#own-rules li'), (page) => page.locator('#own-rules').scrollIntoViewIfNeeded()),
  }),
  at('analysis-sheet', 'complete', { open: inTurn(pressQuote, appears(`dialog[open] ${mark}`)), narrow: true }),
  at('analysis-search', 'complete', {
    open: inTurn(search('client'), appears('aside [data-found=now]')),
    part: 'main aside',
  }),
  at('analysis-download', 'complete', {
    open: inTurn(click('analysis_download'), appears('main [aria-expanded=true] + ul')),
  }),
  at('analysis-pages', 'pdf', {
    open: inTurn(shownAsFile('contract_view_pages'), appears('aside canvas'), pressQuote, appears(`aside ${mark}`)),
    part: 'main aside',
  }),
  at('analysis-formatted', 'word', {
    open: inTurn(shownAsFile('contract_view_formatted'), pressQuote, appears(`aside ${mark}`)),
    part: 'main aside',
  }),
  at('analysis-file-not-shown', 'pdf', {
    answers: { '/api/contracts/*/file': failed },
    open: inTurn(shownAsFile('contract_view_pages'), appears('aside [role=alert]')),
    failing: true,
    part: 'main aside',
  }),
  at('analysis-unavailable', 'complete', { answers: { '/api/contracts/*': changed(unavailable) } }),
  at('analysis-no-contract', 'complete', { answers: { '/api/contracts/*': changed(noContract) } }),
  at('analysis-tagged', 'complete', {
    answers: {
      '/api/contracts/*': changed({ tags: ['Flat in Pewsey', 'عقود الإيجار'] }),
      '/api/contracts/tags': answered([{ name: 'Home', contracts: 2 }]),
    },
    open: inTurn(click('tags_label'), appears('main header input')),
    part: 'main header',
  }),
  at('analysis-filling', 'complete', {
    momentary: true,
    answers: { '/api/contracts/*': changed(filling) },
    busy: true,
  }),
  at('analysis-compare', 'complete', {
    open: inTurn(click('analysis_menu'), click('compare_menu'), appears('dialog[open] li button')),
    part: 'dialog[open]',
  }),
  {
    ...at('compare', 'complete'),
    route: 'compare/:earlierId/:laterId',
    path: ({ complete, pdf }) => complete.replace('/analysis/', '/compare/').concat(pdf.replace('/analysis/', '/')),
    titleStays: false,
    answers: { '/api/contracts/*/comparison': answered({ ...comparedExample }) },
  },
  at('analysis-changes', 'word', {
    answers: { '/api/contracts/*': askable },
    open: inTurn(click('changes_ask'), appears('dialog[open] input[type=checkbox]')),
    part: 'dialog[open]',
  }),
  at('analysis-changes-refused', 'word', {
    momentary: true,
    answers: {
      '/api/contracts/*': askable,
      'POST /api/contracts/*/redline': failed,
    },
    open: inTurn(click('changes_ask'), click('changes_word', 'dialog[open]'), appears('dialog[open] [role=alert]')),
    failing: true,
    part: 'dialog[open]',
  }),
  at('analysis-share', 'complete', {
    answers: { '/api/contracts/*/shares': answered(links) },
    open: inTurn(click('analysis_menu'), click('share_menu'), (page) =>
      page.locator('dialog[open] li code').last().scrollIntoViewIfNeeded(),
    ),
    part: 'dialog[open]',
  }),
  at('analysis-share-wrong', 'complete', {
    momentary: true,
    answers: { '/api/contracts/*/shares': answered([]) },
    open: inTurn(
      ...[click('analysis_menu'), click('share_menu'), appears('dialog[open] form')],
      ...[fill({ password: 'short', expiresAt: '2020-01-01' }, 'dialog[open]'), sendInVain('dialog[open]')],
    ),
    part: 'dialog[open]',
  }),
  at('analysis-rename', 'complete', {
    open: inTurn(click('analysis_menu'), click('analysis_rename'), appears('dialog[open] input')),
    part: 'dialog[open]',
  }),
  at('analysis-reread', 'complete', {
    open: inTurn(click('analysis_reader_ask'), appears('dialog[open] input[type=radio]')),
    part: 'dialog[open]',
  }),
  at('analysis-reread-failed', 'complete', {
    answers: { '/api/contracts/*': changed({ failureCode: 'contracts.analysis_timeout' }) },
    open: appears('main [role=alert]'),
  }),
  at('analysis-favours', 'complete', {
    answers: { '/api/contracts/*': changed({ favours: [favour], readerChosen: true }) },
    open: inTurn(appears('#favours'), openEverything),
    part: '#favours',
  }),
  at('analysis-all-open', 'complete', { open: openEverything }),
  at('analysis-under-way', 'underWay', { busy: true }),
  at('analysis-waiting', 'underWay', {
    answers: { '/api/contracts/*': changed({ status: 'uploaded', waitingUntil: '2026-11-23T15:07:00.000Z' }) },
    busy: true,
  }),
  at('analysis-failed', 'failed'),
  at('analysis-not-restarted', 'failed', {
    momentary: true,
    answers: { 'POST /api/contracts/*/retry': failed },
    open: inTurn(click('ui_try_again'), holdToast),
    failing: true,
    part: '[popover]',
  }),
  { ...at('analysis-not-found', 'complete'), path: '/analysis/no-such-contract', failing: true },
  at('analysis-not-loaded', 'complete', { answers: { '/api/contracts/*': failed }, failing: true, busy: true }),
  at('generated', 'generated'),
  at('generated-clauses-added', 'generated', {
    answers: { '/api/contracts/*': changed({ addedClauses: [addedClause], checkOutdated: true }) },
  }),
  at('generated-not-checked', 'generated', {
    momentary: true,
    answers: { 'POST /api/contracts/*/check': failed },
    open: inTurn(click('generated_check'), holdToast),
    failing: true,
    part: '[popover]',
  }),
];
