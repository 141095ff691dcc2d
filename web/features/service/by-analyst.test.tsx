import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { ByAnalyst } from './by-analyst';

const sentence = <ByAnalyst builtIn="Rules read it." model="A model reads it." />;
const answer = (status: number, body: object) =>
  server.use(http.get('/api/service', () => HttpResponse.json(body, { status })));

test('a language model is claimed where one analyses', async () => {
  answer(200, { analyst: 'language-model', uptimeStated: false });
  const { settled } = renderPage(sentence);
  expect(screen.getByText('Rules read it.').className).toBe('invisible');
  await settled();
  expect(screen.getByText('A model reads it.').className).toBe('');
});

test('the built-in analyst is named where it analyses, and where nobody says who does', async () => {
  const { settled, unmount } = renderPage(sentence);
  await settled();
  expect(screen.getByText('Rules read it.').className).toBe('');
  unmount();
  answer(500, { code: 'http.unexpected', message: '' });
  const failing = renderPage(sentence);
  await failing.settled();
  expect(screen.getByText('Rules read it.').className).toBe('');
});
