import { type Answer, nothingAnswered } from './answers/answer.schema';
import { mergeAnswers } from './answers/merge-answers';
import type { QuestionName } from './questions';

type PartAnswers = Partial<Record<QuestionName, Partial<Answer>>>;

/** What was answered so far, to each question about each part of a contract. */
export class Reading {
  readonly #parts: PartAnswers[];
  readonly #complete = new Set<Partial<Answer>>();

  constructor(parts: number) {
    this.#parts = Array.from({ length: parts }, () => ({}));
  }

  /** Keeps what is whole of an answer; asked again, a model may say less than it had. */
  keepDraft(part: number, question: QuestionName, draft: Partial<Answer>): void {
    const answers = this.#parts[part] ?? {};
    if (itemsIn(draft) >= itemsIn(answers[question] ?? {})) answers[question] = draft;
  }

  keep(part: number, question: QuestionName, answer: Partial<Answer>): void {
    const answers = this.#parts[part] ?? {};
    answers[question] = answer;
    this.#complete.add(answer);
  }

  /** Every part was found to be nothing that binds anybody. */
  get isNoContract(): boolean {
    return this.#parts.every(({ facts }) => facts && this.#complete.has(facts) && facts.isContract === false);
  }

  /** There is something to tell of what is, as far as is known, a contract. */
  get hasFindings(): boolean {
    const isContract = this.#parts.some(({ facts }) => facts?.isContract);
    return isContract && this.answers.some((answer) => answer.summary !== '' || itemsIn(answer) > 0);
  }

  /** The answers about each part, with nothing for what is still to come. */
  get answers(): Answer[] {
    return this.#parts.map(({ facts, risks, terms }) => ({ ...nothingAnswered, ...facts, ...risks, ...terms }));
  }

  /** Everything that was answered as one answer. */
  merged(overview?: Pick<Answer, 'summary' | 'contractType'>): Answer {
    const [first = nothingAnswered, ...others] = this.answers;
    return others.length === 0 ? first : mergeAnswers([first, ...others], overview ?? first);
  }
}

const itemsIn = (answer: Partial<Answer>): number =>
  Object.values(answer).reduce((sum: number, part) => sum + (Array.isArray(part) ? part.length : 0), 0);
