import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#src/dev/run/project-paths.ts';
import { madeToken, type RunningWorkers, signUp, startWorkers } from './running-workers';

const sample = join(root, 'src/dev/run/samples/consultancy-agreement.txt');

let server: RunningWorkers;
let folder: string;
let token: string;
let reads: string;
beforeAll(async () => {
  server = await startWorkers();
  folder = mkdtempSync(join(tmpdir(), 'command-'));
  const person = await signUp(server, 'programs@example.test');
  await server.putAllOn('pro');
  token = await madeToken(person, ['contracts:read', 'contracts:write']);
  reads = await madeToken(person, ['contracts:read']);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server?.close();
});

/** Runs the command as a person would, in a folder of theirs. */
const run = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; told: string }>((resolve) => {
    const variables = { ...process.env, PLAINCLAUSE_URL: server.url.href, PLAINCLAUSE_TOKEN: token, ...env };
    const command = join(root, 'src/dev/programs/plainclause-analyse.mjs');
    execFile(process.execPath, [command, ...args], { cwd: folder, env: variables }, (error, out, told) =>
      resolve({ code: error ? Number(error.code) : 0, out, told }),
    );
  });

describe('The command plainclause-analyse', () => {
  it('prints summary, risks with the words they rest on, and dates of a file', async () => {
    const { code, out, told } = await run([sample]);
    expect([code, told]).toEqual([0, expect.stringMatching(/^Uploaded\. http:\/\/\S+\/analysis\/[\w-]{22}\n$/)]);
    for (const title of ['Summary', 'Risks', 'Dates']) expect(out).toMatch(new RegExp(`^${title}$`, 'm'));
    expect(out).toContain('Harbour Lane Studios Ltd');
    expect(out).toMatch(/^ {2}\[high\] .+\n {4}“.+”$/m);
    expect(out).toMatch(/^ {2}2027-02-28 /m);
  });

  it('prints an analysis in another language, and all of it as JSON', async () => {
    const { code, out } = await run([sample, '--language', 'de', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      status: 'complete',
      summary: expect.stringMatching(/Vertrag|Vereinbarung/),
    });
  });

  it('says what is missing or wrong before anything is sent', async () => {
    expect(await run([])).toMatchObject({
      code: 2,
      out: '',
      told: expect.stringContaining('Usage: plainclause-analyse'),
    });
    expect(await run(['no-such-file.txt'])).toMatchObject({ code: 2, told: expect.stringContaining('cannot be read') });
    expect(await run([sample, '--loud'])).toMatchObject({ code: 2 });
    const { code, told } = await run([sample], { PLAINCLAUSE_TOKEN: '' });
    expect([code, told]).toEqual([2, expect.stringContaining('PLAINCLAUSE_TOKEN is not set.')]);
  });

  it('says why it was refused, or that nobody answers', async () => {
    const refused = (code: string) => ({ code: 3, out: '', told: expect.stringContaining(code) });
    expect(await run([sample], { PLAINCLAUSE_TOKEN: 'pc_wrong' })).toMatchObject(refused('401, http.unauthorized'));
    expect(await run([sample], { PLAINCLAUSE_TOKEN: reads })).toMatchObject(
      refused('403, accounts.token_scope_missing'),
    );
    writeFileSync(join(folder, 'short.txt'), 'Too short.');
    expect(await run(['short.txt'])).toMatchObject(refused('contracts.file_'));
    const nobody = await run([sample], { PLAINCLAUSE_URL: 'http://127.0.0.1:9' });
    expect(nobody).toMatchObject({ code: 4, told: expect.stringContaining('cannot be reached') });
  });
});
