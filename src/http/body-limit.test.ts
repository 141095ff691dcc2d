import { expect, it } from 'vitest';
import { call } from '../testing/api';
import { asUser } from '../testing/as-user';

const tooMuch = 11 * 1024 * 1024;

/** A body of so many bytes, which then says nothing more and never ends. */
function silentAfter(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return new Promise(() => {});
      controller.enqueue(new Uint8Array(Math.min(left, 0x10000)));
      left -= 0x10000;
    },
  });
}

it.each([
  ['tells no size', tooMuch, {}],
  ['tells a small size', tooMuch, { 'content-length': '10' }],
  ['only tells that it is too large', 10, { 'content-length': String(tooMuch) }],
])('an upload that %s is refused before its end', async (_what, bytes, headers) => {
  const { headers: session } = await asUser();
  const answer = await call('POST', '/api/contracts', {
    body: silentAfter(bytes),
    headers: { ...session, ...headers, 'content-type': 'multipart/form-data; boundary=b' },
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'contracts.file_too_large' });
});
