import { foldCharacter } from '#src/kernel/folding.ts';

/** The words of a text by what they say, each a number that is the same in both texts, and where they stand. */
export interface ComparedText {
  text: string;
  ids: Uint32Array;
  starts: Uint32Array;
  ends: Uint32Array;
}

/** Numbers for words, shared by the texts that are compared. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly words: string[] = [];

  idOf(word: string): number {
    let id = this.#ids.get(word);
    if (id === undefined) {
      id = this.words.push(word) - 1;
      this.#ids.set(word, id);
    }
    return id;
  }
}

type Kind = 'word' | 'sign' | 'inner' | 'nothing' | 'gap';
const cache = new Map<string, { kind: Kind; said: string }>();
const arabic = /\p{Script=Arabic}/u;

/**
 * What a character says. Capitals do not count (a file may have them as formatting), nor do ligatures and the spellings
 * of Arabic that readers take for the same; accents do: "wurde" is not "würde".
 */
function readCharacter(character: string): { kind: Kind; said: string } {
  const known = cache.get(character);
  if (known) return known;
  const read = { kind: kindOf(character), said: saidBy(character) };
  if (read.said === '' && read.kind === 'word') read.kind = 'nothing';
  if (cache.size < 20_000) cache.set(character, read);
  return read;
}

const saidBy = (character: string) =>
  arabic.test(character) || /[\p{N}ـ]/u.test(character)
    ? foldCharacter(character)
    : character.normalize('NFKC').toLowerCase().normalize('NFKC');

function kindOf(character: string): Kind {
  if (/[\p{L}\p{N}\p{M}]/u.test(character)) return 'word';
  if (/\p{Cf}/u.test(character)) return 'nothing';
  if (/[-‐‑.,٫٬]/u.test(character)) return 'inner';
  // What is printed and changes what is agreed; marks of lists and tables do not.
  if (/[\p{Sc}%٪‰☐☑☒✓✔✗✘+<>=≤≥×÷±]/u.test(character)) return 'sign';
  return 'gap';
}

const isDigit = (character: string | undefined) => character !== undefined && /\p{Nd}/u.test(character);

/** Behind the mark of a footnote, "[1]", which readers of some formats see and others do not. */
function behindNoteMark(text: string, at: number): number {
  let end = at + 1;
  while (end - at < 5 && isDigit(text[end])) end++;
  return end > at + 1 && text[end] === ']' ? end + 1 : at;
}

/** Reads the words of a text from `start` on. Hyphens inside a word say nothing, marks inside a number do. */
export function readWords(text: string, vocabulary: Vocabulary): ComparedText {
  const found = { ids: [] as number[], starts: [] as number[], ends: [] as number[] };
  let word = '';
  let from = 0;
  let to = 0;
  const close = () => {
    if (word === '') return;
    found.ids.push(vocabulary.idOf(word));
    found.starts.push(from);
    found.ends.push(to);
    word = '';
  };
  for (let at = 0; at < text.length; ) {
    const afterMark = text[at] === '[' ? behindNoteMark(text, at) : at;
    if (afterMark > at) {
      close();
      at = afterMark;
      continue;
    }
    const code = text.charCodeAt(at);
    const character =
      code < 0xd800 || code > 0xdfff ? text.charAt(at) : String.fromCodePoint(text.codePointAt(at) ?? code);
    const next = at + character.length;
    const { kind, said } = readCharacter(character);
    if (kind === 'word') {
      if (word === '') from = at;
      word += said;
      to = next;
    } else if (kind === 'sign') {
      // "£950" and "8%" are each one word; apart from its number a sign is one of its own.
      const behind = word !== '' && at === to && isDigit(text[at - 1]);
      if (!behind) {
        close();
        from = at;
      }
      [word, to] = [word + said, next];
      if (behind || !isDigit(text[next])) close();
    } else if (kind === 'inner' && word !== '' && at === to) {
      const [before, after] = [text[at - 1], text[next]];
      if (/[.,٫٬]/.test(character)) {
        if (isDigit(before) && isDigit(after)) [word, to] = [word + said, next];
        else close();
      } else if (after !== undefined && /\p{L}/u.test(after) && !isDigit(before)) to = next;
      else close();
    } else if (kind !== 'nothing') close();
    else if (word !== '') to = next;
    at = next;
  }
  close();
  return {
    text,
    ids: Uint32Array.from(found.ids),
    starts: Uint32Array.from(found.starts),
    ends: Uint32Array.from(found.ends),
  };
}
