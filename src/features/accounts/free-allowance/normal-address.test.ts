import { expect, test } from 'vitest';
import { normalAddress } from './normal-address.rules';

test.each([
  ['Ada@Example.test', 'ada@example.test'],
  ['ada+second@example.test', 'ada@example.test'],
  ['ada.love@example.test', 'ada.love@example.test'],
  ['A.da.Love+x@googlemail.com', 'adalove@gmail.com'],
  ['+ada@example.test', '+ada@example.test'],
])('%s is the mailbox %s', (typed, mailbox) => {
  expect(normalAddress(typed)).toBe(mailbox);
});
