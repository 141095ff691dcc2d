import { expect, test } from 'vitest';
import { createTelemetry, type Point, pointColumns, type WrittenPoint } from './telemetry';

const everything: Required<Point> = {
  point: 'stage',
  name: 'analyse',
  outcome: 'contracts.analysis_timeout',
  method: 'POST',
  status: 101,
  ms: 102,
  statements: 103,
  rows: 104,
  ageMs: 105,
  attempt: 106,
  promptTokens: 107,
  completionTokens: 108,
  costMicros: 109,
  bytes: 110,
  count: 111,
};

test('each value is written into the column that is documented for it', () => {
  const written: WrittenPoint[] = [];
  const dataset = { writeDataPoint: (point: WrittenPoint) => void written.push(point) };
  createTelemetry(dataset, { worker: 'analysis', version: 'v7' }).record(everything);
  const [{ indexes = [], blobs = [], doubles = [] } = {}] = written;
  const columns = Object.fromEntries([
    ...indexes.map((value, at) => [`index${at + 1}`, value]),
    ...blobs.map((value, at) => [`blob${at + 1}`, value]),
    ...doubles.map((value, at) => [`double${at + 1}`, value]),
  ]);
  const found = Object.fromEntries(Object.entries(pointColumns).map(([name, column]) => [name, columns[column]]));
  expect(found).toEqual({ ...everything, worker: 'analysis', version: 'v7' });
  expect(Object.keys(columns)).toHaveLength(Object.keys(pointColumns).length);
});

test('no work fails where points cannot be written, or are written nowhere', () => {
  const broken = {
    writeDataPoint: () => {
      throw new Error('too many points');
    },
  };
  const source = { worker: 'api', version: '' } as const;
  createTelemetry(broken, source).record({ point: 'sweep', name: 'seedClauses' });
  createTelemetry(undefined, source).record({ point: 'sweep', name: 'seedClauses' });
});
