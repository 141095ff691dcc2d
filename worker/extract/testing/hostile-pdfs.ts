import { pdfFile } from './make-pdf.ts';

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const stream = (content: string, entries = '') =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

/** A page tree whose pages all show the same content. */
function pagesOf(content: string, count: number, resources = '/Font << /F1 3 0 R >>'): string[] {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources} >> /Contents 4 0 R >>`;
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    font,
    stream(content),
    ...Array<string>(count).fill(page),
  ];
}

function crowdedPages(): Uint8Array<ArrayBuffer> {
  const words = 'pay the rent on the first day of each month '.repeat(8);
  const lines = Array.from({ length: 250 }, (_, line) => `1 0 0 1 10 ${800 - line} Tm (${words}) Tj`);
  return pdfFile(pagesOf(`BT /F1 1 Tf ${lines.join(' ')} ET`, 200));
}

/** Drawings inside drawings: ten times ten times ten … */
function nestedDrawings(): Uint8Array<ArrayBuffer> {
  const pages = pagesOf('/X Do '.repeat(10), 1, '/XObject << /X 6 0 R >>');
  const forms = Array.from({ length: 9 }, (_, depth) =>
    stream(
      depth < 8 ? '/X Do '.repeat(10) : 'BT /F1 9 Tf (pay the rent) Tj ET',
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> /XObject << /X ${depth + 7} 0 R >> >>`,
    ),
  );
  return pdfFile([...pages, ...forms]);
}

async function deflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/** A page whose content was compressed twice over: each layer unfolds a thousandfold. */
async function unfoldingContent(): Promise<Uint8Array<ArrayBuffer>> {
  const content = await deflate(await deflate(new Uint8Array(60_000_000)));
  const latin = Array.from(content, (byte) => String.fromCharCode(byte)).join('');
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [4 0 R 4 0 R 4 0 R 4 0 R] >>',
    `<< /Length ${content.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${latin}\nendstream`,
  ]);
}

/** PDFs made to keep the service busy, or to take its memory, by what they do. */
export const hostilePdfs: Record<string, () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>> = {
  'a PDF that shows page after page with more words than a page can hold': crowdedPages,
  'a PDF that nests drawings without end': nestedDrawings,
  'a PDF that draws more than memory can hold': () => pdfFile(pagesOf('0 0 1 1 re f\n'.repeat(700_000), 1)),
  'a PDF that claims a million pages': () =>
    pdfFile(pagesOf('', 1).map((object) => object.replace('/Count 1 ', '/Count 1000000 '))),
  'a small PDF that unfolds to gigabytes': unfoldingContent,
};
