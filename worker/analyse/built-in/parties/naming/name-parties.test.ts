import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import { nameParties } from './name-parties';

const named = (language: Locale, text: string) =>
  nameParties(readContractText({ text, blocks: [], language })).map(({ name, role }) => [name, role]);

describe('the firm behind a brand is the party', () => {
  test.each([
    [
      'en',
      'Club: Iron Halden, run by Iron Leisure Limited, 4 Mill Street\n\nMember: Jo Field',
      [
        ['Iron Leisure Limited', 'Club'],
        ['Jo Field', 'Member'],
      ],
    ],
    [
      'es',
      'Club: Gimnasios Ola, S.L.\n\nSocia: Ana Ruiz Gil',
      [
        ['Gimnasios Ola, S.L.', 'Club'],
        ['Ana Ruiz Gil', 'Socia'],
      ],
    ],
    [
      'fr',
      'Ola est un logiciel édité par OLA LOGICIELS SAS, à Rennes (« nous »). Vous (« le Client »), c’est qui ouvre un compte.',
      [['OLA LOGICIELS SAS', 'nous']],
    ],
    [
      'de',
      'Mitglied: Anna Schmidt\n\nAnbieter ist die Sporthaus AG, Uferweg 6, Zürich (nachfolgend «Center»).',
      [
        ['Anna Schmidt', 'Mitglied'],
        ['Sporthaus AG', 'Center'],
      ],
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(named(language, text)).toEqual(expected);
  });
});

test('a word before a colon that may name a place makes no party of what is no firm', () => {
  expect(named('en', 'Venue: Old Barn Hall\n\nHirer: Jo Field').map(([name]) => name)).not.toContain('Old Barn Hall');
});
