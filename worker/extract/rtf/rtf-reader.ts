import { breathe } from '#worker/breathe.ts';
import type { PlainParagraph } from '../plain-document';
import { RtfDecoders } from './rtf-decoders';
import { RtfText } from './rtf-text';
import { characters, ends, keptGroups, skippedGroups, symbols } from './rtf-words';

/** What a group has in force. */
interface GroupState {
  /** Its words are no part of the text: fonts, pictures, headers. */
  skipped: boolean;
  hidden: boolean;
  deleted: boolean;
  note: boolean;
  fonts: boolean;
  font: number;
  /** Fallback characters for a Unicode one, for readers without Unicode. */
  fallbackLength: number;
}

interface RtfContents {
  paragraphs: PlainParagraph[];
  hidden: string;
  trackedChanges: boolean;
}

const deepest = 1_000;
const backslash = 0x5c;
const opening = 0x7b;
const closing = 0x7d;
const space = 0x20;
const minus = 0x2d;
const zero = 0x30;
const isLetter = (byte: number) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;
const longestWord = 32;
const bytesAtOnce = 512 * 1024;
const largestValue = 1e9;

/** Goes through the bytes once, from left to right. */
export class RtfReader {
  readonly #bytes: Uint8Array;
  readonly #decoders = new RtfDecoders();
  readonly #text = new RtfText();
  #at = 0;
  #skip = 0;
  #letters: number[] = [];
  #trackedChanges = false;
  /** Groups that are open beyond the deepest one that is kept. */
  #beyond = 0;
  #state: GroupState = {
    skipped: false,
    hidden: false,
    deleted: false,
    note: false,
    fonts: false,
    font: -1,
    fallbackLength: 1,
  };
  readonly #outer: GroupState[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  async read(): Promise<RtfContents> {
    while (this.#at < this.#bytes.length) {
      const end = Math.min(this.#bytes.length, this.#at + bytesAtOnce);
      while (this.#at < end) this.#step(this.#bytes[this.#at] as number);
      await breathe();
    }
    this.#flush();
    return { paragraphs: this.#text.end(), hidden: this.#text.hidden.trim(), trackedChanges: this.#trackedChanges };
  }

  #step(byte: number): void {
    if (byte === backslash) {
      this.#control();
      return;
    }
    this.#at++;
    if (byte === opening) this.#open();
    else if (byte === closing) this.#close();
    else if (byte !== 10 && byte !== 13) this.#letter(byte);
  }

  #open(): void {
    this.#flush();
    this.#skip = 0;
    if (this.#outer.length >= deepest) this.#beyond++;
    else {
      this.#outer.push(this.#state);
      this.#state = { ...this.#state };
    }
  }

  #close(): void {
    this.#flush();
    this.#skip = 0;
    if (this.#beyond > 0) this.#beyond--;
    else {
      const outer = this.#outer.pop();
      if (this.#state.note && !outer?.note) this.#text.closeNote();
      this.#state = outer ?? this.#state;
    }
  }

  #control(): void {
    const first = this.#bytes[this.#at + 1] ?? 0;
    if (isLetter(first)) {
      const [word, value] = this.#readWord();
      this.#word(word, value);
      return;
    }
    this.#at += 2;
    const sign = String.fromCharCode(first);
    if (sign === "'") {
      const code = String.fromCharCode(this.#bytes[this.#at] ?? 0, this.#bytes[this.#at + 1] ?? 0);
      this.#letter(Number.parseInt(code, 16) || space);
      this.#at += 2;
    } else if (sign === '*') this.#ignorable();
    else if (sign === '\n' || sign === '\r') this.#endParagraph();
    else this.#write(symbols[sign] ?? '');
  }

  /** A control word and its value; the space behind belongs to it. */
  #readWord(): [word: string, value: number | null] {
    const bytes = this.#bytes;
    let word = '';
    for (
      let byte = bytes[++this.#at] ?? 0;
      isLetter(byte) && word.length < longestWord;
      byte = bytes[++this.#at] ?? 0
    ) {
      word += String.fromCharCode(byte);
    }
    const negative = bytes[this.#at] === minus && isDigit(bytes[this.#at + 1] ?? 0);
    if (negative) this.#at++;
    let value: number | null = null;
    for (let byte = bytes[this.#at] ?? 0; isDigit(byte) && (value ?? 0) < largestValue; byte = bytes[++this.#at] ?? 0) {
      value = (value ?? 0) * 10 + byte - zero;
    }
    if (bytes[this.#at] === space) this.#at++;
    return [word, value !== null && negative ? -value : value];
  }

  #ignorable(): void {
    if (this.#bytes[this.#at] !== backslash) return;
    const before = this.#at;
    const [name] = this.#readWord();
    this.#at = before;
    if (!keptGroups.has(name)) this.#state.skipped = true;
  }

  #word(word: string, value: number | null): void {
    const state = this.#state;
    const on = value !== 0;
    if (ends.has(word)) this.#endParagraph();
    else if (Object.hasOwn(characters, word)) this.#write(characters[word] ?? '');
    else if (skippedGroups.has(word)) state.skipped = true;
    else if (word === 'u' && value !== null) this.#unicode(value);
    else if (word === 'uc' && value !== null) state.fallbackLength = Math.max(0, value);
    else if (word === 'f' && value !== null) this.#change({ font: value });
    else if (word === 'fonttbl') state.fonts = state.skipped = true;
    else if (word === 'fcharset' && state.fonts) this.#decoders.setCharset(state.font, value ?? 0);
    else if (word === 'footnote') this.#note();
    else if (word === 'v') this.#change({ hidden: on });
    else if (word === 'deleted') this.#change({ deleted: on });
    else if (word === 'plain') this.#change({ hidden: false, deleted: false, font: -1 });
    else if (word === 'ansicpg' && value !== null) this.#decoders.setCodePage(value);
    else if (word === 'bin' && value !== null && value > 0) this.#at += value;
    if ((word === 'deleted' || word === 'revised') && on && !state.skipped) this.#trackedChanges = true;
  }

  /** Earlier text keeps the settings that were in force then. */
  #change(change: Partial<GroupState>): void {
    this.#flush();
    Object.assign(this.#state, change);
  }

  #note(): void {
    this.#flush();
    if (this.#state.skipped || this.#state.deleted || this.#state.note) return;
    this.#text.openNote();
    this.#state.note = true;
  }

  #unicode(value: number): void {
    this.#write(String.fromCharCode(value < 0 ? value + 0x10000 : value));
    this.#skip = this.#state.fallbackLength;
  }

  #letter(byte: number): void {
    if (this.#skip > 0) this.#skip--;
    else if (!this.#state.skipped) this.#letters.push(byte);
  }

  #flush(): void {
    if (this.#letters.length === 0) return;
    const text = this.#decoders.decode(this.#letters, this.#state.font);
    this.#letters = [];
    this.#put(text);
  }

  #write(text: string): void {
    this.#flush();
    this.#put(text);
  }

  #endParagraph(): void {
    this.#flush();
    const { skipped, deleted } = this.#state;
    if (!skipped && !deleted) this.#text.endParagraph();
  }

  #put(text: string): void {
    const { skipped, hidden, deleted } = this.#state;
    if (skipped || deleted) return;
    if (hidden) this.#text.hidden += text;
    else this.#text.write(text);
  }
}
