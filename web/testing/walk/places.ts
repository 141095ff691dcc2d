import type { Page } from 'playwright-core';
import type { Made, Persona } from './personas.ts';
import { textIn, type WalkLocale } from './texts.ts';

export interface Place {
  /** Name of the place in reports and of its pictures. */
  name: string;
  persona: Persona;
  /** The route of the client that is shown, as `web/app/router.tsx` has it. */
  route: string;
  path: string | ((made: Made) => string);
  /** Opens a state of the page: a dialog, a menu. */
  open?: (page: Page, locale: WalkLocale) => Promise<void>;
  /** Answers of the API that are changed on their way, to show states that are rare. */
  answers?: Record<string, Record<string, unknown>>;
  /** Something is always under way here. */
  busy?: boolean;
  /** The state is one of narrow screens. */
  narrow?: boolean;
  /** Its title is made of somebody's words or is the same in some languages. */
  titleStays?: boolean;
}

const click = (key: string) => async (page: Page, locale: WalkLocale) =>
  page
    .locator('main')
    .getByRole('button', { name: textIn(locale, key), exact: true })
    .first()
    .click();

const openDialog = (key: string) => async (page: Page, locale: WalkLocale) => {
  await click(key)(page, locale);
  await page.locator('dialog[open]').waitFor();
};

const chooseFile = async (page: Page) => {
  const text =
    'SERVICES AGREEMENT\n\nThis Agreement is made between Alba Ltd and Berg Ltd. Either party may end it on notice.\n';
  await page.locator('#contract-file').setInputFiles({
    name: 'services-agreement.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text.repeat(20)),
  });
  await page.locator('main .btn-primary').first().waitFor();
};

const listShortcuts = async (page: Page) => {
  await page.locator('footer button[aria-haspopup=dialog]').click();
  await page.locator('dialog[open]').waitFor();
};

const findNoClause = async (page: Page) => {
  await page.locator('main input[type=search]').fill('zzzz');
  await page.locator('main h3, main h2').first().waitFor();
};

const openFirstDialog = async (page: Page) => {
  await page.locator('main button[aria-haspopup=dialog]').first().click();
  await page.locator('dialog[open]').waitFor();
};

const openMenu = async (page: Page) => {
  await page.locator('header button[aria-controls]').last().click();
  await page.locator('header nav:visible').waitFor();
};

const visitorPlaces: Omit<Place, 'persona'>[] = [
  { name: 'landing', route: '/', path: '/', titleStays: true },
  { name: 'landing-menu', route: '/', path: '/', open: openMenu, narrow: true, titleStays: true },
  { name: 'example', route: 'example', path: '/example' },
  { name: 'features', route: 'features', path: '/features' },
  { name: 'pricing', route: 'pricing', path: '/pricing' },
  { name: 'about', route: 'about', path: '/about' },
  { name: 'support', route: 'support', path: '/support' },
  { name: 'privacy', route: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms', route: 'terms-of-service', path: '/terms-of-service' },
  { name: 'logo-demo', route: 'logo-demo', path: '/logo-demo' },
  { name: 'shortcuts', route: 'about', path: '/about', open: listShortcuts },
  { name: 'login', route: 'login', path: '/login' },
  { name: 'login-after-reset', route: 'login', path: '/login?reset=success' },
  { name: 'register', route: 'auth', path: '/auth?mode=register' },
  { name: 'forgot-password', route: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-without-token', route: 'reset-password', path: '/reset-password' },
  { name: 'reset-redirect', route: 'auth/reset-password', path: '/auth/reset-password' },
  { name: 'reset-form', route: 'reset-password/:token', path: ({ resetLink }) => resetLink },
  { name: 'reset-used-link', route: 'reset-password/:token', path: '/reset-password/not-a-link' },
  { name: 'reset-invalid', route: 'reset-password/invalid', path: '/reset-password/invalid' },
  { name: 'reset-success', route: 'reset-password/success', path: '/reset-password/success' },
  { name: 'dev-mail', route: 'dev/mail', path: '/dev/mail' },
  { name: 'not-found', route: '*', path: '/no/such/page' },
];

const customerPlaces: Omit<Place, 'persona'>[] = [
  { name: 'dashboard', route: 'dashboard', path: '/dashboard', busy: true },
  { name: 'dashboard-menu', route: '/', path: '/', open: openMenu, narrow: true, busy: true },
  { name: 'upload-checked', route: 'dashboard', path: '/dashboard', open: chooseFile, busy: true },
  {
    name: 'payment-failed',
    route: 'dashboard',
    path: '/dashboard',
    busy: true,
    answers: {
      '/api/user': { accountStatus: 'free', paymentFailed: true },
      '/api/usage/check/contract_analysis': { allowed: false, current: 0, limit: 0 },
    },
  },
  {
    name: 'limit-reached',
    route: 'dashboard',
    path: '/dashboard',
    busy: true,
    answers: { '/api/usage/check/contract_analysis': { allowed: false, current: 20, limit: 20 } },
  },
  { name: 'analysis', route: 'analysis/:contractId', path: ({ complete }) => complete, titleStays: true },
  {
    name: 'analysis-under-way',
    route: 'analysis/:contractId',
    path: ({ underWay }) => underWay,
    busy: true,
    titleStays: true,
  },
  { name: 'analysis-failed', route: 'analysis/:contractId', path: ({ failed }) => failed, titleStays: true },
  { name: 'generated', route: 'analysis/:contractId', path: ({ generated }) => generated, titleStays: true },
  { name: 'templates', route: 'templates', path: '/templates' },
  { name: 'template-dialog', route: 'templates', path: '/templates', open: openFirstDialog },
  { name: 'clauses', route: 'clauses', path: '/clauses' },
  { name: 'clause-dialog', route: 'clauses', path: '/clauses', open: openFirstDialog },
  { name: 'clauses-none-found', route: 'clauses', path: '/clauses', open: findNoClause },
  { name: 'settings', route: 'settings', path: '/settings' },
  {
    name: 'settings-edit',
    route: 'settings',
    path: '/settings',
    open: click('settings_edit'),
  },
  { name: 'change-password', route: 'settings', path: '/settings', open: openDialog('settings_change_password') },
  { name: 'delete-account', route: 'settings', path: '/settings', open: openDialog('settings_delete') },
  { name: 'page-limits', route: 'demo/page-limits', path: '/demo/page-limits' },
  { name: 'pricing-signed-in', route: 'pricing', path: '/pricing' },
  { name: 'subscription-success', route: 'subscription-success', path: '/subscription-success' },
  { name: 'support-signed-in', route: 'support', path: '/support' },
  { name: 'not-found-signed-in', route: '*', path: '/no/such/page' },
];

const newcomerPlaces: Omit<Place, 'persona'>[] = [
  { name: 'dashboard-empty', route: 'dashboard', path: '/dashboard' },
  { name: 'templates-free', route: 'templates', path: '/templates' },
  { name: 'settings-free', route: 'settings', path: '/settings' },
  { name: 'pricing-free', route: 'pricing', path: '/pricing?plan=pro' },
  { name: 'checkout-waiting', route: 'checkout', path: '/checkout', busy: true },
];

const as = (persona: Persona, places: Omit<Place, 'persona'>[]): Place[] =>
  places.map((place) => ({ ...place, persona }));

/** Every screen of the product, and the states of it that are worth a look of their own. */
export const places: Place[] = [
  ...as('visitor', visitorPlaces),
  ...as('customer', customerPlaces),
  ...as('newcomer', newcomerPlaces),
];
