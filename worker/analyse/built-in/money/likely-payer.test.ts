import { describe, expect, test } from 'vitest';
import { partyBy } from './likely-payer';

const silent = { said: null, byRules: null, eitherMayPay: false, isByRoles: false, purpose: null };

describe('who pays', () => {
  test('is whom the sentence names, unless what was learned is sure of the other: then nobody is told', () => {
    const said = { said: 'other', byRules: 'other', eitherMayPay: false, isByRoles: false, purpose: null } as const;
    expect(partyBy(-0.1, said)).toBe('other');
    expect(partyBy(2, said)).toBe('other');
    expect(partyBy(4, said)).toBe(null);
    // Where it says both who pays and who is paid, more is needed.
    expect(partyBy(4, said, true)).toBe('other');
    expect(partyBy(6, said, true)).toBe(null);
  });

  test('is who usually pays such a sum, where what was learned agrees', () => {
    const usual = { said: null, byRules: 'reader', eitherMayPay: false, isByRoles: false, purpose: null } as const;
    expect(partyBy(2.2, usual)).toBe('reader');
    expect(partyBy(1.2, usual)).toBe(null);
    expect(partyBy(-1.2, usual)).toBe(null);
    expect(partyBy(-3.2, usual)).toBe('other');
    expect(partyBy(0.2, { ...usual, eitherMayPay: true })).toBe('reader');
    expect(partyBy(1.2, { ...usual, isByRoles: true })).toBe('reader');
    expect(partyBy(0.2, { ...usual, isByRoles: true })).toBe(null);
    expect(partyBy(-0.2, { ...usual, isByRoles: true })).toBe(null);
  });

  test('is who usually bears what comes off, and never against the rules', () => {
    const off = { said: null, byRules: 'other', eitherMayPay: true, isByRoles: true, purpose: 'discount' } as const;
    expect(partyBy(-1.2, off)).toBe('other');
    expect(partyBy(-0.4, off)).toBe(null);
    expect(partyBy(9, off)).toBe(null);
  });

  test('is told by what was learned alone only where that is sure, and neither works for the other', () => {
    expect(partyBy(2.2, silent)).toBe('reader');
    expect(partyBy(-2.2, silent)).toBe('other');
    expect(partyBy(1.6, silent)).toBe(null);
    expect(partyBy(5, { ...silent, eitherMayPay: true })).toBe(null);
  });
});
