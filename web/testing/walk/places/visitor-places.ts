import { appears, click, fill, goOffline, holdToast, inTurn, press, sendInVain } from '../acts.ts';
import { answered, changed, failed, lost, refused } from '../answers.ts';
import type { PlaceOfPersona } from '../place.ts';
import { sharedExample } from './shared-example.ts';

const openMenu = inTurn(
  (page) => page.locator('header button[aria-controls]').last().click(),
  (page) => page.locator('header nav:visible').waitFor(),
);
const listShortcuts = inTurn(press('footer button[aria-haspopup=dialog]'), appears('dialog[open]'));
const openThemes = inTurn(click('nav_theme', 'header'), appears('[role=menu]'));

/** Mails of other tests are in every language. */
const mail = {
  ...{ to: 'ada@example.com', subject: '482 915', sentAt: '2026-11-02T09:30:00.000Z' },
  ...{ text: 'https://example.com/482915', html: '<p>482 915</p>' },
};

const profiles = ['LinkedIn', 'Mastodon', 'YouTube'].map((name) => ({ name, address: `https://${name}.example` }));
const withProfiles = { '/api/service': changed({ socialProfiles: profiles }) };
const byModel = { '/api/service': changed({ analyst: 'language-model', uptimeStated: true }) };

const pages: PlaceOfPersona[] = [
  { name: 'landing', route: '/', path: '/', titleStays: true },
  { name: 'landing-model', route: '/', path: '/', answers: byModel, part: 'main', titleStays: true },
  { name: 'landing-menu', route: '/', path: '/', open: openMenu, narrow: true, titleStays: true },
  { name: 'example', route: 'example', path: '/example' },
  { name: 'features', route: 'features', path: '/features' },
  { name: 'features-model', route: 'features', path: '/features', answers: byModel, part: 'main' },
  { name: 'pricing', route: 'pricing', path: '/pricing' },
  { name: 'pricing-model', route: 'pricing', path: '/pricing', answers: byModel, part: 'main' },
  { name: 'about', route: 'about', path: '/about' },
  { name: 'support', route: 'support', path: '/support' },
  { name: 'privacy', route: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms', route: 'terms-of-service', path: '/terms-of-service' },
  { name: 'logo-demo', route: 'logo-demo', path: '/logo-demo' },
  { name: 'shortcuts', route: 'about', path: '/about', open: listShortcuts },
  { name: 'profiles', route: 'about', path: '/about', answers: withProfiles, part: 'footer' },
  { name: 'theme-menu', route: 'about', path: '/about', open: openThemes, part: 'header' },
  { name: 'offline', route: 'about', path: '/about', open: goOffline, part: '.sticky.top-0' },
  { name: 'dev-mail', route: 'dev/mail', path: '/dev/mail', answers: { '/api/dev/outbox': answered([mail]) } },
  { name: 'not-found', route: '*', path: '/no/such/page' },
  {
    name: 'page-not-loaded',
    route: 'about',
    path: '/about',
    answers: { '/assets/about.page-*.js': lost },
    failing: true,
    titleStays: true,
  },
];

const shared = { route: 'shared/:token', path: '/shared/a-link' };
const opened = 'POST /api/shares/open';
const locked = { [opened]: refused(403, 'shares.password_needed') };
const sharedPlaces: PlaceOfPersona[] = [
  {
    ...{ name: 'shared', ...shared },
    answers: { [opened]: answered({ ...sharedExample, fileContent: '' }) },
    open: appears('#risks'),
  },
  {
    ...{ name: 'shared-with-text', ...shared },
    answers: { [opened]: answered({ ...sharedExample, withText: true }) },
    open: appears('#risks'),
  },
  { ...{ name: 'shared-locked', ...shared }, answers: locked, open: appears('main [name=password]'), failing: true },
  { ...{ name: 'shared-gone', ...shared }, open: appears('main [role=alert]'), failing: true },
  {
    ...{ name: 'shared-not-loaded', ...shared },
    ...{ answers: { [opened]: failed }, open: appears('main [role=alert]'), failing: true },
  },
];

const registration = {
  firstName: 'Ada',
  email: 'ada@example.com',
  password: 'plain words',
  confirmPassword: 'plain words',
};
const register = { 'POST /api/auth/register': answered({ requiresVerification: true, message: '' }) };
const verify = inTurn(fill(registration), press('main form [type=submit]'), appears('main [name=code]'));
const contact = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A question',
  message: 'Can you read contracts that were scanned?',
};
const send = press('main form [type=submit]');

const codeAsked = { 'POST /api/auth/login': refused(403, 'accounts.second_factor_required') };
const toSecondStep = inTurn(
  fill({ email: 'ada@example.com', password: 'plain words' }),
  send,
  appears('main [name=code]'),
);

