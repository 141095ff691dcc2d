import { BorderStyle, HeadingLevel, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { docxRuns } from '#src/features/generated-contracts/docx-runs.rules.ts';
import { directionOfText } from '#web/lib/text-direction.ts';

type Look = NonNullable<Parameters<typeof docxRuns>[1]>;

const runsFromRight = (words: string) => directionOfText(words) === 'rtl';

/** In twentieths of a point: 567 are a centimetre. */
const cm = 567;

export const title = (words: string) =>
  new Paragraph({
    ...{ heading: HeadingLevel.TITLE, bidirectional: runsFromRight(words) },
    children: docxRuns(words),
  });

export const heading = (words: string, level: 1 | 2 = 1) =>
  new Paragraph({
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    keepNext: true,
    bidirectional: runsFromRight(words),
    children: docxRuns(words),
  });

export const text = (words: string, look: Look = {}) =>
  new Paragraph({
    ...{ bidirectional: runsFromRight(words), spacing: { after: 120 } },
    children: docxRuns(words, look),
  });

/** Words of the contract, or proposed for it, set in from the rest. */
export const quote = (words: string) =>
  new Paragraph({
    ...{ bidirectional: runsFromRight(words), spacing: { after: 120 }, indent: { start: cm, end: cm } },
    children: docxRuns(words, { italics: true }),
  });

export const listItem = (words: string) =>
  new Paragraph({
    ...{ bidirectional: runsFromRight(words), spacing: { after: 80 }, bullet: { level: 0 } },
    children: docxRuns(words),
  });

const line = { style: BorderStyle.SINGLE, size: 4, color: 'BBBBBB' };
const borders = { top: line, bottom: line, left: line, right: line };
const cell = (words: string, width: number, look: Look = {}) =>
  new TableCell({
    borders,
    width: { size: width, type: WidthType.PERCENTAGE },
    margins: { top: 60, bottom: 60, left: 120, right: 120 },
    children: words
      .split('\n')
      .map((each) => new Paragraph({ bidirectional: runsFromRight(each), children: docxRuns(each, look) })),
  });

/** Terms and what there is to say of each; in a right-to-left language the terms stand on the right. */
export const factTable = (rows: readonly (readonly [term: string, fact: string])[], fromRight: boolean) =>
  new Table({
    visuallyRightToLeft: fromRight,
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      ([term, fact]) => new TableRow({ cantSplit: true, children: [cell(term, 30, { bold: true }), cell(fact, 70)] }),
    ),
  });
