import { appears, inTurn, openDialog, press } from '../acts.ts';
import { answered, changed, failed, refused } from '../answers.ts';
import type { Place, PlaceOfPersona } from '../place.ts';
import { at, dialog } from './settings-page.ts';

const paidInvoice = {
  ...{ id: 'one', number: 'PC-0001', createdAt: '2026-10-01T08:00:00.000Z', total: 1499, status: 'paid', url: '#one' },
};
const owes = {
  '/api/user': changed({ accountStatus: 'free', paymentFailed: true }),
  '/api/subscription': changed({ state: 'payment-failed' }),
  '/api/subscription/refresh': answered({ plan: 'pro', price: 1499, state: 'payment-failed', renewsAt: null }),
  '/api/invoices': answered([
    { id: 'two', number: 'PC-0002', createdAt: '2026-11-01T08:00:00.000Z', total: 1499, status: 'open', url: '#two' },
    paidInvoice,
  ]),
};
const invoices = { '/api/invoices': answered([paidInvoice]) };
const pays = {
  '/api/subscription': changed({ state: 'active', price: 1499, renewsAt: '2026-12-11T08:00:00.000Z' }),
  '/api/invoices': answered([paidInvoice]),
  '/api/subscription/preview-change': answered({
    ...{ planId: 'premium', charge: 2600, credit: -974, dueNow: 1426, keptCredit: 0, usedCredit: 200, nextPrice: 3999 },
    takesEffectAt: null,
    ...{ renewsAt: '2026-12-11T08:00:00.000Z', prorationDate: 1_795_000_000 },
  }),
};
const planned = {
  ...invoices,
  '/api/subscription': changed({
    ...{ state: 'active', price: 1499, renewsAt: '2026-12-11T08:00:00.000Z', nextPlan: 'plus', nextPrice: 799 },
    credit: 250,
  }),
};
const ends = {
  ...invoices,
  '/api/subscription': changed({ state: 'active', price: 1499, renewsAt: null, endsAt: '2026-12-11T08:00:00.000Z' }),
};
const unknownPlan = {
  ...invoices,
  '/api/user': changed({ accountStatus: 'free' }),
  '/api/subscription': changed({
    ...{ plan: null, state: 'unknown-plan', price: 1100, renewsAt: '2026-12-11T08:00:00.000Z' },
  }),
};
const leftCredit = {
  '/api/user': changed({ accountStatus: 'free' }),
  '/api/subscription': changed({ plan: 'free', state: 'none', price: 0, renewsAt: null, credit: 430 }),
};
const smaller = {
  ...pays,
  '/api/subscription/preview-change': answered({
    ...{ planId: 'plus', charge: 0, credit: 0, dueNow: 0, keptCredit: 0, usedCredit: 0, nextPrice: 799 },
    ...{
      renewsAt: '2026-12-11T08:00:00.000Z',
      takesEffectAt: '2026-12-11T08:00:00.000Z',
      prorationDate: 1_795_000_000,
    },
  }),
};
const costShown: Place['open'] = (page) => page.locator(`${dialog} .loading`).waitFor({ state: 'detached' });
const goAhead = press(`${dialog} .modal-action .btn:last-child`);

/** The plan of an account in the settings. */
export const subscriptionPlaces: PlaceOfPersona[] = [
  at('settings-owes', { answers: owes }),
  at('subscription-not-loaded', {
    answers: { '/api/subscription': failed, '/api/invoices': failed },
    failing: true,
  }),
  at('settings-pays', { answers: pays }),
  at('settings-change-planned', { answers: planned }),
  at('settings-ends', { answers: ends }),
  at('settings-unknown-plan', { answers: unknownPlan }),
  at('settings-credit', { answers: leftCredit }),
  at('change-plan-later', { answers: smaller, open: inTurn(openDialog('billing_change_plan'), costShown) }),
  at('cancel-subscription', { answers: pays, open: openDialog('billing_cancel') }),
  at('cancel-subscription-failed', {
    answers: { ...pays, 'POST /api/cancel-subscription': failed },
    open: inTurn(openDialog('billing_cancel'), goAhead, appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  at('change-plan', { answers: pays, open: inTurn(openDialog('billing_change_plan'), costShown) }),
  at('change-plan-failed', {
    answers: { ...pays, 'POST /api/subscription/change': refused(402, 'billing.card_declined') },
    open: inTurn(openDialog('billing_change_plan'), costShown, goAhead, appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  at('change-plan-no-cost', {
    answers: { ...pays, '/api/subscription/preview-change': failed },
    open: inTurn(openDialog('billing_change_plan'), appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
];
