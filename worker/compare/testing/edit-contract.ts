/** A contract as paragraphs, edited as a person would; each edit fails where there is nothing to edit. */
export type Edit = (paragraphs: string[]) => string[];

const at = (paragraphs: readonly string[], start: string) => {
  const index = paragraphs.findIndex((paragraph) => paragraph.startsWith(start));
  if (index < 0) throw new Error(`no paragraph starts with ${start}`);
  return index;
};

export const replace =
  (old: string, now: string): Edit =>
  (paragraphs) => {
    if (paragraphs.filter((paragraph) => paragraph.includes(old)).length !== 1) throw new Error(`not once: ${old}`);
    return paragraphs.map((paragraph) => paragraph.replace(old, now));
  };

export const drop =
  (start: string): Edit =>
  (paragraphs) =>
    paragraphs.toSpliced(at(paragraphs, start), 1);

export const insertAfter =
  (start: string, ...added: string[]): Edit =>
  (paragraphs) =>
    paragraphs.toSpliced(at(paragraphs, start) + 1, 0, ...added);

/** The paragraphs from one to before another go to before a third. */
export const move =
  ({ from, until, before }: { from: string; until: string; before: string }): Edit =>
  (paragraphs) => {
    const [start, end] = [at(paragraphs, from), at(paragraphs, until)];
    const rest = paragraphs.toSpliced(start, end - start);
    return rest.toSpliced(at(rest, before), 0, ...paragraphs.slice(start, end));
  };

/** Clauses get other numbers, as do the words that refer to them. */
export const renumber =
  (numbers: Record<number, number>): Edit =>
  (paragraphs) => {
    const other = (number: string) => String(numbers[Number(number)] ?? number);
    return paragraphs.map((paragraph) =>
      paragraph
        .replace(/^(\d)(\.)/, (_, number, point) => other(number) + point)
        .replace(/(clause|article|Ziffer|cláusula) (\d)/g, (_, word, number) => `${word} ${other(number)}`),
    );
  };

/** One paragraph becomes two. */
export const part =
  (before: string, after: string): Edit =>
  (paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const seam = paragraph.indexOf(`${before} ${after}`);
      return seam < 0
        ? [paragraph]
        : [paragraph.slice(0, seam + before.length), paragraph.slice(seam + before.length + 1)];
    });

/** Lines of a narrow page, with words parted at their ends, typewriter quotes and ligatures: nothing of it is a change. */
export const typedAnew: Edit = (paragraphs) =>
  paragraphs.map((paragraph) =>
    paragraph
      .replace(/[“”„«»]\u00A0?/g, '"')
      .replace(/’/g, "'")
      .replace(/fi/g, 'ﬁ')
      .replace(/(\S+ \S+ \S+) /g, '$1\u00A0\u200B')
      .replace(/ment\b/g, '\u00ADment'),
  );

export const written = (text: string, edits: readonly Edit[]): string[] =>
  edits.reduce((paragraphs, edit) => edit(paragraphs), text.trim().split(/\n\n+/));
