/** Letters and digits alone: what two readers of the same page agree on. */
export type Folded = {
  letters: string;
  /** Where in the original each of `letters` begins and ends. */
  starts: number[];
  ends: number[];
};

const neither = /[^\p{L}\p{N}]|\u0640/gu;

const plain = (character: string) => character.normalize('NFKD').replace(neither, '').toLowerCase();

/**
 * A text without everything that readers of a file treat differently: spaces, line ends, hyphens, quotation marks,
 * ligatures, presentation forms, accents, capitals.
 */
export function fold(text: string): Folded {
  const folded: Folded = { letters: '', starts: [], ends: [] };
  let index = 0;
  for (const character of text) {
    const letters = plain(character);
    folded.letters += letters;
    for (let unit = 0; unit < letters.length; unit++) {
      folded.starts.push(index);
      folded.ends.push(index + character.length);
    }
    index += character.length;
  }
  return folded;
}
