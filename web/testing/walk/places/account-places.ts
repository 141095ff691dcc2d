import { appears, click, fill, holdToast, inTurn, openDialog, press, sendInVain } from '../acts.ts';
import { type Answer, answered, changed, failed, never, refused } from '../answers.ts';
import type { Place, PlaceOfPersona } from '../place.ts';

const dialog = 'dialog[open]';
const at = (name: string, place: Omit<Place, 'name' | 'persona' | 'route' | 'path'> = {}): PlaceOfPersona => ({
  name,
  route: 'settings',
  path: '/settings',
  ...place,
});

const session = { browser: 'Firefox', system: 'Windows', signedInAt: '2026-11-01T08:00:00.000Z' };
const sessions: Answer = answered([
  { ...session, id: 'one', lastUsedAt: '2026-11-21T08:00:00.000Z', current: true },
  {
    ...session,
    id: 'two',
    browser: 'Safari',
    system: 'iPhone',
    lastUsedAt: '2026-11-20T18:30:00.000Z',
    current: false,
  },
  { ...session, id: 'three', browser: null, system: null, lastUsedAt: '2026-11-12T07:15:00.000Z', current: false },
]);
const pendingEmail = { '/api/user/email-change': answered({ pendingEmail: 'ada.quill@northwind.example' }) };
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
const confirmed = answered({ success: true, message: '' });
const passwords = { currentPassword: 'plain words', newPassword: 'plainer words', confirmPassword: 'plainer words' };
const costShown: Place['open'] = (page) => page.locator(`${dialog} .loading`).waitFor({ state: 'detached' });
const goAhead = press(`${dialog} .modal-action .btn:last-child`);

const secondFactor = {
  'POST /api/user/second-factor/begin': answered({
    key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Plainclause:ada?secret=JBSWY3DPEHPK3PXP&issuer=Plainclause',
  }),
  'POST /api/user/second-factor/confirm': answered({
    backupCodes: Array.from({ length: 10 }, (_, at) => `b4Ckp-c0De${at}`),
  }),
};
const secondFactorOn = { 'GET /api/user/second-factor': answered({ on: true }) };
const askForKey = inTurn(
  openDialog('second_factor_turn_on'),
  fill({ password: 'plain words' }, dialog),
  press(`${dialog} form [type=submit]`),
);
const enterCode = inTurn(
  askForKey,
  appears(`${dialog} [name=code]`),
  fill({ code: '123456' }, dialog),
  press(`${dialog} form [type=submit]`),
);

const calendarSince = '2026-11-02T09:30:00.000Z';
const calendar = {
  'GET /api/user/reminders': answered({ on: true, calendarSince: null }),
  'POST /api/user/calendar': answered({
    address: 'https://example.com/api/calendar/Q0hVY2tsZXMgYXQgYWxsIG9mIHRoaXMgYW5kIG1vcmU.ics',
    calendarSince,
  }),
};

const tokens = {
  'GET /api/user/tokens': answered([
    {
      ...{ id: 'one', name: 'Contract archive', scopes: ['contracts:read'], createdAt: '2026-11-01T08:00:00.000Z' },
      ...{ lastUsedAt: '2026-11-21T08:00:00.000Z', expiresAt: '2027-01-30T08:00:00.000Z' },
    },
    {
      ...{ id: 'two', name: 'المساعد', scopes: ['contracts:read', 'contracts:write'], expiresAt: null },
      ...{ createdAt: '2026-10-01T08:00:00.000Z', lastUsedAt: null },
    },
  ]),
  'POST /api/user/confirm': answered({ success: true, message: '' }),
  'POST /api/user/tokens': answered({
    ...{ id: 'three', name: 'Archive', scopes: ['contracts:read'], createdAt: '2026-11-21T08:00:00.000Z' },
    ...{ lastUsedAt: null, expiresAt: null, token: 'pc_bm90IGEgdG9rZW4gYXQgYWxsIGJ1dCBhcyBsb25nIGFz' },
  }),
};
const openTokens = inTurn(openDialog('tokens_manage'), appears(`${dialog} [type=submit]`));
const nameToken = inTurn(
  openTokens,
  fill({ name: 'Archive' }, dialog),
  press(`${dialog} form [type=submit]`),
  appears(`${dialog} [name=password]`),
);
const makeToken = inTurn(nameToken, fill({ password: 'plain words' }, dialog), press(`${dialog} form [type=submit]`));

