import { describe, expect, it } from 'vitest';
import { timelineOf } from '../dates/timeline';
import { readContractText } from './contract-text';

const read = (text: string) => readContractText({ text, blocks: [], language: 'en' });
const page = (words: string, number: number) =>
  `${words}\n\n${number}\n\nSource: HARBOUR DATA CORP, 10-Q, 11/13/2000\n\nMASTER SERVICES AGREEMENT — CONFIDENTIAL`;

describe('what pages print around a contract', () => {
  const text = [
    page('1. Fees. The Customer shall pay the fees of the Supplier within thirty days of the', 1),
    page('invoice, unless the invoice is disputed. The Supplier shall deliver', 2),
    page('the services with care.', 3),
    '2. Law. English law governs this Agreement.',
  ].join('\n\n');

  it('does not cut a sentence in two, and its quote is what the file says', () => {
    const contract = read(text);
    const sentence = contract.sentences.find(({ words }) => words.includes('within thirty days'));
    expect(sentence?.words).toBe(
      'The Customer shall pay the fees of the Supplier within thirty days of the invoice, unless the invoice is disputed.',
    );
    const { quote, start } = contract.cite(sentence ?? { start: 0, end: 0 });
    expect(text.slice(start, (start ?? 0) + quote.length)).toBe(quote);
    expect(quote.startsWith('The Customer shall pay') && quote.endsWith('is disputed.')).toBe(true);
  });

  it('says no day of the contract by the day of a filing', () => {
    const { agreed, start, end, days } = timelineOf(read(text));
    expect([agreed, start, end, days]).toEqual([null, null, null, []]);
  });

  it('is kept where it stands between sentences', () => {
    const sentences = read(text).sentences.map(({ words }) => words);
    expect(sentences.filter((words) => words.includes('CONFIDENTIAL')).length).toBe(1);
    expect(sentences.at(-1)).toBe('English law governs this Agreement.');
  });
});

describe('a line that comes again thousands of times', () => {
  const timed = (lines: string[]) => {
    const started = performance.now();
    read(lines.join('\n\n'));
    return performance.now() - started;
  };

  it('is read in about the time of lines that do not', () => {
    const letters = (index: number) => String(index).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
    const lines = Array.from({ length: 20_000 }, (_, index) => letters(index));
    const honest = timed(lines);
    expect(timed(lines.map(() => 'cell'))).toBeLessThan(8 * Math.max(honest, 100));
  });
});
