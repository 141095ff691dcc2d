import { expect, test } from 'vitest';
import { boundaryOf, MalformedForm, readParts } from './multipart';

const boundary = '----b0undary';
const part = (head: string, body: string) => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`;
const form = [
  part('Content-Disposition: form-data; name="side"', 'Tenant é'),
  part(
    'content-disposition: form-data; name="contract"; filename="my %22lease%22 – 1.pdf"\r\nContent-Type: application/pdf',
    `line\r\n--not the ${boundary}\r\n----b0undar\r\n`,
  ),
  part('Content-Disposition: form-data; name=empty; filename=a.txt', ''),
  `--${boundary}--\r\n`,
].join('');

async function* piecesOf(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.slice(from, from + size);
}

async function read(text: string, size = 1000) {
  const found: unknown[] = [];
  for await (const { name, fileName, body } of readParts(piecesOf(text, size), boundary)) {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for await (const piece of body) pieces.push(Uint8Array.from(piece));
    found.push([name, fileName, await new Blob(pieces).text()]);
  }
  return found;
}

test.each([1, 2, 3, 7, 64, 100_000])('a form that arrives %i bytes at a time is read part by part', async (size) => {
  expect(await read(form, size)).toEqual([
    ['side', null, 'Tenant é'],
    ['contract', 'my "lease" – 1.pdf', `line\r\n--not the ${boundary}\r\n----b0undar\r\n`],
    ['empty', 'a.txt', ''],
  ]);
});

test('what the platform makes of a form is read back, whatever is in it', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256);
  const sent = new FormData();
  sent.append('contract', new File([bytes], 'Vertrag "neu" (ä).pdf'));
  sent.append('analyseAnyway', 'true');
  const request = new Request('http://localhost', { method: 'POST', body: sent });
  const boundary = boundaryOf(request.headers.get('content-type')) ?? expect.fail();
  const found: [string, string | null, number][] = [];
  const chunks = (request.body ?? expect.fail())[Symbol.asyncIterator]();
  for await (const { name, fileName, body } of readParts(chunks, boundary)) {
    let at = 0;
    for await (const piece of body) for (const byte of piece) if (byte === bytes[at] || name !== 'contract') at += 1;
    found.push([name, fileName, at]);
  }
  expect(found).toEqual([
    ['contract', 'Vertrag "neu" (ä).pdf', 70_000],
    ['analyseAnyway', null, 4],
  ]);
});

test('a part that is not wanted is passed over', async () => {
  const names: string[] = [];
  for await (const { name } of readParts(piecesOf(form, 5), boundary)) names.push(name);
  expect(names).toEqual(['side', 'contract', 'empty']);
});

test.each([
  ['is cut off in a part', form.slice(0, 200)],
  ['is cut off before its last boundary', form.slice(0, -boundary.length)],
  ['has no boundary', 'contract=1'],
  ['has something behind a boundary', `--${boundary}x\r\n`],
  ['has a part without a name', `${part('Content-Type: text/plain', 'x')}--${boundary}--`],
  ['has an endless head', part(`X: ${'x'.repeat(40_000)}`, '')],
])('a form that %s is refused', async (_what, text) => {
  await expect(read(text)).rejects.toThrow(MalformedForm);
});

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['Multipart/Form-Data; charset=utf-8; boundary="a b:c"', 'a b:c'],
  ['multipart/form-data', null],
  ['application/json', null],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, null],
  [null, null],
])('of %s the boundary is %s', (contentType, expected) => expect(boundaryOf(contentType)).toBe(expected));
