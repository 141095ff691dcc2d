import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commonPasswordsModule } from '../dev/build/common-passwords-module.ts';
import { root } from '../dev/run/project-paths.ts';

test('the refused passwords are those of the list as it is kept now', () => {
  const written = readFileSync(join(root, 'src/features/accounts/common-passwords.ts'), 'utf8');
  // If not: node src/dev/build/make-common-passwords.ts
  expect(written === commonPasswordsModule()).toBe(true);
  expect(written.split('\\n').length).toBe(10_002);
});
