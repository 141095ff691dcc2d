/** A law's place as most languages write it: words with a capital letter, joined by small ones. */
export const capitalisedLaw =
  "(?:[A-ZÀ-Þ][\\p{L}.'-]{1,60})(?:(?: (?:and|of|the|de|del|du|des|la|y|et|und|[A-ZÀ-Þ][\\p{L}.'-]{1,60})){0,7} [A-ZÀ-Þ][\\p{L}.'-]{1,60})?";

const word = "(?:St\\. )?\\p{Lu}[\\p{L}'-]+";
/** The same for the place of a court; one group. */
export const capitalisedPlace = `(${word}(?:,? (?:(?:and|of the|of|the|de|del|la|et|y|und) )?${word}){0,6})`;

export const capitals = (source: string) => new RegExp(source, 'u');
