import { pdfFile } from './make-pdf.ts';

/**
 * Writes a PDF of one line as Chromium prints it: each letter at its place, an ending like "اً" as one raised glyph, and
 * behind that ending a gap where a space would be drawn.
 */
export function makeRaisedArabicPdf(line: string): Uint8Array {
  const glyphs = line.match(/ا\u064b|./gsu) ?? [];
  const kinds = [...new Set(glyphs)];
  const code = (glyph: string) => (0x30 + kinds.indexOf(glyph)).toString(16).padStart(2, '0');
  const hex = (glyph: string) => [...glyph].map((char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const map = kinds.map((glyph) => `<${code(glyph)}> <${hex(glyph)}>`).join('\n');
  const cmap = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${kinds.length} beginbfchar\n${map}\nendbfchar endcmap end`;
  let right = 520;
  const drawn = glyphs.flatMap((glyph, at) => {
    const isRaised = glyph.length > 1;
    right -= glyph === ' ' ? 2.6 : 6;
    if (glyph === ' ' && (glyphs[at - 1]?.length ?? 0) > 1) return [];
    return [`1 0 0 1 ${right.toFixed(2)} ${isRaised ? 742.3 : 740} Tm <${code(glyph)}> Tj`];
  });
  const content = `BT /F1 10.5 Tf\n${drawn.join('\n')}\nET`;
  const widths = kinds.map((glyph) => (glyph === ' ' ? 248 : 571));
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    `<< /Type /Font /Subtype /TrueType /BaseFont /Helvetica /FirstChar 48 /LastChar ${47 + kinds.length} /Widths [${widths.join(' ')}] /ToUnicode 6 0 R >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Length ${cmap.length} >>\nstream\n${cmap}\nendstream`,
  ]);
}
