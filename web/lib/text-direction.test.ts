import { expect, test } from 'vitest';
import { directionOfText } from './text-direction';

test.each([
  ['المعدات العدد الأجرة', 'rtl'],
  ['عقد مع Acme Ltd بشأن التوريد والصيانة', 'rtl'],
  ['Contract with شركة النخيل about supplies', 'ltr'],
  ['(a) استعمال المعدات', 'rtl'],
  ['1 2 3', 'ltr'],
])('%s runs %s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction);
});
