import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export interface Totals {
  passed: number;
  failed: number;
}

/** A file that failed before its tests ran, and an error outside of any test, count as one failure each. */
export function countTests(modules: readonly TestModule[], errorsOutside: number): Totals {
  const totals = { passed: 0, failed: errorsOutside };
  for (const module of modules) {
    const states = [...module.children.allTests()].map((test) => test.result().state);
    const failed = states.filter((state) => state === 'failed').length;
    totals.passed += states.filter((state) => state === 'passed').length;
    totals.failed += module.state() === 'failed' ? Math.max(failed, 1) : failed;
  }
  return totals;
}

/** Tests that failed first and passed when they were run once more: their full names, and what was wrong at first. */
export function secondTry(modules: readonly TestModule[]): string[] {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return tests
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => [test.fullName, ...firstErrors(test)].join('\n'));
}

function firstErrors(test: TestCase): string[] {
  return (test.result().errors ?? []).map(({ message, stacks }) => {
    const [place] = stacks ?? [];
    return `  ${message}${place ? `\n  at ${place.file}:${place.line}` : ''}`;
  });
}

/** Writes the totals of a run into the file that `TOTALS_FILE` names, and names what passed only the second time. */
export default class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const file = process.env.TOTALS_FILE;
    for (const name of secondTry(modules)) console.warn(`Passed only the second time: ${name}`);
    if (file) writeFileSync(file, JSON.stringify(countTests(modules, errors.length)));
  }
}
