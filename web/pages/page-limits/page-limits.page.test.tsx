import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { PageLimitsPage } from './page-limits.page';

test('an empty answer is shown as one', async () => {
  server.use(http.get('/api/demo/page-limits', () => new HttpResponse('')));
  renderPage(<PageLimitsPage />);
  expect(await screen.findByText('No data available')).toBeTruthy();
});
