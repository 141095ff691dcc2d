import { describe, expect, test } from 'vitest';
import { guessReader } from './guess-reader';

const party = (name: string | null, role: string | null) => ({ name, role, called: [] });

describe('whoever has a contract read', () => {
  test.for([
    ['en', party('Jo Field', 'Seller'), party('Otley Sawmill Ltd', 'Buyer')],
    ['es', party('Ana Ruiz Gil', 'Vendedora'), party('Aceites Roble, S.L.', 'Compradora')],
    ['fr', party('Lise Daval', 'Vendeur'), party('Scierie Royer SARL', 'Acheteur')],
    ['de', party('Anna Roth', 'Verkäuferin'), party('Halden Mills GmbH', 'Käuferin')],
    ['ar', party('زينة الهادي', 'البائعة'), party('شركة الواحة ذ.م.م', 'المشتري')],
  ] as const)('is the person, whatever a firm buys of them (%s)', ([language, person, firm]) => {
    expect(guessReader([firm, person], language)).toBe(person);
  });

  test('is the owner who has work done, and not who stands surety for them', () => {
    const owner = party('Jo Field', 'Employer');
    const all = [owner, party('Otley Care Ltd', 'Contractor'), party('Ann Field', 'Surety')];
    expect(guessReader(all, 'en')).toBe(owner);
  });

  test('is nobody for sure between two people who are called nothing', () => {
    expect(guessReader([party('Jo Field', null), party('Al Moor', null)], 'en')).toBe(null);
  });
});
