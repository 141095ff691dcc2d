import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import { formatTime } from '#web/lib/format.ts';
import { storeLocale } from '#web/lib/locale.ts';
import { ContractStages } from './contract-stages';

const waitingUntil = '2026-11-23T15:07:00.000Z';
const notes = new Set<string>();

afterEach(() => storeLocale('en'));

test.each(locales)('who waits for the analysis service is told so, and until when: %s', (locale) => {
  storeLocale(locale);
  render(<ContractStages status="uploaded" waitingUntil={waitingUntil} />);
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');
  const note = told.find((text) => text.includes(formatTime(waitingUntil))) ?? expect.fail('nothing tells the time');
  expect(notes).not.toContain(note);
  notes.add(note);
});

test('of an analysis that waits for nothing the stages alone are told', () => {
  render(<ContractStages status="uploaded" waitingUntil={null} />);
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
