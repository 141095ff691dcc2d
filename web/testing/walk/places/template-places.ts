import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { appears, click, holdToast, inTurn, press } from '../acts.ts';
import { answered, failed } from '../answers.ts';
import type { Act, PlaceOfPersona } from '../place.ts';
import { atPage, dialog } from './library-page.ts';

const templates = atPage('templates');

const create = 'POST /api/contracts/from-template';
/** Fills in whatever the form must have. */
const fillIn: Act = async (page) => {
  const fields = page.locator(`${dialog} form :is(input, textarea, select)[aria-required=true]`);
  await fields.first().waitFor();
  for (const field of await fields.all()) {
    const [tag, type] = await field.evaluate((one: HTMLInputElement) => [one.tagName, one.type]);
    if (tag === 'SELECT') await field.selectOption({ index: 1 });
    else await field.fill(type === 'date' ? '2026-12-01' : '3');
  }
};

/** One that asks for little. Which comes first in the list differs between languages. */
const content = join(import.meta.dirname, '../../../../src/features/templates/content');
const textsOf = (id: string) =>
  (JSON.parse(readFileSync(join(content, `${id}.json`), 'utf8')) as { texts: Record<Locale, { name: string }> }).texts;
/** Presses a button of a card: the first uses the template, the second shows its sample. */
const chooseTemplate =
  (texts: Record<Locale, { name: string }>, button = 0): Act =>
  async (page, locale) => {
    const heading = page.getByRole('heading', { name: texts[locale].name, exact: true });
    const choose = page.locator('main li', { has: heading }).locator('button[aria-haspopup=dialog]').nth(button);
    // On a phone the list is short at first.
    if (!(await choose.isVisible())) await page.locator('main ul + button[aria-expanded=false]').click();
    await choose.click();
  };
const template = textsOf('non-disclosure-agreement');
const openTemplate = inTurn(chooseTemplate(template), appears(`${dialog} form`));
const leaveDraft: Act = async (page) => {
  await page.locator(`${dialog} [name=partyAName]`).fill('Harbour Bakery Ltd');
  await page.keyboard.press('Escape');
};
const dialogCloses: Act = (page) => page.locator(dialog).waitFor({ state: 'detached' });
const createContract = press(`${dialog} [type=submit]`);

export const templatePlaces: PlaceOfPersona[] = [
  templates('templates'),
  templates('templates-filtered', { query: '?category=legal' }),
  templates('templates-none', { query: '?category=nothing' }),
  templates('templates-not-loaded', { answers: { '/api/templates': failed }, failing: true }),
  templates('generated-not-loaded', { answers: { '/api/contracts': failed }, failing: true }),
  templates('template-dialog', { open: openTemplate }),
  templates('template-preview', {
    open: inTurn(openTemplate, fillIn, click('template_preview', dialog)),
    narrow: true,
  }),
  templates('template-sample', { open: inTurn(chooseTemplate(template, 1), appears(`${dialog} section[lang=en]`)) }),
  templates('template-steps', {
    open: inTurn(
      chooseTemplate(textsOf('service-agreement')),
      appears(`${dialog} form`),
      press(`${dialog} nav li:nth-child(2) button`),
    ),
  }),
  templates('template-draft', {
    momentary: true,
    open: inTurn(openTemplate, leaveDraft, dialogCloses, chooseTemplate(template), appears(`${dialog} .modal-action`)),
  }),
  templates('template-errors', {
    momentary: true,
    open: inTurn(openTemplate, createContract, appears(`${dialog} [aria-invalid=true]`), holdToast),
  }),
  templates('template-not-created', {
    momentary: true,
    answers: { [create]: failed },
    open: inTurn(openTemplate, fillIn, createContract, appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  templates('template-created', {
    momentary: true,
    answers: { [create]: answered({ contractId: 'a-contract', success: true }) },
    open: inTurn(openTemplate, fillIn, createContract, dialogCloses, holdToast),
    part: '[popover]',
  }),
];

export const newcomerTemplatePlaces: PlaceOfPersona[] = [
  templates('templates-free'),
  templates('template-upgrade', {
    open: inTurn(press('main li:last-child button[aria-haspopup=dialog]'), appears(dialog)),
  }),
];
