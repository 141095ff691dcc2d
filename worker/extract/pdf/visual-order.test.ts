import { describe, expect, it } from 'vitest';
import { toReadingOrder, turnBrackets } from './visual-order';

/** Characters as they stand on the page, from left to right. */
const seen = (text: string) =>
  [...text].map((char, index) => ({ text: char, at: index, left: index, right: index + 1 }));
const read = (text: string) =>
  toReadingOrder(seen(text))
    .map((cluster) => cluster.text)
    .join('');
const mirrored = (text: string) => [...text].reverse().join('');

describe('a line of Arabic as it stands on the page', () => {
  it('is read from right to left', () => {
    expect(read(mirrored('عقد إيجار'))).toBe('عقد إيجار');
  });

  it('keeps figures and Latin words in their own order', () => {
    expect(read(`${mirrored(' دفعة')}1,250.00${mirrored('المبلغ ')}`)).toBe('المبلغ 1,250.00 دفعة');
    expect(read(`${mirrored('شركة ')}Creative Commons${mirrored('مؤسسة ')}`)).toBe('مؤسسة Creative Commonsشركة ');
    expect(read(`${mirrored('يوم')} ٣٠ ${mirrored('خلال')}`)).toBe('خلال ٣٠ يوم');
  });

  it('has the number of a clause in front', () => {
    expect(read(`${mirrored('التعريفات')} .1`)).toBe('1. التعريفات');
    expect(read('Creative Commons .1')).toBe('1. Creative Commons');
  });

  it('opens and closes its brackets, whichever way they were drawn', () => {
    expect(turnBrackets(['شركة )محدودة( هنا'])).toEqual(['شركة (محدودة) هنا']);
    expect(turnBrackets(['شركة (محدودة) هنا'])).toEqual(['شركة (محدودة) هنا']);
  });
});
