import { ExtractionError } from '../extracted-document';
import { charsetEncoding, codePageEncoding } from './rtf-words';

type Decode = (letters: number[]) => string;

const wideEncodings = new Set(['utf-8', 'shift_jis', 'euc-kr', 'gbk', 'big5']);
/** Pieces in such an encoding: each takes a call of the decoder. */
const mostWidePieces = 200_000;

/** The encodings of the letters that are written as bytes: that of the file, and those of its fonts. */
export class RtfDecoders {
  readonly #known = new Map<string, Decode | undefined>();
  readonly #fonts = new Map<number, string>();
  #usual = this.#decoder('windows-1252') as Decode;
  #widePieces = 0;

  setCodePage(page: number): void {
    this.#usual = this.#decoder(codePageEncoding(page)) ?? this.#usual;
  }

  setCharset(font: number, charset: number): void {
    const encoding = charsetEncoding(charset);
    // The usual one is written for fonts of every script and says nothing.
    if (encoding && charset !== 0) this.#fonts.set(font, encoding);
  }

  decode(letters: number[], font: number): string {
    const encoding = this.#fonts.get(font);
    return ((encoding && this.#decoder(encoding)) || this.#usual)(letters);
  }

  /** A code page without a decoder is read as the usual one. */
  #decoder(encoding: string): Decode | undefined {
    if (!this.#known.has(encoding)) this.#known.set(encoding, this.#make(encoding));
    return this.#known.get(encoding);
  }

  #make(encoding: string): Decode | undefined {
    let decoder: TextDecoder;
    try {
      decoder = new TextDecoder(encoding);
    } catch {
      return undefined;
    }
    if (wideEncodings.has(encoding)) {
      return (letters) => {
        if (++this.#widePieces > mostWidePieces) throw new ExtractionError('contracts.file_hostile');
        return decoder.decode(Uint8Array.from(letters));
      };
    }
    const table = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)));
    return (letters) => {
      let text = '';
      for (const letter of letters) text += table[letter] ?? '';
      return text;
    };
  }
}
