/** What a group of an RTF file has in force. */
interface GroupState {
  /** Its words are no part of the text: fonts, pictures, headers. */
  skipped: boolean;
  hidden: boolean;
  deleted: boolean;
  /** Characters that stand in for a Unicode one, for readers that know none. */
  fallbackLength: number;
}

export interface RtfText {
  /** One string a paragraph or table row. */
  paragraphs: string[];
  hidden: string;
  trackedChanges: boolean;
}

const skippedGroups = new Set(
  (
    'fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf ' +
    'listtable listoverridetable revtbl rsidtbl generator xmlnstbl themedata colorschememapping datastore latentstyles ' +
    'fldinst bkmkstart bkmkend annotation atnid atnauthor shppict nonshppict pgptbl filetbl'
  ).split(' '),
);
/** Groups marked as ignorable that hold text nevertheless. */
const keptGroups = new Set(['shptxt', 'shpinst', 'fldrslt', 'footnote', 'listtext', 'pntext']);
const breaks: Record<string, string> = {
  par: '\n\n',
  sect: '\n\n',
  page: '\n\n',
  row: '\n\n',
  line: '\n',
  tab: ' ',
  cell: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
};
const symbols: Record<string, string> = { '~': ' ', _: '-', '-': '', '{': '{', '}': '}', '\\': '\\' };

const deepest = 1_000;

export class RtfReader {
  readonly #source: string;
  #at = 0;
  #decoder = new TextDecoder('windows-1252');
  #bytes: number[] = [];
  #skip = 0;
  #text = '';
  #hidden = '';
  #trackedChanges = false;
  #states: GroupState[] = [{ skipped: false, hidden: false, deleted: false, fallbackLength: 1 }];

  /** `source` holds one character for each byte. */
  constructor(source: string) {
    this.#source = source;
  }

  read(): RtfText {
    while (this.#at < this.#source.length) this.#step();
    this.#flush();
    const paragraphs = this.#text.split('\n\n').map((each) => each.replace(/\t+$/, ''));
    return { paragraphs, hidden: this.#hidden.trim(), trackedChanges: this.#trackedChanges };
  }

  get #state(): GroupState {
    return this.#states.at(-1) as GroupState;
  }

  #step(): void {
    const char = this.#source[this.#at] as string;
    if (char === '{' || char === '}') {
      this.#flush();
      this.#at++;
      if (char === '{' && this.#states.length < deepest) this.#states.push({ ...this.#state });
      else if (char === '}' && this.#states.length > 1) this.#states.pop();
    } else if (char === '\\') this.#control();
    else {
      this.#at++;
      if (char !== '\r' && char !== '\n') this.#byte(char.charCodeAt(0));
    }
  }

  #control(): void {
    const word = /\\([a-z]{1,32})(-?\d{1,10})? ?/iy;
    word.lastIndex = this.#at;
    const found = word.exec(this.#source);
    if (found) {
      this.#at = word.lastIndex;
      this.#word(found[1] ?? '', found[2] === undefined ? null : Number(found[2]));
      return;
    }
    const next = this.#source[this.#at + 1] ?? '';
    this.#at += 2;
    if (next === "'") {
      this.#byte(Number.parseInt(this.#source.slice(this.#at, this.#at + 2), 16) || 0x20);
      this.#at += 2;
    } else if (next === '*') this.#ignorable();
    else if (next === '\n' || next === '\r') this.#write('\n\n');
    else this.#write(symbols[next] ?? '');
  }

  #ignorable(): void {
    const name = /\\([a-z]+)/iy;
    name.lastIndex = this.#at;
    if (!keptGroups.has(name.exec(this.#source)?.[1] ?? '')) this.#state.skipped = true;
  }

  #word(word: string, value: number | null): void {
    const state = this.#state;
    const on = value !== 0;
    if (word in breaks) this.#write(breaks[word] ?? '');
    else if (skippedGroups.has(word)) state.skipped = true;
    else if (word === 'u' && value !== null) this.#unicode(value);
    else if (word === 'uc' && value !== null) state.fallbackLength = value;
    else if (word === 'v') state.hidden = on;
    else if (word === 'deleted') state.deleted = on;
    else if (word === 'plain') Object.assign(state, { hidden: false, deleted: false });
    else if (word === 'ansicpg' && value !== null) this.#setCodePage(value);
    else if (word === 'bin' && value !== null && value > 0) this.#at += value;
    if ((word === 'deleted' || word === 'revised') && on) this.#trackedChanges = true;
  }

  #setCodePage(page: number): void {
    try {
      this.#decoder = new TextDecoder(page === 65001 ? 'utf-8' : page === 10000 ? 'macintosh' : `windows-${page}`);
    } catch {
      // A code page without a decoder is read as the usual one.
    }
  }

  #unicode(value: number): void {
    this.#write(String.fromCharCode(value < 0 ? value + 0x10000 : value));
    this.#skip = this.#state.fallbackLength;
  }

  #byte(byte: number): void {
    if (this.#skip > 0) this.#skip--;
    else this.#bytes.push(byte);
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    const text = this.#decoder.decode(Uint8Array.from(this.#bytes));
    this.#bytes = [];
    this.#put(text);
  }

  #write(text: string): void {
    this.#flush();
    this.#put(text);
  }

  #put(text: string): void {
    const { skipped, hidden, deleted } = this.#state;
    if (skipped || deleted) return;
    if (hidden) this.#hidden += text;
    else this.#text += text;
  }
}
