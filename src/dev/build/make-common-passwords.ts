/** Writes the list of passwords that are refused: `node src/dev/build/make-common-passwords.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/project-paths.ts';
import { commonPasswordsModule } from './common-passwords-module.ts';

writeFileSync(join(root, 'src/features/accounts/common-passwords.ts'), commonPasswordsModule());
