import { Document, Packer, type Paragraph, type Table } from 'docx';
import { currentLocale, directionOf } from '#web/lib/locale.ts';

export type Block = Paragraph | Table;

const fontOf = (fromRight: boolean) => (fromRight ? 'Arial' : 'Georgia');

/** A Word document in the language of the page. */
export function wordDocument(title: string, write: (fromRight: boolean) => Block[]): Promise<ArrayBuffer> {
  const locale = currentLocale();
  const fromRight = directionOf(locale) === 'rtl';
  const document = new Document({
    title,
    styles: {
      default: {
        document: {
          run: {
            font: fontOf(fromRight),
            size: 21,
            language: fromRight ? { bidirectional: locale } : { value: locale },
          },
        },
        title: { run: { bold: true, size: 34 }, paragraph: { spacing: { after: 120 } } },
        heading1: {
          run: { bold: true, size: 26, color: '000000' },
          paragraph: { spacing: { before: 320, after: 120 } },
        },
        heading2: {
          run: { bold: true, size: 22, color: '000000' },
          paragraph: { spacing: { before: 200, after: 80 } },
        },
      },
    },
    sections: [{ children: write(fromRight) }],
  });
  return Packer.toArrayBuffer(document);
}
