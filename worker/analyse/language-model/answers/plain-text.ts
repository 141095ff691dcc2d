const controls = /[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/** Model output as plain text: no control characters, direction overrides or endless lengths. Markup stays text. */
export function plainText(text: string, longest: number): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(controls, (character) => (character === '\n' || character === '\t' ? character : ''))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (clean.length <= longest) return clean;
  const cut = clean.slice(0, longest - 1);
  return `${cut.replace(/[\ud800-\udbff]$/, '').replace(/(?<!\s)\s+\S{0,40}$/u, '')}…`;
}
