import { expect, test } from 'vitest';
import { segmentsOf } from './contract-text-segments';

const paragraph = { start: 100, end: 200 };
const drawn = (...asked: Parameters<typeof segmentsOf>) =>
  segmentsOf(...asked).map(({ start, end, note, marked }) => `${start}-${end} ${marked ? 'marked' : (note ?? 'bare')}`);

test('a paragraph that nothing rests on stays whole', () => {
  expect(drawn(paragraph, [], null)).toEqual(['100-200 bare']);
  expect(drawn(paragraph, [{ start: 0, end: 100, tone: 'high' }], { start: 200, end: 300 })).toEqual(['100-200 bare']);
});

test('the opened quote is marked at its place and nowhere else', () => {
  expect(drawn(paragraph, [], { start: 120, end: 150 })).toEqual(['100-120 bare', '120-150 marked', '150-200 bare']);
});

test('a quote that runs over paragraphs is marked to the edges of each', () => {
  expect(drawn(paragraph, [], { start: 50, end: 130 })).toEqual(['100-130 marked', '130-200 bare']);
  expect(drawn(paragraph, [], { start: 180, end: 400 })).toEqual(['100-180 bare', '180-200 marked']);
});

test('where findings overlap, the gravest is shown', () => {
  const notes = [
    { start: 110, end: 160, tone: 'low' as const },
    { start: 140, end: 180, tone: 'high' as const },
    { start: 105, end: 190, tone: 'plain' as const },
  ];
  expect(drawn(paragraph, notes, null)).toEqual([
    '100-105 bare',
    '105-110 plain',
    '110-140 low',
    '140-160 high',
    '160-180 high',
    '180-190 plain',
    '190-200 bare',
  ]);
});

test('marked words are not broken up by the findings under them', () => {
  const notes = [{ start: 110, end: 160, tone: 'low' as const }];
  expect(drawn(paragraph, notes, { start: 120, end: 180 })).toEqual([
    '100-110 bare',
    '110-120 low',
    '120-180 marked',
    '180-200 bare',
  ]);
});
