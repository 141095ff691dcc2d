import { foldCharacter } from '#src/kernel/folding.ts';
import type { ComparedText, Vocabulary } from './compared-words';
import type { Provision } from './provisions';

/** What stands before the number of a clause that is referred to, as the words of a comparison are written. */
const naming = new Set(
  (
    'clause clauses section sections article articles paragraph paragraphs schedule annex part ' +
    'ziffer ziffern abschnitt abschnitte abschnitts artikel absatz nummer nr klausel ' +
    'cláusula cláusulas artículo artículos sección secciones apartado apartados ' +
    'paragraphe point points annexe'
  ).split(' '),
);
const arabicNaming = [
  'المادة',
  'مادة',
  'البند',
  'بند',
  'الفقرة',
  'فقرة',
  'القسم',
  'للمادة',
  'للبند',
  'بالمادة',
  'بالبند',
];
for (const word of arabicNaming) naming.add([...word].map(foldCharacter).join(''));

type Side = { text: ComparedText; words: number[] };

/** Numbers of clauses that have others now: where a provision names them anew, it says the same. */
export class References {
  readonly #numbers = new Map<string, string>();
  readonly #vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** A provision that is the same in both versions. */
  note(before: Provision, after: Provision): void {
    if (before.number && after.number && /^\d/.test(before.number)) this.#numbers.set(before.number, after.number);
  }

  /** Whether words that differ are the old and the new number of the same clause, and stand as one. */
  follow({ old, now, before, at }: { old: string[]; now: string[]; before: Side; at: number }): boolean {
    const [from, to] = [old[0], now[0]];
    if (old.length !== 1 || now.length !== 1 || !from || this.#numbers.get(from) !== to) return false;
    const word = before.words[at - 1];
    if (word === undefined) return false;
    const between = before.text.text.slice(before.text.ends[word], before.text.starts[before.words[at] as number]);
    return between.includes('§') || naming.has(this.#vocabulary.words[before.text.ids[word] as number] ?? '');
  }
}
