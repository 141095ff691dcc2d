import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import type { BlockKind } from '../templates/contract-block.schema.ts';
import { placeOfSignatureLine } from '../templates/signature-lines.rules.ts';
import { type LaidOut, readLayout } from './contract-layout.rules.ts';
import { docxRuns } from './docx-runs.rules.ts';

/** In twentieths of a point: 567 are a centimetre. */
const cm = 567;
const clauses = 'clauses';
const parties = 'parties';

const level = (depth: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string, left: number) => ({
  level: depth,
  format,
  text,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left, hanging: cm * 1.25 } } },
});

const looks: Record<BlockKind, Partial<IParagraphOptions>> = {
  title: { heading: HeadingLevel.TITLE, alignment: AlignmentType.CENTER, spacing: { after: 360 } },
  opening: { spacing: { after: 200 } },
  party: { numbering: { reference: parties, level: 0 }, spacing: { after: 160 } },
  heading: { heading: HeadingLevel.HEADING_1, numbering: { reference: clauses, level: 0 }, keepNext: true },
  clause: { numbering: { reference: clauses, level: 1 }, spacing: { after: 140 } },
  item: { numbering: { reference: clauses, level: 2 }, spacing: { after: 100 } },
  value: { indent: { left: cm * 2.5 }, spacing: { after: 100 } },
  closing: { pageBreakBefore: true, spacing: { after: 240 }, keepNext: true },
  signature: { spacing: { after: 200 }, keepLines: true },
};

const signatureLooks: Record<ReturnType<typeof placeOfSignatureLine>, Partial<IParagraphOptions>> = {
  first: { spacing: { before: 480, after: 200 }, keepNext: true },
  within: { keepNext: true },
  last: {},
};

const paragraph = ({ kind, words }: LaidOut) =>
  new Paragraph({
    ...looks[kind],
    ...(kind === 'signature' && signatureLooks[placeOfSignatureLine(words)]),
    children: docxRuns(words),
  });

/** A generated contract as a Word document: headings and numbers are Word's own, the words are those of `text`. */
export async function contractDocx(contract: {
  title: string;
  text: string;
  layout: string | null;
}): Promise<ArrayBuffer> {
  const document = new Document({
    title: contract.title,
    styles: {
      default: {
        document: { run: { font: 'Georgia', size: 22, language: { value: 'en-GB' } } },
        title: { run: { bold: true, size: 30 } },
        heading1: {
          run: { bold: true, size: 24, color: '000000' },
          paragraph: { spacing: { before: 320, after: 140 } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: clauses,
          levels: [
            level(0, LevelFormat.DECIMAL, '%1.', cm * 1.25),
            level(1, LevelFormat.DECIMAL, '%1.%2', cm * 1.25),
            level(2, LevelFormat.LOWER_LETTER, '(%3)', cm * 2.5),
          ],
        },
        { reference: parties, levels: [level(0, LevelFormat.DECIMAL, '(%1)', cm * 1.25)] },
      ],
    },
    sections: [
      {
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                // The signing page says by itself what it belongs to.
                children: [
                  ...docxRuns(`${contract.title} · `, { size: 18 }),
                  new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 18 }),
                ],
              }),
            ],
          }),
        },
        children: readLayout(contract.text, contract.layout).map(paragraph),
      },
    ],
  });
  return Packer.toArrayBuffer(document);
}
