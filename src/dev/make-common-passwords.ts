/** Writes the list of passwords that nobody may choose: `node src/dev/make-common-passwords.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonPasswordsModule } from './common-passwords-module.ts';
import { root } from './project-paths.ts';

writeFileSync(join(root, 'src/features/accounts/common-passwords.ts'), commonPasswordsModule());
