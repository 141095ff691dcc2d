import { expect, test } from 'vitest';
import { needsUpgrade, refusalTitle } from './upload-refusal.rules';

test('a document that a larger plan would let through offers the plans', () => {
  expect(needsUpgrade({ reason: 'Se superaría el límite.', availableTokens: 0 })).toBe(true);
  expect(needsUpgrade({ reason: 'Monthly token limit would be exceeded', availableTokens: null })).toBe(true);
});

test('a document that no plan would let through does not', () => {
  expect(needsUpgrade({ reason: 'This file is damaged.', availableTokens: null })).toBe(false);
  expect(needsUpgrade({ reason: null, availableTokens: null })).toBe(false);
});

test('a document is called too large only when its size is the reason', () => {
  expect(refusalTitle({ reasonCode: 'contracts.document_too_large' })).toBe('Document Too Large');
  expect(refusalTitle({ reasonCode: null })).toBe('Document Too Large');
  expect(refusalTitle({ reasonCode: 'contracts.file_scanned' })).toBe('Document Cannot Be Read');
});
