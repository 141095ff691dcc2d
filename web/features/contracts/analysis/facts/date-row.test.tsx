import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { AnalysisLanguage } from '../analysis-text';
import { DateRow } from './date-row';

test('how a day was found is introduced in the language of the page, and said in that of the analysis', () => {
  const computedFrom = 'اليوم التالي لانتهاء المدة';
  const dated = { kind: 'renewal' as const, label: null, date: '2027-03-01', computedFrom, evidence: [], past: false };
  renderPage(
    <AnalysisLanguage value="ar">
      <DateRow dated={dated} onSave={() => {}} />
    </AnalysisLanguage>,
  );
  const source = screen.getByText(computedFrom);
  expect([source.lang, source.dir]).toEqual(['ar', 'rtl']);
  expect(source.parentElement?.textContent).toBe(`How this follows: ${computedFrom}`);
  expect(source.parentElement?.closest('[lang=ar]')).toBeNull();
});
