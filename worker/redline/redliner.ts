import type { WordComment } from './comments-part';
import type { EditedParagraph, Selection } from './edited-paragraph';
import { insertedRun } from './inserted-run';
import type { PlacedWords } from './locate-words';
import { type Author, changeAttributes, type NewIds } from './new-ids';
import type { Passage } from './place-passage';
import type { Outcome, Proposal } from './proposal';
import type { PartName, RedlinedPart } from './redlined-part';

interface Options {
  parts: ReadonlyMap<PartName, RedlinedPart>;
  ids: NewIds;
  author: Author;
  /** The paragraph of the document for what belongs to no words. */
  first: number;
}

interface Selected {
  paragraph: EditedParagraph;
  selection: Selection;
}

/** Makes proposals in the parts of a document, the gravest first: what is changed is not changed again. */
export class Redliner {
  readonly comments: WordComment[] = [];
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  propose(proposal: Proposal, passages: readonly Passage[]): Outcome {
    const { key, change, comment, instead, elsewhere, isWhole = false } = proposal;
    const told = (state: Outcome['state']): Outcome => ({ key, state });
    if (isWhole) return told(this.#commentParagraph(this.#options.first, instead) ? 'commented' : 'not-placed');
    const [main, ...others] = passages;
    if (!main) return told('not-placed');
    const isChanged = change !== null && this.#change(main, change);
    const said = isChanged ? comment : change ? instead : (comment ?? instead);
    const isSaid = said !== null && this.#comment(main.anchor, said);
    for (const passage of others) {
      const isGone = isChanged && change === 'delete' && this.#change(passage, change);
      const lines = isGone ? comment : change === 'delete' ? instead : elsewhere;
      if (lines && (change || comment)) this.#comment(passage.anchor, lines);
    }
    return told(isChanged ? 'changed' : isSaid ? 'commented' : 'not-placed');
  }

  #change(passage: Passage, change: NonNullable<Proposal['change']>): boolean {
    const words = this.#selectAll(change === 'delete' ? passage.words : passage.replaced);
    const [start] = words ?? [];
    if (!words || !start) return false;
    const removable = words.map(({ paragraph, selection }) => paragraph.removable(selection));
    const isOneText = words.every(({ paragraph }) => paragraph.found.container === start.paragraph.found.container);
    if (!isOneText || removable.includes(null)) return false;
    const { author } = this.#options;
    const del = `<${author.prefix}del ${changeAttributes(author)}>`;
    words.forEach(({ paragraph, selection }, index) => {
      const all = removable[index] as Selection;
      // Its mark goes with a paragraph that goes as a whole, but stays for what takes its place.
      if (paragraph.isAll(all) && (change === 'delete' || index > 0)) paragraph.removeMark(del);
      if (change !== 'delete' && index === 0) {
        const run = insertedRun(paragraph.xml, paragraph.atoms, selection, change.wording);
        const inserted = `<${author.prefix}ins ${changeAttributes(author)}>${run}</${author.prefix}ins>`;
        paragraph.putAfter(all.last, inserted, { whole: true });
      }
      paragraph.remove(all, del);
    });
    return true;
  }

  #selectAll(words: readonly PlacedWords[] | null): Selected[] | null {
    if (!words || words.length === 0) return null;
    const selected = words.flatMap((one) => this.#select(one) ?? []);
    return selected.length === words.length ? selected : null;
  }

  #select({ part, paragraph: element, first, last }: PlacedWords): Selected | null {
    const paragraph = this.#options.parts.get(part)?.paragraph(element);
    const selection = paragraph?.select({ first, last });
    return paragraph && selection ? { paragraph, selection } : null;
  }

  /** Comments on words of the document; where these cannot be told, on their paragraph. */
  #comment(anchor: readonly PlacedWords[], lines: readonly string[]): boolean {
    const [from] = anchor;
    const to = anchor.at(-1);
    if (!from || !to) return false;
    const start = this.#select(from);
    const end = this.#select(to);
    const outer = this.#options.parts.get('document')?.paragraph(from.paragraph)?.found.anchoredIn ?? null;
    if (outer !== null) return this.#commentParagraph(outer, lines);
    if (!start || !end) return this.#commentParagraph(from.paragraph, lines);
    const { opening, closing } = this.#marks(lines);
    start.paragraph.putBefore(start.selection.first, opening);
    end.paragraph.putAfter(end.selection.last, closing);
    return true;
  }

  #commentParagraph(element: number, lines: readonly string[]): boolean {
    const paragraph = this.#options.parts.get('document')?.paragraph(element);
    if (!paragraph) return false;
    const { opening, closing } = this.#marks(lines);
    paragraph.putAround(opening, closing);
    return true;
  }

  #marks(lines: readonly string[]) {
    const { ids, author } = this.#options;
    const { prefix } = author;
    const id = ids.next();
    this.comments.push({ id, lines });
    const own = `${prefix}id="${id}"`;
    return {
      opening: `<${prefix}commentRangeStart ${own}/>`,
      closing: `<${prefix}commentRangeEnd ${own}/><${prefix}r><${prefix}commentReference ${own}/></${prefix}r>`,
    };
  }
}
