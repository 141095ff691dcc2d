import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { telemetryDataset } from '#src/platform/telemetry.ts';
import { root } from '../dev/run/project-paths.ts';

const [api, analysis] = ['wrangler.toml', 'worker/wrangler.toml'].map((path) => readFileSync(join(root, path), 'utf8'));

test('the clock starts the sweep every five minutes, and the backup again and again until a night is over', () => {
  const crons = [api, analysis].map((config) => JSON.parse(/^crons = (\[.*\])$/m.exec(config ?? '')?.[1] ?? '[]'));
  expect(crons).toEqual([['*/5 * * * *'], ['2-57/5 1-5 * * *']]);
});

test('both Workers stand near the database, are traced, tell their version and write their points to one place', () => {
  for (const config of [api, analysis]) {
    expect(config).toMatch(/\[placement\]\nmode = "smart"/);
    expect(config).toMatch(/\[observability\.traces\]\nenabled = true/);
    expect(config).toMatch(/\[version_metadata\]\nbinding = "VERSION"/);
    expect(config).toContain(`binding = "TELEMETRY"\ndataset = "${telemetryDataset}"`);
  }
});
