/** Bytes of a single-byte encoding, found by asking its decoder. What it has no letter for becomes a question mark. */
export function encodeAs(encoding: string, text: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(text, (char) => bytes.get(char) ?? 0x3f);
}