const webhooks = {
  'GET /api/user/webhooks': answered([
    {
      ...{
        id: 'one',
        url: 'https://hooks.northwind.example/plainclause/finished',
        outcome: 'delivered',
        httpStatus: 204,
      },
      ...{ createdAt: '2026-11-01T08:00:00.000Z', lastTriedAt: '2026-11-21T08:00:00.000Z' },
    },
    {
      ...{ id: 'two', url: `https://automation.example/${'a-long-address-'.repeat(8)}`, outcome: 'retrying' },
      ...{ createdAt: '2026-10-01T08:00:00.000Z', lastTriedAt: '2026-11-21T08:00:00.000Z', httpStatus: null },
    },
    {
      ...{ id: 'three', url: 'https://new.example/', outcome: null, httpStatus: null },
      ...{ createdAt: '2026-09-01T08:00:00.000Z', lastTriedAt: null },
    },
  ]),
  'POST /api/user/webhooks': answered({
    ...{ id: 'four', url: 'https://hooks.example.com/', outcome: null, httpStatus: null, lastTriedAt: null },
    ...{ createdAt: '2026-11-21T08:00:00.000Z', secret: 'whsec_bm90IGEgc2VjcmV0IGF0IGFsbCwgYnV0IGFzIGxvbmc=' },
  }),
};
const openWebhooks = inTurn(openDialog('webhooks_manage'), appears(`${dialog} [type=submit]`));
const addWebhook = inTurn(
  openWebhooks,
  fill({ url: 'https://hooks.example.com/' }, dialog),
  press(`${dialog} form [type=submit]`),
);

