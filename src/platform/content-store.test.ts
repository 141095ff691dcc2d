import { expect, test } from 'vitest';
import { z } from 'zod';
import { createAssetContent } from './content-store';

const schema = z.object({ title: z.string() });

/** Published files that answer one after the other, the last one from then on. */
function publishing(...answers: [string, ...string[]]) {
  let asked = 0;
  const fetch = async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? '';
    const type = answer.startsWith('<') ? 'text/html' : 'application/json';
    return new Response(answer, { headers: { 'content-type': type } });
  };
  return { content: createAssetContent({ fetch } as unknown as Fetcher), asked: () => asked };
}

test('a published file is fetched once', async () => {
  const { content, asked } = publishing('{"title":"Lease"}');
  for (const _ of [1, 2]) expect(await content.read('templates/en.json', schema)).toEqual({ title: 'Lease' });
  expect(asked()).toBe(1);
});

test('where there is no such file, the page that is answered instead is not taken for it', async () => {
  expect(await publishing('<!doctype html>').content.read('templates/xx.json', schema)).toBeNull();
});

test.each([
  ['cut off', '{"title":"Le'],
  ['of another shape', '{"title":7}'],
  ['empty', ''],
])('a file that is %s is named, and is not kept', async (_, damaged) => {
  const { content } = publishing(damaged, '{"title":"Lease"}');
  await expect(content.read('templates/en.json', schema)).rejects.toThrow(
    'templates/en.json does not hold what it should',
  );
  expect(await content.read('templates/en.json', schema)).toEqual({ title: 'Lease' });
});
