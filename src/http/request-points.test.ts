import { expect, test } from 'vitest';
import { pointColumns } from '../platform/telemetry';
import { call } from '../testing/api';
import { asUser } from '../testing/as-user';

test('every call is a point by the pattern of its route, with what it took and nothing of whom it was for', async () => {
  const written: AnalyticsEngineDataPoint[] = [];
  const TELEMETRY = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void written.push(point) };
  const VERSION = { id: 'v7', tag: '', timestamp: '' };
  const ada = await asUser();
  await call('GET', '/api/contracts/of-somebody-else', { headers: ada.headers, env: { TELEMETRY, VERSION } });
  expect(written).toHaveLength(1);
  const [{ indexes = [], blobs = [], doubles = [] } = {}] = written;
  expect(indexes).toEqual(['request']);
  expect(blobs).toEqual(['v7', 'api', '/api/contracts/:id', 'ok', 'GET']);
  const double = (name: keyof typeof pointColumns) => doubles[Number(pointColumns[name].slice('double'.length)) - 1];
  expect(double('status')).toBe(404);
  expect(double('statements')).toBeGreaterThan(1);
  expect(JSON.stringify(written)).not.toMatch(new RegExp(`${ada.id}|somebody`));
});
