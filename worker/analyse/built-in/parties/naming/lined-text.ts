import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';

const columns = /\t| {3}/;

/** A part of the normalised text whose lines end as they do in the document, at the same offsets; a tab between columns. */
export function linedText(contract: ContractText, from: number, to: number): string {
  const { text } = contract;
  const end = Math.min(to, text.length);
  const source = contract.cite({ start: from, end }).quote;
  const first = startOf(from, contract);
  let lined = '';
  let copied = from;
  for (let at = text.indexOf(' ', from); at >= 0 && at < end - 1; at = text.indexOf(' ', at + 1)) {
    const gap = source.slice(startOf(at, contract) - first, startOf(at + 1, contract) - first);
    const sign = gap.includes('\n') ? '\n' : columns.test(gap) ? '\t' : null;
    if (!sign) continue;
    lined += `${text.slice(copied, at)}${sign}`;
    copied = at + 1;
  }
  return lined + text.slice(copied, end);
}

const startOf = (offset: number, contract: ContractText) =>
  contract.cite({ start: offset, end: offset + 1 }).start ?? 0;

/** Where each line begins and ends. */
export function linesOf(lined: string): { start: number; end: number }[] {
  let start = 0;
  return lined.split('\n').map(({ length }) => {
    const line = { start, end: start + length };
    start += length + 1;
    return line;
  });
}
