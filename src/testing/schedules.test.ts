import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupCron } from '#src/features/backup/backup-cron.ts';
import { telemetryDataset } from '#src/platform/telemetry.ts';
import { root } from '../dev/run/project-paths.ts';

const [api, analysis] = ['wrangler.toml', 'worker/wrangler.toml'].map((path) => readFileSync(join(root, path), 'utf8'));

test('the clock starts the backup under the name that the Worker knows it by, and the sweep beside it', () => {
  const [, crons = ''] = /^crons = (\[.*\])$/m.exec(api ?? '') ?? [];
  expect(JSON.parse(crons)).toEqual(['*/5 * * * *', backupCron]);
});

test('both Workers stand near the database, are traced, tell their version and write their points to one place', () => {
  for (const config of [api, analysis]) {
    expect(config).toMatch(/\[placement\]\nmode = "smart"/);
    expect(config).toMatch(/\[observability\.traces\]\nenabled = true/);
    expect(config).toMatch(/\[version_metadata\]\nbinding = "VERSION"/);
    expect(config).toContain(`binding = "TELEMETRY"\ndataset = "${telemetryDataset}"`);
  }
});
