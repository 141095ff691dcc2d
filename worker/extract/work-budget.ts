import { ExtractionError } from './extracted-document';

/** Counts the steps that a file makes its reader take. Beyond the most that honest files take it is refused. */
export class WorkBudget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Throws contracts.file_too_complex where nothing is left. */
  spend(steps = 1): void {
    this.#left -= steps;
    if (this.#left < 0) throw new ExtractionError('contracts.file_too_complex');
  }
}
