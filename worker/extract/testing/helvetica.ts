/** Widths of Helvetica from the space to the tilde, in thousandths of the font size. */
const widths = (
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
  '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
  '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
)
  .split(' ')
  .map(Number);

export function textWidth(text: string, fontSize: number): number {
  const units = [...text].reduce((sum, char) => sum + (widths[(char.codePointAt(0) ?? 0) - 32] ?? 556), 0);
  return (units * fontSize) / 1000;
}

/** Breaks a paragraph into lines of at most `width` points. */
export function wrapText(text: string, fontSize: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const open = lines.at(-1);
    if (open !== undefined && textWidth(`${open} ${word}`, fontSize) <= width)
      lines[lines.length - 1] = `${open} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The characters that WinAnsi keeps between 0x80 and 0x9F. */
const special = new Map([...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((char, index) => [char, index]));
const codes = [0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e].concat([
  0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
]);

function winAnsi(char: string): number {
  const index = special.get(char);
  const code = index === undefined ? (char.codePointAt(0) ?? 0) : (codes[index] ?? 0);
  return code < 256 ? code : 0x3f;
}

/** A PDF string of WinAnsi codes. */
export function pdfString(text: string): string {
  const hex = [...text].map((char) => winAnsi(char).toString(16).padStart(2, '0'));
  return `<${hex.join('')}>`;
}
