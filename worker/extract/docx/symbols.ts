/** Signs of Word's symbol fonts that occur in contracts: tick boxes, bullets, section signs. */
const symbols = new Map(
  Object.entries({
    F0A8: '☐',
    F06F: '☐',
    F071: '☐',
    F0FE: '☒',
    F078: '☒',
    F0FD: '☒',
    F052: '☑',
    F0FC: '✓',
    F0B7: '•',
    F0A7: '•',
    F0D8: '•',
    F0A3: '≤',
    F0B3: '≥',
    F0B0: '°',
    F0D2: '®',
    F0D3: '©',
    F0D4: '™',
  }),
);

const lastCodePoint = 0x10ffff;

/** The character of a w:sym element, or nothing where its font alone knows it. */
export function symbolText(code: string): string {
  const known = symbols.get(code.toUpperCase());
  if (known) return known;
  const value = Number.parseInt(code, 16);
  const isText = value >= 0x20 && value <= lastCodePoint && (value < 0xe000 || value > 0xf8ff);
  return isText ? String.fromCodePoint(value) : '';
}
