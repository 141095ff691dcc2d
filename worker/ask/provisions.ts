import type { ContractText, Sentence } from '../analyse/built-in/text/contract-text';

/** What is shown as one passage: a paragraph, its list, or a part of a long one. Offsets are into the document's text. */
export interface Provision {
  start: number;
  end: number;
  words: string;
  /** The headings above it, outermost first, joined by " / ". */
  heading: string;
  /** What introduces the list that it belongs to, where it stands before it. */
  lead: string;
}

/** In characters: some six lines. */
const longest = 700;
const shortest = 16;

/** The contract in passages that can be read by themselves, in the order of the text. */
export function cutProvisions(contract: ContractText): Provision[] {
  const provisions: Provision[] = [];
  let open: Sentence[] = [];
  const close = () => {
    const [first] = open;
    const last = open.at(-1);
    if (first && last && last.end - first.start >= shortest) provisions.push(provisionOf(contract, first, last));
    open = [];
  };
  for (const sentence of contract.sentences) {
    if (sentence.isHeading) close();
    else {
      if (!goesOn(contract, open, sentence)) close();
      open.push(sentence);
    }
  }
  close();
  return provisions;
}

/** A line that names what follows, where it was not read as a heading. */
const isTitle = (words: string) =>
  words.length <= 80 && !/[.:;!?؟]/.test(words.replace(/^\p{L}{1,8}\. ?\d+|^\d+\./u, ''));

/** Whether a sentence belongs to the passage before it: the same paragraph, an item of its list, or under its title. */
function goesOn(contract: ContractText, open: readonly Sentence[], sentence: Sentence): boolean {
  const [first] = open;
  const last = open.at(-1);
  if (!first || !last || sentence.end - first.start > longest) return false;
  if (open.length === 1 && isTitle(first.words)) return true;
  if (last.clause !== sentence.clause) return false;
  const isSameParagraph = !contract.text.slice(last.end, sentence.start).includes('\n');
  return isSameParagraph || (sentence.lead !== '' && open.some(({ words }) => words === sentence.lead));
}

function provisionOf(contract: ContractText, first: Sentence, last: Sentence): Provision {
  const { quote, start = 0 } = contract.cite({ start: first.start, end: last.end });
  return {
    start,
    end: start + quote.length,
    words: contract.text.slice(first.start, last.end),
    heading: first.clause.heading,
    lead: first.lead,
  };
}
