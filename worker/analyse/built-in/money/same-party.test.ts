import { describe, expect, test } from 'vitest';
import type { ContractSide } from '../parties/contract-sides';
import { eachOnce } from './same-party';

const side = (name: string, role: string | null = null): ContractSide => ({
  side: null,
  name,
  role,
  called: [],
  party: null,
});

describe('a party that was read twice', () => {
  test.each<[string, ContractSide[], [string | null, string | null][]]>([
    [
      'by its name in a longer one',
      [side('means Cat Hotel Ltd'), side('Cat Hotel Ltd', 'we')],
      [['Cat Hotel Ltd', 'we']],
    ],
    [
      'by its role in the name of another',
      [side('Summit Language Academy'), side('Congratulations Ed', 'Academy')],
      [['Summit Language Academy', 'Academy']],
    ],
    [
      'with one role for everybody',
      [side('Open Market', 'Platform'), side('Digital Ltd', 'Platform')],
      [['Open Market', 'Platform']],
    ],
  ])('is one: %s', (_, everyone, once) => {
    expect(eachOnce(everyone, 'en').map(({ name, role }) => [name, role])).toEqual(once);
  });

  test('is not taken for one with its family name', () => {
    const everyone = [side('Ada Field', 'Landlord'), side('Jo Field', 'Tenant'), side('Ada Field', 'Guarantor')];
    expect(eachOnce(everyone, 'en')).toHaveLength(3);
  });
});
