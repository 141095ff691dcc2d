import { appears, click, fill, holdToast, inTurn, openDialog, press, sendInVain } from '../acts.ts';
import { type Answer, answered, failed, never, refused } from '../answers.ts';
import type { PlaceOfPersona } from '../place.ts';
import { programPlaces } from './program-places.ts';
import { at, dialog } from './settings-page.ts';
import { subscriptionPlaces } from './subscription-places.ts';

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
const confirmed = answered({ success: true, message: '' });
const passwords = { currentPassword: 'plain words', newPassword: 'plainer words', confirmPassword: 'plainer words' };

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

export const accountPlaces = [...account, ...programPlaces, ...subscriptionPlaces, ...other];
