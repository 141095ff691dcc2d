import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { insertContract, insertGenerated } from '#src/testing/contract-factory.ts';
import { contractFiles } from '../contracts/contract-files';

const page = '<script>alert(1)</script>';
let user: Awaited<ReturnType<typeof asUser>>;
let id: string;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  user = await asUser();
  id = await insertContract(env.DB, { ownerId: user.id, fileName: 'Bail "à loyer" (2).html' });
  await env.FILES.put(contractFiles.original(user.id, id), page);
});

const file = (headers: Record<string, string> = user.headers) => call('GET', `/api/contracts/${id}/file`, { headers });

it('the owner gets the uploaded bytes back, as a download under its name that no browser opens or keeps', async () => {
  const response = await file();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(page);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': String(page.length),
    'content-disposition': `attachment; filename="Bail __ loyer_ (2).html"; filename*=UTF-8''Bail%20%22%C3%A0%20loyer%22%20%282%29.html`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
});

it('no one else gets it, signed in or out', async () => {
  const stranger = await asUser();
  const response = await file(stranger.headers);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'contracts.not_found' });
  expect((await file({})).status).toBe(401);
});

it('it is there until the contract is deleted, and gone with it', async () => {
  expect((await call('DELETE', `/api/contracts/${id}`, { headers: user.headers })).status).toBe(200);
  expect(await env.FILES.head(contractFiles.original(user.id, id))).toBeNull();
  expect(await (await file()).json()).toMatchObject({ code: 'contracts.not_found' });
});

it('a contract that was made from a template has no uploaded file', async () => {
  id = await insertGenerated(env.DB, { ownerId: user.id });
  const response = await file();
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'contracts.no_original' });
});
