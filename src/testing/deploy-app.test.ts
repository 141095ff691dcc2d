import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deployApp } from '../dev/release/deploy-app.ts';
import type { DeployedWorker } from '../dev/release/roll-out.ts';

const url = 'https://app.example';
let scratch: string;
let sent: string[];
let log: string[];
/** What is looked at, in its place among the commands. */
let smokes: Record<string, () => void>;

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'plainclause-deploy-test-'));
  mkdirSync(join(scratch, 'client/assets'), { recursive: true });
  writeFileSync(join(scratch, 'client/assets/index-New.js'), 'new');
  writeFileSync(join(scratch, 'client/assets/shared-Same.js'), 'same');
  [sent, log, smokes] = [[], [], {}];
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const worker = (kind: DeployedWorker['kind']): DeployedWorker => ({
  kind,
  name: kind === 'api' ? 'plainclause' : 'plainclause-analysis',
  config: `${kind}.json`,
  secretsFile: `${kind}-secrets.json`,
});

/** Stands in for wrangler and the account; `answers` by the beginning of a command. */
const wrangler =
  (answers: Record<string, string | Error>) =>
  async (...args: string[]) => {
    const command = args.join(' ').replaceAll(scratch, 'SCRATCH');
    sent.push(command);
    const [, answer] = Object.entries(answers).findLast(([start]) => command.startsWith(start)) ?? [];
    if (answer instanceof Error) throw answer;
    return answer ?? '';
  };

const served = (id: string) => JSON.stringify({ versions: [{ version_id: id, percentage: 100 }] });
const account = {
  'd1 time-travel info': '{ "bookmark": "0000-mark" }',
  'deployments status --name plainclause --json': served('api-old'),
  'deployments status --name plainclause-analysis': served('analysis-old'),
  'versions upload -c analysis.json': 'Worker Version ID: analysis-new',
  'versions upload -c api.json': 'Worker Version ID: api-new\nVersion Preview URL: https://api-new.preview.example',
};

/** The release that is served now, as its files are fetched. */
const before: Record<string, string> = {
  '/release.json': JSON.stringify(['assets/index-Old.js', 'assets/shared-Same.js', '../secrets', 'assets/../x']),
  '/assets/index-Old.js': 'old',
};

function deploy(
  answers: Record<string, string | Error> = account,
  options: { isPreview?: boolean; down?: boolean; shards?: string[] } = {},
) {
  return deployApp(
    {
      run: wrangler(answers),
      smoke: async (origin, { expect: expected = {}, headers = {}, samples } = {}) => {
        const look = [
          'smoke',
          origin,
          ...Object.values(expected),
          ...Object.values(headers),
          ...(samples ? [samples] : []),
        ];
        sent.push(look.join(' '));
        smokes[`${sent.filter((each) => each.startsWith('smoke')).length}`]?.();
      },
      pause: async () => void sent.push('wait'),
      log: (line) => log.push(line),
      fetch: async (address) => {
        const body = options.down ? undefined : before[new URL(String(address)).pathname];
        return new Response(body ?? 'not found', { status: body === undefined ? 404 : 200 });
      },
    },
    {
      workers: [worker('analysis'), worker('api')],
      url,
      tag: 'abc123',
      isPreview: options.isPreview ?? false,
      ...(options.shards && { shards: options.shards }),
      client: join(scratch, 'client'),
      releases: { bucket: 'plainclause-releases', flags: ['--jurisdiction', 'eu'] },
      scratch,
    },
  );
}

const prepared = [
  'd1 time-travel info DB --json -c api.json',
  'd1 migrations apply DB --remote -c api.json',
  'r2 bulk put plainclause-releases --filename SCRATCH/release-files.json --remote --jurisdiction eu',
];
const known = ['deployments status --name plainclause-analysis --json', 'deployments status --name plainclause --json'];
const analysisRolledOut = [
  'versions upload -c analysis.json --secrets-file analysis-secrets.json --tag abc123 --message Database before it: 0000-mark',
  'versions deploy analysis-new@10% analysis-old@90% -c analysis.json --message abc123 10% --yes',
  'wait',
  `smoke ${url} 30`,
  'versions deploy analysis-new@50% analysis-old@50% -c analysis.json --message abc123 50% --yes',
  'wait',
  `smoke ${url} 30`,
  'versions deploy analysis-new@100% -c analysis.json --message abc123 100% --yes',
  `smoke ${url} analysis-new`,
];
const apiUploaded = [
  'versions upload -c api.json --secrets-file api-secrets.json --tag abc123 --message Database before it: 0000-mark',
  'smoke https://api-new.preview.example api-new',
];

test('a release notes where the database was, migrates, keeps files, and gives each new version more and more', async () => {
  await deploy();
  expect(sent).toEqual([
    ...prepared,
    ...known,
    ...analysisRolledOut,
    ...apiUploaded,
    'versions deploy api-new@10% api-old@90% -c api.json --message abc123 10% --yes',
    'wait',
    `smoke ${url} api-new plainclause="api-new"`,
    'versions deploy api-new@50% api-old@50% -c api.json --message abc123 50% --yes',
    'wait',
    `smoke ${url} api-new plainclause="api-new"`,
    'versions deploy api-new@100% -c api.json --message abc123 100% --yes',
    `smoke ${url} api-new plainclause="api-new"`,
    'triggers deploy -c analysis.json',
    'triggers deploy -c api.json',
  ]);
  expect(log.join('\n')).toContain('d1 time-travel restore plainclause --bookmark=0000-mark');
});

