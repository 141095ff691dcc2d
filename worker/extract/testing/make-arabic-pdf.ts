import { pdfFile } from './make-pdf.ts';

const mirror: Record<string, string> = { '(': ')', ')': '(' };

/** A line as laid out on the page: from right to left, figures from left to right, brackets mirrored, lam-alef one glyph. */
function toVisual(line: string): string[] {
  const runs = line.match(/[\d.,]*\d|ل[اأإآ]|./gsu) ?? [];
  return runs.reverse().flatMap((run) => (/\d/.test(run) ? [...run] : [mirror[run] ?? run]));
}

/**
 * Writes a PDF of right-aligned lines the way programs without Arabic layout do: glyph after glyph from left to right.
 * The font is Helvetica, whose letters are mapped to the Arabic ones in its character map.
 */
export function makeArabicPdf(lines: string[]): Uint8Array {
  const chars = [...new Set(lines.flatMap(toVisual))];
  const code = (char: string) => (0x30 + chars.indexOf(char)).toString(16).padStart(2, '0');
  const hex = (glyph: string) => [...glyph].map((char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const map = chars.map((char) => `<${code(char)}> <${hex(char)}>`).join('\n');
  const cmap = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${chars.length} beginbfchar\n${map}\nendbfchar endcmap end`;
  const widths = chars.map((char) => (char === ' ' ? 280 : 560));
  const drawn = lines.map((line, index) => {
    const visual = toVisual(line);
    const width = visual.reduce((sum, char) => sum + (widths[chars.indexOf(char)] ?? 0), 0) * 0.012;
    return `1 0 0 1 ${(523 - width).toFixed(2)} ${(740 - index * 18).toFixed(2)} Tm <${visual.map(code).join('')}> Tj`;
  });
  const content = `BT /F1 12 Tf\n${drawn.join('\n')}\nET`;
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    `<< /Type /Font /Subtype /TrueType /BaseFont /Helvetica /FirstChar 48 /LastChar ${47 + chars.length} /Widths [${widths.join(' ')}] /ToUnicode 6 0 R >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Length ${cmap.length} >>\nstream\n${cmap}\nendstream`,
  ]);
}
