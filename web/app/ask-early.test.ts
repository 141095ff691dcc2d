import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { callApi } from '#web/lib/api.ts';
import { asked, server } from '#web/testing/server.ts';
import { markSession } from '#web/testing/session-mark.ts';
import { askForPage } from './ask-early';

test('who is signed in and the contract of the page are asked for early, and by nothing else again', async () => {
  server.use(
    http.get('/api/user', () => HttpResponse.json({ email: 'ada@example.test' })),
    http.get('/api/contracts/one', () => HttpResponse.json({ id: 'one' })),
  );
  markSession();
  askForPage('/analysis/one');
  expect(await callApi('/api/user')).toEqual({ email: 'ada@example.test' });
  expect(await callApi('/api/contracts/one')).toEqual({ id: 'one' });
  expect(asked()).toEqual(['GET /api/user', 'GET /api/contracts/one']);
});

test('of a visitor who never signed in nothing is asked', () => {
  askForPage('/analysis/one');
  expect(asked()).toEqual([]);
});
