// `npm run api-client`: writes the typed client of what tokens may call, out of the API's own description.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessages } from '../build/compile-messages.ts';
import { root } from '../run/project-paths.ts';
import { apiClient, apiClientPath } from './api-client-code.ts';

await compileMessages();
writeFileSync(join(root, apiClientPath), await apiClient());
console.log(`Written to ${apiClientPath}.`);
