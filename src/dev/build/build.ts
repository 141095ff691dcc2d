// `npm run build`: builds, and prepares the local state so that `npx wrangler dev` serves the app at once.

import { migrateLocal } from '../run/migrate-local.ts';
import { defaultStateDir } from '../run/project-paths.ts';
import { keepForWrangler, workerVariables } from '../run/worker-variables.ts';
import { buildApp } from './build-app.ts';

await buildApp();
keepForWrangler({ APP_ENV: 'local', AUTH_SECRET: workerVariables(defaultStateDir).AUTH_SECRET });
await migrateLocal(defaultStateDir);
console.log('Built into dist. `npx wrangler dev` serves it; `npm start` does so with demo data.');
