import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countTests } from '../dev/test-totals.ts';

function count(testResults: object[]) {
  const path = join(mkdtempSync(join(tmpdir(), 'plainclause-report-')), 'report.json');
  writeFileSync(path, JSON.stringify({ testResults }));
  return countTests(path);
}

const tests = (...statuses: string[]) => statuses.map((status) => ({ status }));

test('passed and failed tests of all files are added up, skipped ones are neither', () => {
  const totals = count([
    { status: 'passed', assertionResults: tests('passed', 'passed', 'skipped') },
    { status: 'failed', assertionResults: tests('passed', 'failed', 'failed') },
  ]);
  expect(totals).toEqual({ passed: 3, failed: 2 });
});

test('a file that cannot be loaded counts as a failure', () => {
  expect(count([{ status: 'failed', assertionResults: [] }])).toEqual({ passed: 0, failed: 1 });
});

test('a run that wrote no report counts nothing', () => {
  expect(countTests('/nowhere/report.json')).toEqual({ passed: 0, failed: 0 });
});
