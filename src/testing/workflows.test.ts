import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../dev/run/project-paths.ts';

const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((path) => ({
  name: basename(path, '.yml'),
  text: readFileSync(join(root, path), 'utf8'),
}));
const named = (name: string) => workflows.find((each) => each.name === name)?.text ?? expect.fail(`no ${name}.yml`);
const secretsOf = (text: string) => new Set([...text.matchAll(/secrets\.(\w+)/g)].map(([, secret]) => secret));
/** The jobs of a workflow, each with its text. */
const jobsOf = (text: string) =>
  text
    .slice(text.indexOf('\njobs:'))
    .split(/\n(?= {2}\w[\w-]*:\n)/)
    .slice(1);

test('every action is pinned by the hash of its commit', () => {
  const used = workflows.flatMap(({ text }) => [...text.matchAll(/uses: *(\S+)/g)].map(([, action]) => action));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([]);
});

test('no workflow may write to the repository, and none runs a pull request’s code with its secrets', () => {
  for (const { text } of workflows) {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text).not.toMatch(/: write|pull_request_target/);
  }
});

test('previews are given no secret of production, and only in an environment of their own', () => {
  const [preview, deploy] = [named('preview'), named('deploy')];
  const secrets = secretsOf(preview);
  expect([...secrets].filter((secret) => !secret?.startsWith('PREVIEW_'))).toEqual([]);
  expect([...secretsOf(deploy)].filter((secret) => secrets.has(secret))).toEqual([]);
  for (const job of jobsOf(preview)) expect(job).toMatch(/environment:(\n {6}name:)? preview$/m);
  for (const job of jobsOf(deploy)) expect(job).toMatch(/environment:\n {6}name: production$/m);
});

test('what is tested on every push is looked through for known holes, and listed', () => {
  expect(named('ci')).toMatch(/npm audit --omit=dev/);
  expect(named('ci')).toMatch(/npm run --silent sbom/);
});
