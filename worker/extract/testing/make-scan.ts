import { decode } from 'fast-png';
import { zlibSync } from 'fflate';
import { pdfFile } from './make-pdf.ts';

const picture = { width: 300, height: 424 };
const bar = 12;

/** Bytes as written in the text of a PDF. */
export const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** A gray picture of dark bars across white paper. */
function barred(bars: number): Uint8Array {
  const pixels = new Uint8Array(picture.width * picture.height).fill(255);
  for (let index = 0; index < bars; index++) {
    const top = bar * (2 * index + 1);
    pixels.fill(0, top * picture.width, (top + bar) * picture.width);
  }
  return zlibSync(pixels);
}

/**
 * A PDF as a scanner makes it: every page is one picture and no text. Each page shows as many bars as `bars` says, by
 * which a test distinguishes it from the others, and the words of `stamp`, if any, as text over the picture.
 */
export function makeScan(bars: number[], { stamp }: { stamp?: string } = {}): Uint8Array {
  const numberOf = (index: number) => 4 + index * 3;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${bars.map((_, index) => `${numberOf(index)} 0 R`).join(' ')}] /Count ${bars.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  const stamped = stamp === undefined ? '' : ` BT /F1 8 Tf 40 820 Td (${stamp}) Tj ET`;
  const content = `q 595 0 0 842 0 0 cm /Scan Do Q${stamped}`;
  bars.forEach((count, index) => {
    const data = latin1(barred(count));
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> /XObject << /Scan ${numberOf(index) + 2} 0 R >> >> /Contents ${numberOf(index) + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      `<< /Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`,
    );
  });
  return pdfFile(objects);
}

/** A gray PNG of 16 shades that was made from such a page: its size, and how many dark bars it shows. */
export function readBars(png: Uint8Array): { width: number; height: number; bars: number } {
  const { width, height, data } = decode(png);
  const rowBytes = Math.ceil(width / 2);
  const isDark = (y: number) => (data[y * rowBytes + Math.floor(rowBytes / 2)] ?? 255) >> 4 < 8;
  let bars = 0;
  for (let y = 1; y < height; y++) if (isDark(y) && !isDark(y - 1)) bars++;
  return { width, height, bars };
}
