import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { readBoundParties } from './bound-party';

function boundBy(text: string, language: Locale = 'en') {
  const contract = readContractText({ text, blocks: [], language });
  return readBoundParties(contract.sentences, contract);
}

describe('whom a duty binds', () => {
  test('is the party that shall or shall not do something', () => {
    expect(boundBy('During the Term, the Service Provider shall maintain insurance.')).toBe('Service Provider');
    expect(boundBy('Licensee may not sublicense its rights.')).toBe('Licensee');
  });

  test('is not the party that is given a right', () => {
    expect(boundBy('The Sponsor shall have the right to terminate this Agreement.')).toBeNull();
    expect(boundBy('Licensor may terminate this Agreement.')).toBeNull();
  });

  test('is the one who has no right', () => {
    expect(boundBy('Sponsor shall have no right to assign this Agreement.')).toBe('Sponsor');
  });

  test('is both where both are meant, and unsaid where sentences name different parties', () => {
    expect(boundBy('Each party shall insure its staff.')).toBe('both');
    expect(boundBy('Owner shall not assign.\n\nOperator shall not assign.')).toBeNull();
  });

  test('is named as the document writes it', () => {
    expect(boundBy('لا يجوز للمُستأجر التنازل عن العقد.', 'ar')).toBe('المُستأجر');
    expect(boundBy('Der Auftragnehmer ist verpflichtet, sich zu versichern.', 'de')).toBe('Auftragnehmer');
  });
});
