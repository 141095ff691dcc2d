import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractErrorCode } from '#src/features/contracts/contracts.errors.ts';
import type { ContractListItem, SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { errorText } from '#src/i18n/error-text.ts';
import { locales } from '#src/i18n/locale.schema.ts';
import { badFiles } from '#worker/extract/testing/bad-files.ts';
import { sampleContract } from '#worker/extract/testing/sample-contract.ts';
import { type RunningWorkers, signUp, startWorkers } from './running-workers';

const statuses: Partial<Record<ContractErrorCode, number>> = {
  'contracts.file_empty': 422,
  'contracts.file_too_short': 422,
  'contracts.file_type': 415,
  'contracts.file_locked': 422,
  'contracts.file_damaged': 422,
  'contracts.file_scanned': 422,
  'contracts.file_unreadable_text': 422,
  'contracts.file_too_large': 413,
  'contracts.document_too_large': 413,
  'contracts.file_hostile': 422,
  'contracts.file_too_complex': 422,
  'contracts.file_old_word': 415,
};
const tooMuch = 11 * 1024 * 1024;
const whole = sampleContract.join('\n\n');
const nothing = { contracts: 0, reservations: 0, files: [] };

let server: RunningWorkers;
let person: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  server = await startWorkers({ USAGE_LIMITS: 'off' });
  person = await signUp(server, 'uploader@example.test');
});
afterAll(() => server?.close());

function formOf(...files: File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('contract', file);
  return form;
}
const post = (body: BodyInit, path = '', language = 'en') =>
  person.call(`/api/contracts${path}`, { method: 'POST', body, headers: { 'accept-language': language } });

async function expectRefusal(answer: Response, code: ContractErrorCode, status: number) {
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { code, message: errorText[code]({}, { locale: 'en' }) },
  ]);
}

describe('a file that cannot be read', () => {
  it.each(badFiles.map((file, index) => ({ ...file, language: locales[index % locales.length] ?? 'en' })))(
    'is refused and leaves nothing: $what, $code, told in $language',
    async ({ make, fileName, code, language }) => {
      const file = new File([await make()], fileName);
      // A connection that was idle while the file was made may be closed: this request gets another.
      await server.call('/api/health').catch(() => null);
      const verdict = (await (await post(formOf(file), '/validate-size', language)).json()) as SizeValidation;
      expect(verdict).toMatchObject({ allowed: false, reasonCode: code, availableTokens: null });
      expect(verdict.reason).toBe(errorText[code]({}, { locale: language }));
      await expectRefusal(await post(formOf(file)), code, statuses[code] ?? 0);
      expect(await server.stored()).toEqual(nothing);
    },
  );
});

describe('a form that holds no one file', () => {
  const aFile = new File([whole], 'a.txt');
  const field = () => {
    const form = new FormData();
    form.set('contract', whole);
    return form;
  };
  const otherField = () => {
    const form = new FormData();
    form.set('file', aFile);
    return form;
  };
  it.each([
    ['an empty file', () => formOf(new File([], 'a.pdf')), 'contracts.file_empty', 422],
    ['no field', () => new FormData(), 'contracts.no_file', 422],
    ['a field of another name', otherField, 'contracts.no_file', 422],
    ['a field that is no file', field, 'contracts.no_file', 422],
    ['two files in the field', () => formOf(aFile, aFile), 'contracts.too_many_files', 422],
    ['more than 10 MB', () => formOf(new File([new Uint8Array(tooMuch)], 'a.pdf')), 'contracts.file_too_large', 413],
  ] as const)('is refused and leaves nothing: %s', async (_what, make, code, status) => {
    await expectRefusal(await post(make()), code, status);
    expect(await server.stored()).toEqual(nothing);
  });
});

/** Sends the unchanged beginning of an upload, and gives back what is answered before the end of it was sent. */
function sendRaw(headers: string[], pieces: Iterable<Uint8Array | string>): Promise<string> {
  const { hostname, port } = server.url;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
      if (answer.endsWith('}')) socket.destroy();
    });
    socket.on('close', () => resolve(answer)).on('error', (error) => (answer ? resolve(answer) : reject(error)));
    socket.write(
      [
        'POST /api/contracts HTTP/1.1',
        `Host: ${hostname}:${port}`,
        `Cookie: ${person.cookie}`,
        'Content-Type: multipart/form-data; boundary=b',
        ...headers,
        '',
        '',
      ].join('\r\n'),
    );
    for (const piece of pieces) socket.write(piece);
  });
}
const start = '--b\r\nContent-Disposition: form-data; name="contract"; filename="a.txt"\r\n\r\n';

describe('an upload that does not state its size', () => {
  it('is refused while it streams, before its end', async () => {
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    const pieces = [`${start.length.toString(16)}\r\n${start}\r\n`, ...Array<string>(tooMuch / 0x10000).fill(chunk)];
    const answer = await sendRaw(['Transfer-Encoding: chunked'], pieces);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('contracts.file_too_large');
    expect(await server.stored()).toEqual(nothing);
  });

  it('is cut where it says that it ends, when it goes on', async () => {
    const answer = await sendRaw(['Content-Length: 200'], [start, 'a'.repeat(0x10000)]);
    // The proxy before the local Workers may lose the connection over what follows, before it has their answer.
    expect(answer).toMatch(/^HTTP\/1\.1 (422 .*http\.invalid_input|500 .*Network connection lost)/s);
    expect(await server.stored()).toEqual(nothing);
  });
});

describe('the name of a file', () => {
  const long = 'x'.repeat(300);
  it.each([
    ['a path', '../../etc/passwd.txt', 'passwd.txt'],
    ['characters that turn its direction', 'lease\u202Etxt.exe\u2066.txt', 'leasetxt.exe.txt'],
    ['300 characters', `${long}.txt`, `${long.slice(0, 196)}.txt`],
    ['nothing but dots', '..', 'contract'],
  ])('is made fit to show: %s', async (_what, given, shown) => {
    const answer = await post(formOf(new File([whole], given)));
    expect(answer.status).toBe(201);
    const { contractId } = (await answer.json()) as { contractId: string };
    const list = await person.get<ContractListItem[]>('/api/contracts');
    expect(list.find(({ id }) => id === contractId)?.fileName).toBe(shown);
  });
});