test('of several databases each is noted before any is migrated, and the one that leads to the others comes last', async () => {
  const marks = { 'd1 time-travel info DB_1': '{ "bookmark": "0001-mark" }' };
  await deploy({ ...account, ...marks }, { shards: ['DB_1', 'DB_2'] });
  expect(sent.slice(0, 6)).toEqual([
    'd1 time-travel info DB --json -c api.json',
    'd1 time-travel info DB_1 --json -c api.json',
    'd1 time-travel info DB_2 --json -c api.json',
    'd1 migrations apply DB_1 --remote -c api.json',
    'd1 migrations apply DB_2 --remote -c api.json',
    'd1 migrations apply DB --remote -c api.json',
  ]);
  expect(log.join('\n')).toContain('d1 time-travel restore plainclause-1 --bookmark=0001-mark');
  expect(sent.join('\n')).toContain('--message Database before it: 0000-mark 0001-mark 0000-mark');
});

test('files of both releases are kept, and of a list that names other places nothing is fetched', async () => {
  await deploy();
  const list: { key: string; file: string }[] = JSON.parse(readFileSync(join(scratch, 'release-files.json'), 'utf8'));
  expect(list.map(({ key, file }) => [key, readFileSync(file, 'utf8')])).toEqual([
    ['assets/index-New.js', 'new'],
    ['assets/shared-Same.js', 'same'],
    ['assets/index-Old.js', 'old'],
  ]);
  const names = JSON.parse(readFileSync(join(scratch, 'client/release.json'), 'utf8'));
  expect(names).toEqual(['assets/index-New.js', 'assets/shared-Same.js']);
});

test('an app that is down can be deployed: what could not be kept is told', async () => {
  await deploy(account, { down: true });
  expect(sent.at(-1)).toBe('triggers deploy -c api.json');
  expect(log.join('\n')).toMatch(/could not all be kept: \/release\.json answers 404/);
});

test('a version that fails before anybody is sent to it takes back the Worker that was promoted, and serves nobody', async () => {
  smokes[4] = () => {
    throw new Error('/dashboard names no code.');
  };
  await expect(deploy()).rejects.toThrow(/names no code[\s\S]*The release before is served again/);
  expect(sent).toEqual([
    ...prepared,
    ...known,
    ...analysisRolledOut,
    ...apiUploaded,
    'versions deploy analysis-old@100% -c analysis.json --message abc123 failed --yes',
  ]);
});

test('a version that fails for some of the requests is taken back, then the other Worker', async () => {
  smokes[6] = () => {
    throw new Error('/api/health answers 503');
  };
  await expect(deploy()).rejects.toThrow('/api/health answers 503');
  expect(sent.slice(-2)).toEqual([
    'versions deploy api-old@100% -c api.json --message abc123 failed --yes',
    'versions deploy analysis-old@100% -c analysis.json --message abc123 failed --yes',
  ]);
  expect(sent.join('\n')).not.toContain('api-new@100%');
  expect(sent.join('\n')).not.toContain('triggers');
});

test('where rolling back fails too, the commands that are left to run are told', async () => {
  smokes[1] = () => {
    throw new Error('down');
  };
  const answers = { ...account, 'versions deploy analysis-old@100%': new Error('no network') };
  await expect(deploy(answers)).rejects.toThrow(
    'npx wrangler --cwd / versions deploy analysis-old@100% --name plainclause-analysis --yes',
  );
});

test('without a bookmark nothing is migrated, and after a failed migration nothing is deployed', async () => {
  await expect(deploy({ ...account, 'd1 time-travel info': '{}' })).rejects.toThrow('no bookmark');
  expect(sent).toEqual(prepared.slice(0, 1));
  sent = [];
  await expect(deploy({ ...account, 'd1 migrations': new Error('SQLITE_ERROR') })).rejects.toThrow('SQLITE_ERROR');
  expect(sent).toEqual(prepared.slice(0, 2));
});

test('a version without an address to look at it is not promoted', async () => {
  const answers = { ...account, 'versions upload -c api.json': 'Worker Version ID: api-new' };
  await expect(deploy(answers)).rejects.toThrow('Preview URLs');
  expect(sent.join('\n')).not.toContain('api-new@');
});

test('the first deployment, and a copy for a pull request, are deployed at once and looked at', async () => {
  const atOnce = [
    'deploy -c analysis.json --secrets-file analysis-secrets.json',
    'deploy -c api.json --secrets-file api-secrets.json',
    `smoke ${url}`,
  ];
  await deploy({
    ...account,
    'deployments status': new Error('This Worker does not exist on your account. [code: 10007]'),
  });
  expect(sent).toEqual([...prepared, ...known, ...atOnce]);
  sent = [];
  await deploy(account, { isPreview: true });
  expect(sent).toEqual([...prepared, ...atOnce]);
});

test('an account that does not answer is no first deployment', async () => {
  await expect(deploy({ ...account, 'deployments status': new Error('fetch failed') })).rejects.toThrow('fetch failed');
  expect(sent.join('\n')).not.toMatch(/^deploy /m);
});
