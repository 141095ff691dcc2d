import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that take minutes, by their path: begun last, they would run on alone when all others are done. */
const long = [/\/walk\//, /model-faults/, /\/contract-file\.browser/, /\/clauses\.browser/, /\/analysis-in-trouble/];

const rank = ({ moduleId }: TestSpecification) => {
  const found = long.findIndex((pattern) => pattern.test(moduleId));
  return found < 0 ? long.length : found;
};

/** Within each group of tests the long files first. Vitest itself takes the largest, as a fresh clone has no times of a former run. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = (file: TestSpecification) => file.project.config.sequence.groupOrder;
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => order(a) - order(b) || (a.project === b.project ? rank(a) - rank(b) : 0));
  }
}
