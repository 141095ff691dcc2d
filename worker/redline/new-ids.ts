/** Stands for an id that is given once all is written: no XML holds it. */
const pending = '\u0001';

/** Who changes the file, when, and the prefix of its elements ("w:"). */
export interface Author {
  prefix: string;
  name: string;
  /** ISO 8601, to the second. */
  date: string;
}

/** The attributes of a change, with an id to come. */
export const changeAttributes = ({ prefix, name, date }: Author): string =>
  `${prefix}id="${pending}" ${prefix}author="${name}" ${prefix}date="${date}"`;

export const withNewId = (tag: string): string => tag.replace(/(:id\s*=\s*["'])[^"']*/, `$1${pending}`);

const ids = /:id=["'](\d{1,9})["']/g;

/** Counts ids on from the greatest in these parts. */
export class NewIds {
  #last = 0;

  constructor(parts: readonly string[]) {
    for (const part of parts) for (const [, id] of part.matchAll(ids)) this.#last = Math.max(this.#last, Number(id));
  }

  next(): number {
    return ++this.#last;
  }

  give(xml: string): string {
    return xml.replaceAll(pending, () => String(this.next()));
  }
}
