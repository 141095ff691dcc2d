import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that take minutes, by their path: begun last, they would run on alone when all others are done. */
const long = [
  /\/walk\//,
  /model-faults/,
  /\/contract-file\.browser/,
  /\/clauses\.browser/,
  /\/layout-shift/,
  /\/analysis-in-trouble/,
];

const rank = ({ moduleId }: TestSpecification) => {
  const found = long.findIndex((pattern) => pattern.test(moduleId));
  return found < 0 ? long.length : found;
};

/** These wait more than they work: begun first, what the others have to do fills their silence. */
const waiting = ({ project }: TestSpecification) => Number(project.name !== 'integration');

/**
 * Within each group of tests those that wait first, then the long files. Vitest itself takes the largest, as a fresh clone
 * has no times of a former run. Files of one project stay together: they share a Worker.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = [...new Set(files.map(({ project }) => project))];
    const place = (file: TestSpecification) => [
      file.project.config.sequence.groupOrder,
      waiting(file),
      projects.indexOf(file.project),
      rank(file),
    ];
    const sorted = (await super.sort(files)).map((file) => ({ file, place: place(file) }));
    return sorted.sort((a, b) => compare(a.place, b.place)).map(({ file }) => file);
  }
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