const forms: PlaceOfPersona[] = [
  { name: 'login', route: 'login', path: '/login' },
  { name: 'login-after-reset', route: 'login', path: '/login?reset=success' },
  { name: 'login-google-refused', route: 'login', path: '/login?error=google_refused' },
  { name: 'login-google-failed', route: 'login', path: '/login?error=google_failed' },
  { name: 'login-errors', momentary: true, route: 'login', path: '/login', open: sendInVain() },
  {
    name: 'login-refused',
    route: 'login',
    path: '/login',
    open: inTurn(fill({ email: 'ada@example.com', password: 'wrong words' }), send, appears('main [role=alert]')),
    failing: true,
  },
  { name: 'second-step', route: 'login', path: '/login', answers: codeAsked, open: toSecondStep, failing: true },
  {
    name: 'second-step-refused',
    route: 'login',
    path: '/login',
    answers: { ...codeAsked, 'POST /api/auth/second-step': refused(400, 'accounts.second_factor_wrong') },
    open: inTurn(toSecondStep, fill({ code: '123456' }), send, appears('main [role=alert]')),
    failing: true,
  },
  { name: 'register', route: 'auth', path: '/auth?mode=register' },
  {
    name: 'register-errors',
    momentary: true,
    route: 'auth',
    path: '/auth?mode=register',
    open: inTurn(fill({ email: 'ada', password: 'abc', confirmPassword: 'abd' }), sendInVain()),
  },
  {
    name: 'register-refused',
    route: 'auth',
    path: '/auth?mode=register',
    answers: { 'POST /api/auth/register': refused(503, 'accounts.mail_failed') },
    open: inTurn(fill(registration), send, appears('main [role=alert]')),
    failing: true,
  },
  { name: 'verify', route: 'auth', path: '/auth?mode=register', answers: register, open: verify },
  {
    name: 'verify-errors',
    momentary: true,
    route: 'auth',
    path: '/auth?mode=register',
    answers: register,
    open: inTurn(verify, sendInVain()),
  },
  {
    name: 'verify-sent-again',
    route: 'auth',
    path: '/auth?mode=register',
    answers: { ...register, 'POST /api/auth/resend-verification': answered({ success: true, message: '' }) },
    open: inTurn(verify, click('auth_resend'), appears('main button:disabled')),
  },
  { name: 'forgot-password', route: 'forgot-password', path: '/forgot-password' },
  { name: 'forgot-errors', momentary: true, route: 'forgot-password', path: '/forgot-password', open: sendInVain() },
  {
    name: 'forgot-sent',
    momentary: true,
    route: 'forgot-password',
    path: '/forgot-password',
    answers: { 'POST /api/auth/forgot-password': answered({ success: true, message: '' }) },
    open: inTurn(fill({ email: 'ada@example.com' }), send, holdToast),
  },
  {
    name: 'forgot-too-often',
    momentary: true,
    route: 'forgot-password',
    path: '/forgot-password',
    answers: {
      'POST /api/auth/forgot-password': refused(429, 'http.rate_limited', { 'Retry-After': '40' }),
    },
    open: inTurn(fill({ email: 'ada@example.com' }), send, holdToast),
    failing: true,
  },
  { name: 'reset-without-token', route: 'reset-password', path: '/reset-password' },
  { name: 'reset-redirect', route: 'auth/reset-password', path: '/auth/reset-password' },
  { name: 'reset-form', route: 'reset-password/:token', path: ({ resetLink }) => resetLink },
  {
    name: 'reset-errors',
    momentary: true,
    route: 'reset-password/:token',
    path: ({ resetLink }) => resetLink,
    open: sendInVain(),
  },
  {
    name: 'reset-failed',
    momentary: true,
    route: 'reset-password/:token',
    path: ({ resetLink }) => resetLink,
    answers: { 'POST /api/auth/reset-password': failed },
    open: inTurn(fill({ password: 'plainer words', confirmPassword: 'plainer words' }), send, holdToast),
    failing: true,
  },
  { name: 'reset-used-link', route: 'reset-password/:token', path: '/reset-password/not-a-link' },
  { name: 'reminders-off', route: 'reminders-off', path: '/reminders-off#a-link' },
  {
    name: 'reminders-off-done',
    route: 'reminders-off',
    path: '/reminders-off#a-link',
    answers: { 'POST /api/reminders/off/a-link': answered({ success: true, message: '' }) },
    open: inTurn(press('main .btn'), appears('main a[href="/settings"]')),
  },
  {
    name: 'reminders-off-refused',
    route: 'reminders-off',
    path: '/reminders-off#a-link',
    open: inTurn(press('main .btn'), appears('main [role=alert]')),
    failing: true,
  },
  { name: 'undo-email-change', route: 'undo-email-change', path: '/undo-email-change#a-link' },
  {
    name: 'undo-email-change-done',
    route: 'undo-email-change',
    path: '/undo-email-change#a-link',
    answers: { 'POST /api/auth/undo-email-change': answered({ success: true, message: '' }) },
    open: inTurn(press('main .btn'), appears('main a[href="/forgot-password"]')),
  },
  { name: 'undo-email-change-used-link', route: 'undo-email-change', path: '/undo-email-change' },
  { name: 'reset-invalid', route: 'reset-password/invalid', path: '/reset-password/invalid' },
  { name: 'reset-success', route: 'reset-password/success', path: '/reset-password/success' },
  { name: 'support-errors', momentary: true, route: 'support', path: '/support', open: sendInVain() },
  {
    name: 'support-sent',
    momentary: true,
    route: 'support',
    path: '/support',
    answers: { 'POST /api/support/contact': answered({ success: true, message: '' }) },
    open: inTurn(fill(contact), send, holdToast),
  },
  {
    name: 'support-failed',
    momentary: true,
    route: 'support',
    path: '/support',
    answers: { 'POST /api/support/contact': failed },
    open: inTurn(fill(contact), send, holdToast),
    failing: true,
  },
];

export const visitorPlaces = [...pages, ...sharedPlaces, ...forms];
