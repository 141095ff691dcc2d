import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests that take minutes, by their path: begun last, they would run on alone when all others are done. Those of the
 * Workers wait more than they work: one after the other they fill the time of one of four, while the pages of the others
 * keep the processors busy.
 */
const long = [
  /\/walk\/contract/,
  /\/walk\/library/,
  /\/walk\/account/,
  /\/integration\/model-faults/,
  /\/integration\/analysis-in-trouble/,
  /\/walk\/visitor/,
  /\/integration\//,
  /\/walk\//,
  /\/contract-file\.browser/,
  /\/drawn-ahead/,
  /\/clauses\.browser/,
  /\/layout-shift/,
];

const rank = ({ moduleId }: TestSpecification) => {
  const found = long.findIndex((pattern) => pattern.test(moduleId));
  return found < 0 ? long.length : found;
};

/**
 * The long files first within each group of tests. Vitest itself takes the largest, as a fresh clone has no times of a
 * former run. Files of one project that share a Worker or a window stay together.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = [...new Set(files.map(({ project }) => project))];
    const place = (file: TestSpecification) => {
      const { sequence } = file.project.config;
      // Beside each other from the second group on, where one project waits and the other works.
      const apart = sequence.groupOrder === 0 ? projects.indexOf(file.project) : 0;
      return [sequence.groupOrder, apart, rank(file)];
    };
    const sorted = (await super.sort(files)).map((file) => ({ file, place: place(file) }));
    return sorted.sort((a, b) => compare(a.place, b.place)).map(({ file }) => file);
  }
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
