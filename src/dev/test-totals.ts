import { readFileSync } from 'node:fs';

interface Report {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Counts a report of vitest. A file that failed before its tests ran counts as one failure. */
export function countTests(reportPath: string): { passed: number; failed: number } {
  const totals = { passed: 0, failed: 0 };
  let report: Report;
  try {
    report = JSON.parse(readFileSync(reportPath, 'utf8'));
  } catch {
    return totals;
  }
  for (const { status, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    totals.passed += assertionResults.filter((test) => test.status === 'passed').length;
    totals.failed += status === 'failed' ? Math.max(failed, 1) : failed;
  }
  return totals;
}
