import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

test('the payment provider’s library stays on the server, and the client loads its script from where the server says', () => {
  expect(naming('plainclause', /StripeSignatureVerificationError/)).not.toEqual([]);
  expect(naming('plainclause_analysis', /StripeSignatureVerificationError/)).toEqual([]);
  expect(naming('client', /StripeSignatureVerificationError/)).toEqual([]);
});
