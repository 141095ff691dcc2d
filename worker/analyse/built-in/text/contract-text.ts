import type { Locale } from '#src/i18n/locale.schema.ts';
import type { AnalystDocument, Citation } from '#worker/analyse/analyst.ts';
import { atOnce, type Steps } from '../steps';
import { readHeading } from './headings';
import { type NormalisedText, normaliseParts } from './normalised-text';
import { splitParagraphs } from './paragraphs';
import { splitSentences } from './sentences';
import { setAsidePageLines } from './set-aside';

/** A sentence (or a heading, or a list item) and its position. Offsets are into `ContractText.text`. */
export interface Sentence {
  start: number;
  end: number;
  words: string;
  /** Position in the list of sentences. */
  index: number;
  clause: Clause;
  isHeading: boolean;
  /** What introduces the list that this item belongs to ("Owner may terminate:"), else ''. */
  lead: string;
}

/** The words of a sentence, read with what introduces its list. */
export const wordsWithLead = ({ lead, words }: Pick<Sentence, 'words' | 'lead'>): string =>
  lead && lead !== words ? `${lead} ${words}` : words;

/** The text under one heading. */
export interface Clause {
  /** The headings above, outermost first, joined by " / ". */
  heading: string;
  sentences: Sentence[];
  /** Everything under the heading, put together when a rule asks for it. */
  words?: string;
}

/** A contract made ready for rules: normalised text, sentences with the clauses that they stand in. */
export interface ContractText {
  language: Locale;
  text: string;
  sentences: Sentence[];
  /** The words between two offsets, as written in the document. */
  cite(span: { start: number; end: number }): Citation;
}

export const readContractText = (document: AnalystDocument): ContractText => atOnce(contractTextInSteps(document));

export function* contractTextInSteps({ text: source, blocks, language }: AnalystDocument): Steps<ContractText> {
  const pieces: { normalised: NormalisedText; at: number }[] = [];
  const sentences: Sentence[] = [];
  let clause: Clause = { heading: '', sentences: [] };
  let section = '';
  let lead = '';
  let text = '';

  for (const [paragraph, ...goingOn] of setAsidePageLines(source, splitParagraphs(source, blocks))) {
    if (!paragraph) continue;
    const normalised = normaliseParts(source, [paragraph, ...goingOn]);
    if (!normalised.text) continue;
    const at = text.length;
    pieces.push({ normalised, at });
    text += `${normalised.text}\n`;

    const heading = readHeading(normalised.text, paragraph.kind);
    if (heading) {
      if (heading.whole && !heading.nested) section = heading.title;
      const title = section && section !== heading.title ? `${section} / ${heading.title}` : heading.title;
      clause = { heading: title, sentences: [] };
      lead = '';
    }
    const isItem = paragraph.kind === 'list-item' || /^\(?[a-z0-9]{1,4}[).]\s/i.test(normalised.text);
    if (!isItem) lead = '';
    for (const span of splitSentences(normalised.text, language)) {
      const words = normalised.text.slice(span.start, span.end);
      const sentence: Sentence = {
        start: at + span.start,
        end: at + span.end,
        words,
        index: sentences.length,
        clause,
        isHeading: Boolean(heading?.whole),
        lead,
      };
      sentences.push(sentence);
      clause.sentences.push(sentence);
      if (words.endsWith(':')) lead = words;
    }
    yield normalised.text.length;
  }

  const toSource = (offset: number) => {
    const piece = pieces[lastAtMost(pieces, offset)];
    return piece?.normalised.sourceOffsets[offset - piece.at] ?? 0;
  };
  return {
    language,
    text,
    sentences,
    cite({ start, end }) {
      const from = toSource(start);
      return { quote: source.slice(from, toSource(end - 1) + 1), start: from };
    },
  };
}

function lastAtMost(pieces: readonly { at: number }[], offset: number) {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.at ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
