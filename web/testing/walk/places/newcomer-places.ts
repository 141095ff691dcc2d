import { appears, holdToast, inTurn, press } from '../acts.ts';
import { failed, never } from '../answers.ts';
import type { Act, PlaceOfPersona } from '../place.ts';
import { newcomerClausePlaces } from './clause-places.ts';
import { newcomerTemplatePlaces } from './template-places.ts';

const pay = 'POST /api/create-checkout-session';
/** It looks as if it were off, and says why when it is pressed. */
const pressOwnPlan: Act = (page) => page.locator('main button[aria-disabled]').click({ force: true });
const fieldsReady: Act = (page) => page.locator('main form [type=submit]:enabled').waitFor();

export const newcomerPlaces: PlaceOfPersona[] = [
  { name: 'dashboard-empty', route: 'dashboard', path: '/dashboard' },
  ...newcomerTemplatePlaces,
  ...newcomerClausePlaces,
  { name: 'settings-free', route: 'settings', path: '/settings' },
  { name: 'pricing-free', route: 'pricing', path: '/pricing?plan=pro' },
  {
    name: 'pricing-already-free',
    momentary: true,
    route: 'pricing',
    path: '/pricing',
    open: inTurn(pressOwnPlan, holdToast),
    part: '[popover]',
  },
  {
    name: 'pricing-not-started',
    momentary: true,
    route: 'pricing',
    path: '/pricing',
    answers: { [pay]: failed },
    open: inTurn(press('main article button:not([aria-disabled]), main li button:not([aria-disabled])'), holdToast),
    failing: true,
    part: '[popover]',
  },
  { name: 'checkout-waiting', route: 'checkout', path: '/checkout', answers: { [pay]: never }, busy: true },
  {
    name: 'checkout',
    route: 'checkout',
    path: '/checkout?plan=plus',
    open: fieldsReady,
    busy: true,
    cardFields: true,
  },
  {
    name: 'checkout-declined',
    momentary: true,
    route: 'checkout',
    path: '/checkout?plan=plus',
    open: inTurn(
      fieldsReady,
      async (page) => {
        const fields = page.frameLocator('main iframe').first();
        const inputs = fields.locator('input');
        for (const [place, text] of ['4000 0000 0000 0002', '12 / 34', '123'].entries())
          await inputs.nth(place).fill(text);
      },
      press('main form [type=submit]'),
      appears('main [role=alert]'),
    ),
    busy: true,
    cardFields: true,
    failing: true,
  },
  {
    name: 'checkout-not-started',
    momentary: true,
    route: 'checkout',
    path: '/checkout?plan=plus',
    answers: { [pay]: failed },
    open: appears('main [role=alert]'),
    failing: true,
  },
];
