import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { Question, Questions } from '#src/features/questions/questions.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, sentWith, server } from '#web/testing/server.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import type { Sections } from '../analysis-sections';
import { AskRoom } from './ask-room';

const address = '/api/contracts/lease/questions';
const evidence = { quote: 'two months’ notice', start: 4, end: 22, match: 'exact' as const };
const found: Question = {
  ...{ id: 'q1', question: 'Can I leave early?', language: 'en', writer: 'none', answer: null, failureCode: null },
  ...{ isWriting: false, askedAt: '2026-11-24T10:00:00.000Z', passages: [{ evidence, topic: 'Ending' }] },
};
const answered: Question = {
  ...found,
  writer: 'language-model',
  answer: {
    isAnswered: true,
    sentences: [{ text: 'Yes, by two months’ notice.', evidence: [evidence], unconfirmed: false }],
    leftOut: 1,
  },
};

/** The room of a lease, to which the server answers with these events. */
async function show({
  kept = [],
  events = [found],
  pagesForAnswer = 0,
}: {
  kept?: Question[];
  events?: Question[];
  pagesForAnswer?: number;
} = {}) {
  let questions = kept;
  server.use(
    http.get(address, () => HttpResponse.json({ questions, pagesForAnswer } satisfies Questions)),
    http.post(address, () => {
      questions = [...events.slice(-1), ...questions];
      const told = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
      return new HttpResponse(told, { status: 201, headers: { 'Content-Type': 'text/event-stream' } });
    }),
    http.delete(`${address}/q1`, () => {
      questions = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const view = renderPage(
    <>
      <AskRoom
        contract={{ id: 'lease' } as Contract}
        sections={{ contractType: 'tenancy', contractKind: 'residential-tenancy' } as Sections}
      />
      <Toaster />
    </>,
  );
  await view.settled();
  return view;
}
const box = () => screen.getByRole('textbox', { name: /Your question/ });
const ask = () => screen.getByRole('button', { name: 'Ask' });
const list = () => within(screen.getByRole('list', { name: 'Questions asked' }));

test('without a language model a question shows the passages, with what they are about and no claim', async () => {
  const { user, settled } = await show();
  expect(screen.getByText(/No answer is written from them/)).toBeTruthy();
  await user.type(box(), ' Can I leave early? ');
  await user.click(ask());
  await settled();
  expect(await sentWith(`POST ${address}`)).toEqual([{ question: 'Can I leave early?' }]);
  expect(list().getByRole('heading', { name: 'Can I leave early?' })).toBeTruthy();
  expect(list().getByText('two months’ notice')).toBeTruthy();
  expect(list().getByText('Ending')).toBeTruthy();
  expect(list().getByText(/nothing is claimed about them/)).toBeTruthy();
  expect((box() as HTMLInputElement).value).toBe('');
});

test('an answer shows each sentence with its words, what was left out, and what it costs beforehand', async () => {
  const writing = { ...answered, answer: null, isWriting: true };
  const { user, settled } = await show({ events: [writing, answered], pagesForAnswer: 3 });
  expect(screen.getByText(/counts as 3 pages/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Who pays for repairs?' }));
  await settled();
  expect(await sentWith(`POST ${address}`)).toEqual([{ question: 'Who pays for repairs?' }]);
  expect(list().getByText('Yes, by two months’ notice.')).toBeTruthy();
  expect(list().getAllByText('two months’ notice')).toHaveLength(2);
  expect(list().getByText(/no words of the contract bear them out: 1/)).toBeTruthy();
});

test.each<[string, Partial<Question>, RegExp]>([
  ['nothing was found', { passages: [] }, /does not prove that the contract is silent/],
  [
    'the passages do not say',
    { ...answered, answer: { isAnswered: false, sentences: [], leftOut: 0 } },
    /passages that were found do not say/,
  ],
  [
    'no answer could be written',
    { writer: 'language-model', failureCode: 'questions.model_away' },
    /cannot be reached at the moment/,
  ],
])('where %s, that is said', async (_what, change, text) => {
  await show({ kept: [{ ...found, ...change }] });
  expect(list().getByText(text)).toBeTruthy();
});

test('of passages that do not say it, only that is told, and a number they do not have is marked as such', async () => {
  const silent = { ...answered, answer: { isAnswered: false, sentences: [], leftOut: 0 } };
  const sentences = [{ text: 'Within 14 days.', evidence: [evidence], unconfirmed: true }];
  await show({ kept: [silent, { ...answered, id: 'q2', answer: { isAnswered: true, sentences, leftOut: 0 } }] });
  const [first = expect.fail(), second = expect.fail()] = list()
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('h3'));
  expect(within(first).getByText(/found no answer in them/)).toBeTruthy();
  expect(within(first).queryByText(/Check the quoted words/)).toBeNull();
  expect(within(second).getByText('The passages do not have this number')).toBeTruthy();
});

test('nothing is sent without a question, and what is wrong is said at the field', async () => {
  const { user } = await show();
  await user.click(ask());
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please enter a question.')).toBeTruthy();
  expect(asked()).not.toContain(`POST ${address}`);
});

test('a question that is refused stays in its box, and why is said', async () => {
  const { user } = await show();
  const code = 'questions.too_many';
  server.use(http.post(address, () => HttpResponse.json({ code, message: 'No' }, { status: 409 })));
  await user.type(box(), 'Why?');
  await user.click(ask());
  expect(await screen.findByText(/keeps at most 50 questions/)).toBeTruthy();
  takeErrors();
  expect((box() as HTMLInputElement).value).toBe('Why?');
});

test('a question is deleted with its answer', async () => {
  const { user, settled } = await show({ kept: [answered] });
  await user.click(screen.getByRole('button', { name: 'Delete question: Can I leave early?' }));
  await settled();
  expect(screen.queryByText('Yes, by two months’ notice.')).toBeNull();
  expect(asked()).toContain(`DELETE ${address}/q1`);
});
