/** WinAnsi, in which £, € and × have a place; anything else becomes a question mark. */
function encode(text: string): string {
  return [...text]
    .map((character) => {
      if (character === '€') return '\\200';
      const code = character.codePointAt(0) ?? 63;
      if ('()\\'.includes(character)) return `\\${character}`;
      if (code < 32 || code > 255) return '?';
      return code > 126 ? `\\${code.toString(8)}` : character;
    })
    .join('');
}

/** One page with these lines. */
export function invoicePdf(lines: string[]): string {
  const text = lines.map((line, index) => `${index ? '0 -18 Td ' : ''}(${encode(line)}) Tj`).join('\n');
  const content = `BT /F1 11 Tf 60 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  return `${body}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}
