import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { countTests, secondTry } from '../dev/check/totals-reporter.ts';

function file(state: string, ...results: string[]) {
  const tests = results.map((result) => ({ result: () => ({ state: result }) }));
  return { state: () => state, children: { allTests: () => tests } } as unknown as TestModule;
}

test('passed and failed tests of all files are added up, skipped ones are neither', () => {
  const files = [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'failed')];
  expect(countTests(files, 0)).toEqual({ passed: 3, failed: 2 });
});

test('a file that cannot be loaded counts as a failure, and so does an error outside of any test', () => {
  expect(countTests([file('failed')], 2)).toEqual({ passed: 0, failed: 3 });
});

test('what passed only the second time is named, with what was wrong at first', () => {
  const errors = [{ message: 'no toast', stacks: [{ file: 'a.test.ts', line: 7 }] }, { message: 'no page' }];
  const tests = [true, false].map((flaky) => ({
    fullName: `flaky: ${flaky}`,
    diagnostic: () => ({ flaky }),
    result: () => ({ state: 'passed', errors }),
  }));
  const module = { children: { allTests: () => tests } } as unknown as TestModule;
  expect(secondTry([module])).toEqual(['flaky: true\n  no toast\n  at a.test.ts:7\n  no page']);
});
