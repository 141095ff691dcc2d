import type { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningWorkers, signUp, startWithModel } from './running-workers';

let model: LLMock;
let server: RunningWorkers;
let close = async () => {};
beforeAll(async () => {
  ({ model, server, close } = await startWithModel());
});
afterAll(() => close());

it('A person has a finding translated by the language model, which is asked once', async () => {
  model.onMessage(/TEXT-/, { content: JSON.stringify({ translation: 'Die Miete steigt jedes Jahr.' }) });
  const { call } = await signUp(server, 'translation@example.test');
  for (let times = 0; times < 2; times++) {
    const answer = await call('/api/translate-content', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'The rent rises each year.', targetLanguage: 'de' }),
    });
    expect(await answer.json()).toEqual({ translatedText: 'Die Miete steigt jedes Jahr.' });
  }
  expect(model.getRequests()).toHaveLength(1);
});
