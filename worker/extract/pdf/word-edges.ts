// What cleaning takes out of a text makes no word.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const nothing = /^[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\uFEFF\uFFFE\uFFFF]*$/;

/** Notes where words begin and end on the page while the text of a line is put together, in the order of the text. */
export class WordEdges {
  /** Left and right edge of each word. */
  readonly edges: number[] = [];
  #open = false;

  /** The next piece of the text, drawn between two edges; white space ends a word. */
  add(text: string, left: number, right: number): void {
    if (nothing.test(text)) {
      // A hyphen at a line end belongs to its word.
      if (this.#open) this.#widen(left, right);
      return;
    }
    text.split(/\s+/).forEach((part, index) => {
      if (index > 0) this.#open = false;
      if (part !== '') this.#widen(left, right);
    });
  }

  /** White space that has no place. */
  gap(): void {
    this.#open = false;
  }

  /** Words that follow; with `glued` the first of them goes on where the last has ended. */
  join(after: WordEdges, glued: boolean): void {
    this.#open = glued && this.edges.length > 0;
    for (let at = 0; at < after.edges.length; at += 2) {
      this.#widen(after.edges[at] ?? 0, after.edges[at + 1] ?? 0);
      this.#open = false;
    }
    this.#open = after.#open;
  }

  #widen(left: number, right: number): void {
    const last = this.edges.length - 2;
    if (this.#open) {
      this.edges[last] = Math.min(this.edges[last] ?? left, left);
      this.edges[last + 1] = Math.max(this.edges[last + 1] ?? right, right);
    } else {
      this.edges.push(left, right);
      this.#open = true;
    }
  }
}
