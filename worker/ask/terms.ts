import type { Locale } from '#src/i18n/locale.schema.ts';
import { ConceptReader } from '../analyse/built-in/learned/concepts/concept-reader';
import { foldForLearning, tokensOf } from '../analyse/built-in/learned/fold-tokens';
import { languages } from '../analyse/languages/languages';
import { expectableClauses } from '../analyse/languages/matter-words';
import { askedSubjects } from './asked-subjects';

/** What a text says, in ways that another text can be found by; the last three are the same in every language. */
export interface Terms {
  stems: string[];
  subjects: string[];
  concepts: string[];
  matters: string[];
}

const word = /\p{L}[\p{L}\p{M}]*|\d+/gu;

/** Reads texts of a language. Words are remembered, so keep one for a document. */
export class TermReader {
  private readonly stems = new Map<string, string | null>();
  private readonly common: ReadonlySet<string>;
  private readonly subjects: ConceptReader;
  private readonly concepts: ConceptReader;
  private readonly language: Locale;

  constructor(language: Locale) {
    const { common, subjects } = languages[language].asking;
    this.language = language;
    this.common = new Set(common.split(' ').map(foldForLearning));
    this.subjects = new ConceptReader(
      language,
      askedSubjects.map((subject) => subjects[subject]),
    );
    this.concepts = new ConceptReader(language);
  }

  read(text: string): Terms {
    const tokens = tokensOf(text);
    const { matters } = languages[this.language].matters;
    const lower = text.toLowerCase();
    return {
      stems: (text.toLowerCase().match(word) ?? []).flatMap((token) => this.stem(token) ?? []),
      subjects: this.subjects.conceptsOf(tokens).flatMap((ids) => ids.map((id) => `${askedSubjects[id]}`)),
      concepts: this.concepts.conceptsOf(tokens).flatMap((ids) => ids.map(String)),
      matters: expectableClauses.filter((clause) => matters[clause].test(lower)),
    };
  }

  /** Null for words that are no help. */
  private stem(token: string): string | null {
    let known = this.stems.get(token);
    if (known === undefined) {
      const folded = foldForLearning(token);
      known = this.common.has(folded) ? null : foldForLearning(languages[this.language].asking.stem(token));
      this.stems.set(token, known);
    }
    return known;
  }
}
