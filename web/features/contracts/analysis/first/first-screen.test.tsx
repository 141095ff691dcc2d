import { expect, test } from 'vitest';
import { firstScreenOf } from '#src/features/contracts/first-screen.rules.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { contract, found, risk } from '../testing/analysed-contract';
import { FirstScreen } from './first-screen';

const day = { label: null, computedFrom: null, evidence: [] };

test('there is a place for all that is told, and each stands hidden until it is', () => {
  const shared = (id: string) => ({ ...risk('Same title', found('The Client pays in 14 days.')), id, delete: true });
  const findings = {
    ...contract,
    object: 'Services for a fee.',
    riskAssessment: { high: [shared('1')], medium: [shared('2'), shared('3')], low: [risk('Small')] },
    readClosely: [{ topic: 'Payment', evidence: [] }],
    dates: [
      { ...day, kind: 'notice-deadline', date: '2027-01-01' },
      { ...day, kind: 'expiry', date: '2027-02-01' },
    ],
  } as unknown as Parameters<typeof firstScreenOf>[1];
  const tell = (title: string | null, givenTitle: string | null, today: string) =>
    firstScreenOf({ fileName: 'a.pdf', givenTitle, language: 'en' }, { ...findings, title }, today).told;
  const told = { ...tell('Services', null, '2026-01-01'), ...tell(null, 'Mine', '2028-01-01') };
  const { container } = renderPage(<FirstScreen />);
  const places = new Map(
    [...container.querySelectorAll<HTMLElement>('[data-told]')].map((one) => [one.dataset.told, one]),
  );
  expect(Object.keys(told).length).toBeGreaterThan(25);
  for (const [name, words] of Object.entries(told)) {
    expect(places.get(name)?.hidden, name).toBe(true);
    if (words !== true) expect(places.get(name)?.textContent, name).toBe('');
  }
  expect(container.querySelector<HTMLElement>('[data-untold]')?.hidden).toBe(false);
});