const account: PlaceOfPersona[] = [
  at('settings'),
  at('settings-edit', { open: click('settings_edit') }),
  at('settings-edit-errors', {
    momentary: true,
    open: inTurn(click('settings_edit'), fill({ email: 'no address' }), sendInVain()),
  }),
  at('settings-not-saved', {
    momentary: true,
    answers: { 'PATCH /api/user/profile': failed },
    open: inTurn(click('settings_edit'), fill({ firstName: 'Adah' }), press('main form [type=submit]'), holdToast),
    failing: true,
  }),
  at('settings-confirm', {
    open: inTurn(
      click('settings_edit'),
      fill({ email: 'ada.quill@northwind.example' }),
      press('main form [type=submit]'),
      appears(dialog),
    ),
  }),
  at('email-change', { answers: pendingEmail }),
  at('email-change-errors', { momentary: true, answers: pendingEmail, open: sendInVain() }),
  at('email-change-refused', {
    answers: { ...pendingEmail, '/api/user/email-change/verify': refused(400, 'accounts.code_invalid') },
    open: inTurn(fill({ code: '123456' }), press('main form [type=submit]'), appears('main [role=alert]')),
    failing: true,
  }),
  at('change-password', { open: openDialog('settings_change_password') }),
  at('change-password-errors', {
    momentary: true,
    open: inTurn(openDialog('settings_change_password'), sendInVain(dialog)),
  }),
  at('change-password-refused', {
    answers: { 'PATCH /api/user/password': refused(400, 'accounts.password_wrong') },
    open: inTurn(
      openDialog('settings_change_password'),
      fill(passwords, dialog),
      press(`${dialog} [type=submit]`),
      appears(`${dialog} [role=alert]`),
    ),
    failing: true,
  }),
  at('second-factor-password', { open: openDialog('second_factor_turn_on') }),
  at('second-factor-password-refused', {
    answers: { 'POST /api/user/second-factor/begin': refused(400, 'accounts.password_wrong') },
    open: inTurn(askForKey, appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  at('second-factor-key', { answers: secondFactor, open: inTurn(askForKey, appears(`${dialog} dd`)) }),
  at('second-factor-code-refused', {
    answers: { ...secondFactor, 'POST /api/user/second-factor/confirm': refused(400, 'accounts.second_factor_wrong') },
    open: inTurn(enterCode, appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  at('second-factor-backup-codes', { answers: secondFactor, open: inTurn(enterCode, appears(`${dialog} li`)) }),
  at('second-factor-on', { answers: secondFactorOn }),
  at('second-factor-off', { answers: secondFactorOn, open: openDialog('second_factor_turn_off') }),
  at('sessions-several', { answers: { '/api/user/sessions': sessions } }),
  at('sessions-not-loaded', { answers: { '/api/user/sessions': failed }, failing: true }),
  at('sessions-not-ended', {
    momentary: true,
    answers: { 'GET /api/user/sessions': sessions, 'DELETE /api/user/sessions': failed },
    open: inTurn(click('sessions_end_others'), holdToast),
    failing: true,
    part: '[popover]',
  }),
  at('reminders-not-loaded', { answers: { '/api/user/reminders': failed }, failing: true }),
  at('reminders-not-saved', {
    answers: { 'PUT /api/user/reminders': failed },
    open: inTurn(press('main input[type=checkbox]'), appears('main [role=alert]')),
    failing: true,
  }),
  at('calendar-address', { answers: calendar, open: inTurn(click('calendar_make'), appears('main code')) }),
  at('calendar-address-kept', { answers: { 'GET /api/user/reminders': answered({ on: false, calendarSince }) } }),
  at('calendar-address-not-made', {
    answers: { 'POST /api/user/calendar': failed },
    open: inTurn(click('calendar_make'), appears('main [role=alert]')),
    failing: true,
  }),
  at('tokens', { answers: tokens, open: inTurn(openTokens, appears(`${dialog} li`)) }),
  at('tokens-none', { answers: { 'GET /api/user/tokens': answered([]) }, open: openTokens }),
  at('tokens-not-included', {
    answers: { ...tokens, '/api/user': changed({ accountStatus: 'plus' }) },
    open: inTurn(openDialog('tokens_manage'), appears(`${dialog} li`)),
  }),
  at('tokens-not-loaded', {
    answers: { 'GET /api/user/tokens': failed },
    open: inTurn(openDialog('tokens_manage'), appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  at('token-errors', { momentary: true, answers: tokens, open: inTurn(openTokens, sendInVain(dialog)) }),
  at('token-confirm', { answers: tokens, open: nameToken }),
  at('token-refused', {
    answers: { ...tokens, 'POST /api/user/tokens': refused(409, 'accounts.token_too_many') },
    open: inTurn(makeToken, appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  at('token-made', { answers: tokens, open: inTurn(makeToken, appears(`${dialog} code`)) }),
  at('webhooks', { answers: webhooks, open: inTurn(openWebhooks, appears(`${dialog} li`)) }),
  at('webhooks-none', { answers: { 'GET /api/user/webhooks': answered([]) }, open: openWebhooks }),
  at('webhooks-not-included', {
    answers: { ...webhooks, '/api/user': changed({ accountStatus: 'plus' }) },
    open: inTurn(openDialog('webhooks_manage'), appears(`${dialog} li`)),
  }),
  at('webhooks-not-loaded', {
    answers: { 'GET /api/user/webhooks': failed },
    open: inTurn(openDialog('webhooks_manage'), appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  at('webhook-errors', { momentary: true, answers: webhooks, open: inTurn(openWebhooks, sendInVain(dialog)) }),
  at('webhook-refused', {
    answers: { ...webhooks, 'POST /api/user/webhooks': refused(409, 'webhooks.too_many') },
    open: inTurn(addWebhook, appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  at('webhook-added', { answers: webhooks, open: inTurn(addWebhook, appears(`${dialog} code`)) }),
  at('webhook-test-failed', {
    answers: {
      ...webhooks,
      'POST /api/user/webhooks/three/test': answered({
        ...{ id: 'three', url: 'https://new.example/', outcome: 'failed', httpStatus: 500 },
        ...{ createdAt: '2026-09-01T08:00:00.000Z', lastTriedAt: '2026-11-21T08:00:00.000Z' },
      }),
    },
    open: inTurn(
      openWebhooks,
      appears(`${dialog} li`),
      press(`${dialog} li:nth-child(3) button`),
      appears(`${dialog} [role=alert]`),
    ),
  }),
  at('export-under-way', {
    answers: { '/api/user/export': never },
    open: inTurn(click('settings_export'), appears('main progress, main [role=progressbar]')),
    busy: true,
  }),
  at('export-failed', {
    answers: { '/api/user/export': failed },
    open: inTurn(click('settings_export'), appears('main [role=alert]')),
    failing: true,
  }),
  at('delete-account', { open: openDialog('settings_delete') }),
  at('delete-account-failed', {
    answers: { '/api/user/delete': failed, '/api/user/confirm': confirmed },
    open: inTurn(
      openDialog('settings_delete'),
      fill({ password: 'plain words' }, dialog),
      press(`${dialog} form [type=submit]`),
      appears(`${dialog} [role=alert]`),
    ),
    failing: true,
  }),
];

const subscription: PlaceOfPersona[] = [
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

const other: PlaceOfPersona[] = [
  { name: 'page-limits', route: 'demo/page-limits', path: '/demo/page-limits' },
  {
    name: 'page-limits-empty',
    route: 'demo/page-limits',
    path: '/demo/page-limits',
    answers: { '/api/demo/page-limits': (call) => call.reply({ body: '' }) },
  },
  { name: 'pricing-signed-in', route: 'pricing', path: '/pricing' },
  { name: 'subscription-success', route: 'subscription-success', path: '/subscription-success' },
  { name: 'support-signed-in', route: 'support', path: '/support' },
  { name: 'not-found-signed-in', route: '*', path: '/no/such/page' },
];

export const accountPlaces = [...account, ...subscription, ...other];
