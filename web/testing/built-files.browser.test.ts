import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { root } from '#src/dev/run/project-paths.ts';

/** What was built for the tests of this project, as it would be deployed; maps are kept apart from what runs. */
const built = (folder: string) =>
  readdirSync(join(root, 'dist', folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(js|json|html|css)$/.test(file.name))
    .map((file) => ({ name: file.name, text: readFileSync(join(file.parentPath, file.name), 'utf8') }));

const naming = (folder: string, words: RegExp) =>
  built(folder).flatMap(({ name, text }) => (words.test(text) ? [name] : []));

test('what is deployed holds nothing of the local Stripe, and neither its keys nor anyone’s', () => {
  const standIn = /local[- ]Stripe|fail-next-renewal|(sk|pk)_test_local|whsec_local/i;
  const keys = /\b(sk|rk)_(test|live)_\w{4}|\bwhsec_\w{8}/;
  for (const folder of ['client', 'plainclause', 'plainclause_analysis']) {
    expect(built(folder).length).toBeGreaterThan(1);
    expect(naming(folder, standIn), folder).toEqual([]);
    expect(naming(folder, keys), folder).toEqual([]);
  }
});

test('no style of the whole page hangs on what is anywhere in it, or each change would have it worked out anew', () => {
  expect(naming('client', /--color-base-100:/)).not.toEqual([]);
  expect(naming('client', /:root:has\(/)).toEqual([]);
});

test('the payment provider’s library stays on the server, and the client loads its script from where the server says', () => {
  expect(naming('plainclause', /StripeSignatureVerificationError/)).not.toEqual([]);
  expect(naming('plainclause_analysis', /StripeSignatureVerificationError/)).toEqual([]);
  expect(naming('client', /StripeSignatureVerificationError/)).toEqual([]);
});

test('the third-party notices list every dependency with its licence, and what it brings along', async () => {
  const answer = await fetch(`${inject('appUrl')}/third-party-notices.txt`);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const notices = await answer.text();
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) expect(notices).toContain(`\n${name} ${version} (`);
  // A dependency of a dependency, what a package includes of others, and words of two licences.
  for (const words of [
    '\n@tanstack/query-core ',
    'PDFium Authors',
    'SIL OPEN FONT LICENSE',
    'Permission is hereby granted',
  ]) {
    expect(notices).toContain(words);
  }
});
