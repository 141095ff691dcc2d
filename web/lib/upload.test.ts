import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { holdUploads } from '../testing/held-upload';
import { server } from '../testing/server';
import { uploadWithProgress } from './upload';

function lease() {
  const form = new FormData();
  form.append('file', new File(['some words'], 'lease.pdf'));
  return form;
}

test('an upload carries the file and the session, and tells when all of it has left', async () => {
  server.use(
    http.post('/api/contracts', async ({ request }) => {
      const file = (await request.formData()).get('file') as File;
      return HttpResponse.json({ contractId: `${request.credentials} ${file.name}` }, { status: 202 });
    }),
  );
  const seen: number[] = [];
  const upload = uploadWithProgress('/api/contracts', lease(), { onProgress: (share) => seen.push(share) });
  expect(await upload).toEqual({ contractId: 'include lease.pdf' });
  expect(seen).toEqual([1]);
});

test('progress is the share that has really been sent', () => {
  const { sent } = holdUploads();
  const seen: number[] = [];
  void uploadWithProgress('/api/contracts', lease(), { onProgress: (share) => seen.push(share) });
  sent(250, 1000);
  sent(1000, 1000);
  expect(seen).toEqual([0.25, 1]);
});

test('a refused upload is raised like any other refusal', async () => {
  const refusal = { code: 'contracts.file_type', message: 'Not a contract file' };
  server.use(http.post('/api/contracts', () => HttpResponse.json(refusal, { status: 422 })));
  await expect(uploadWithProgress('/api/contracts', lease())).rejects.toMatchObject({
    name: 'ApiError',
    status: 422,
    code: 'contracts.file_type',
  });
});

test('a broken connection is no answer of the server', async () => {
  server.use(http.post('/api/contracts', () => HttpResponse.error()));
  await expect(uploadWithProgress('/api/contracts', lease())).rejects.toBeInstanceOf(TypeError);
});

test('an upload can be stopped', async () => {
  server.use(http.post('/api/contracts', () => new Promise(() => {})));
  const stop = new AbortController();
  const upload = uploadWithProgress('/api/contracts', lease(), { signal: stop.signal });
  stop.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
});
