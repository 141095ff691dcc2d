import { createApp } from './app';
import { buildDeps } from './deps';
import { backUp } from './features/backup/back-up.usecase';
import { backupCron } from './features/backup/backup-cron';
import { sweep } from './sweep';

export default {
  fetch: createApp().fetch,
  async scheduled({ cron }, env, context) {
    const deps = buildDeps(env, { origin: env.APP_URL ?? '', waitUntil: (work) => context.waitUntil(work) });
    if (cron === backupCron) await backUp(deps);
    else await sweep(deps);
  },
} satisfies ExportedHandler<Cloudflare.Env>;
