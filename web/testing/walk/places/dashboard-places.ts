import { appears, click, holdToast, inTurn, openDialog } from '../acts.ts';
import { answered, changed, changedEach, failed } from '../answers.ts';
import type { Place, PlaceOfPersona } from '../place.ts';

export const usage = '/api/usage/check/contract_analysis';

const openRows: PlaceOfPersona['open'] = async (page) => {
  const rows = page.locator('section[aria-labelledby=contracts] li > button');
  await rows.first().waitFor();
  for (const row of await rows.all()) await row.click();
};

export const onDashboard = (
  name: string,
  place: Omit<Place, 'name' | 'persona' | 'route' | 'path'> & { query?: string } = {},
) => {
  const { query = '', ...rest } = place;
  return { name, route: 'dashboard', path: `/dashboard${query}`, busy: true, ...rest };
};

const standing: PlaceOfPersona[] = [
  onDashboard('payment-failed', {
    answers: {
      '/api/user': changed({ accountStatus: 'free', paymentFailed: true }),
      [usage]: changed({ allowed: false, current: 0, limit: 0 }),
    },
  }),
  onDashboard('payment-waiting', {
    momentary: true,
    query: '?success=true',
    answers: {
      '/api/user': changed({ accountStatus: 'free' }),
      'POST /api/subscription/refresh': answered({ plan: 'free', price: 0, state: 'none', renewsAt: null }),
    },
    open: holdToast,
  }),
  onDashboard('near-limit', { answers: { [usage]: changed({ current: 17, limit: 20 }) } }),
  onDashboard('limit-reached', { answers: { [usage]: changed({ allowed: false, current: 20, limit: 20 }) } }),
  onDashboard('tokens-used-up', {
    answers: { [usage]: changed({ allowed: false, tokensUsed: 400_000, tokensLimit: 400_000 }) },
  }),
  onDashboard('usage-not-loaded', { answers: { [usage]: failed }, failing: true }),
  onDashboard('account-not-loaded', { answers: { '/api/user': failed }, failing: true, titleStays: true }),
];

const tags = ['2026', 'Flat in Pewsey', 'عقود الإيجار', 'To be signed by the end of the year'];
const tagged = {
  '/api/contracts/tags': answered([...tags, 'Home'].map((name) => ({ name, contracts: 2 }))),
  '/api/contracts': changedEach({ tags }),
};

const contracts: PlaceOfPersona[] = [
  onDashboard('dashboard'),
  { ...onDashboard('dashboard-menu'), route: '/', path: '/', open: openMenu(), narrow: true },
  { name: 'example-signed-in', route: 'example', path: '/example', part: 'main header' },
  onDashboard('contracts-opened', { open: openRows }),
  onDashboard('contracts-filtered', { query: '?status=complete&risk=high&sort=name' }),
  onDashboard('contracts-tagged', { open: openRows, answers: tagged }),
  onDashboard('contract-tags', {
    open: inTurn(openRows, openDialog('contract_tags'), appears('dialog li button')),
    answers: tagged,
  }),
  onDashboard('contracts-none-found', { query: '?search=zzzz' }),
  onDashboard('contracts-many', { answers: { '/api/contracts/count': answered({ count: 1000 }) } }),
  onDashboard('contracts-not-loaded', { answers: { '/api/contracts': failed }, failing: true }),
  onDashboard('contract-not-deleted', {
    momentary: true,
    answers: { 'DELETE /api/contracts/*': failed },
    open: async (page, locale) => {
      page.once('dialog', (question) => question.accept());
      await inTurn(openRows, click('contract_delete'), holdToast)(page, locale);
    },
    failing: true,
  }),
];

function openMenu() {
  return inTurn(
    (page) => page.locator('header button[aria-controls]').last().click(),
    (page) => page.locator('header nav:visible').waitFor(),
  );
}

const onOverview = (
  name: string,
  place: Omit<Place, 'name' | 'persona' | 'route' | 'path'> & { query?: string } = {},
) => {
  const { query = '', ...rest } = place;
  return { name, route: 'overview', path: `/overview${query}`, ...rest };
};

const overview: PlaceOfPersona[] = [
  onOverview('overview', { open: appears('main tbody tr') }),
  onOverview('overview-columns', { open: inTurn(appears('main tbody tr'), click('overview_columns')) }),
  onOverview('overview-chosen', {
    open: inTurn(appears('main tbody tr'), (page) => page.locator('main tbody input').first().check()),
  }),
  onOverview('overview-none-found', { query: '?search=zzzz', open: appears('[role=tabpanel] .btn') }),
  onOverview('overview-empty', {
    answers: { '/api/overview': answered({ contracts: [], next: null }) },
    open: appears('[role=tabpanel] .btn'),
  }),
  onOverview('overview-not-loaded', {
    answers: { '/api/overview': failed },
    failing: true,
    open: appears('main [role=alert]'),
  }),
  onOverview('analytics', { query: '?view=analytics', open: appears('main tbody tr') }),
  onOverview('analytics-not-in-plan', {
    query: '?view=analytics',
    answers: { '/api/user': changed({ accountStatus: 'plus' }) },
  }),
];

export const dashboardPlaces = [...contracts, ...standing, ...overview];
