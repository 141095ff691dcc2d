import { itemMark, itemPlaces, type Wording } from '../clauses/clause-wording.rules.ts';
import type { ContractBlock } from '../templates/fill-template.rules.ts';
import { contractLayout, contractText, readLayout } from './contract-layout.rules.ts';

interface Placed {
  text: string;
  layout: string;
  /** What the clause is in the contract: "12". */
  number: string;
}

/** A clause as it appears in a contract, numbered and with its blanks filled in. */
function clauseBlocks(
  number: string,
  { heading, wording, blanks }: { heading: string; wording: Wording; blanks: readonly string[] },
): ContractBlock[] {
  const places = itemPlaces(wording.paragraphs);
  let clause = 0;
  return [
    { kind: 'heading', number: `${number}.`, pieces: [{ text: heading }] },
    ...wording.paragraphs.map(({ kind, pieces }, index): ContractBlock => {
      const place = places[index];
      const mark = typeof place === 'number' ? itemMark(place) : `${number}.${++clause}`;
      const words = pieces.map(({ text, blank }) => ({ text: blank === undefined ? text : (blanks[blank] ?? text) }));
      return { kind, number: mark, pieces: words };
    }),
  ];
}

/**
 * A generated contract with one clause more, after its last numbered one and before what closes it. What stood there
 * stays as it is, to the letter. Null when the text is not what its layout says.
 */
export function addClauseToText(
  contract: { text: string; layout: string | null },
  clause: { heading: string; wording: Wording; blanks: readonly string[] },
): Placed | null {
  const paragraphs = contract.text.split('\n\n');
  const { layout } = contract;
  if (layout?.length !== paragraphs.length) return null;
  const laidOut = readLayout(contract.text, layout);
  const end = laidOut.findIndex(({ kind }) => kind === 'closing' || kind === 'signature');
  const at = end < 0 ? laidOut.length : end;
  const number = String(laidOut.filter(({ kind }) => kind === 'heading').length + 1);
  const blocks = clauseBlocks(number, clause);
  const text = [...paragraphs.slice(0, at), contractText(blocks), ...paragraphs.slice(at)].join('\n\n');
  return { text, layout: layout.slice(0, at) + contractLayout(blocks) + layout.slice(at), number };
}
