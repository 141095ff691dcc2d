import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { learnedModels } from '../learned/weights';
import { readContractText } from '../text/contract-text';
import { createPaidScorer } from './likely-paid';
import { readPayerClues } from './payer-clues';
import { readTwoSides } from './read-two-sides';

const openings: Partial<Record<Locale, string>> = {
  en: 'This Agreement is made between Acme Ltd (the "Seller") and Jo Field (the "Buyer").',
  es: 'Contrato entre Acme, S.L. (el «Vendedor») y Ana Ruiz Vega (la «Compradora»).',
  fr: 'Contrat entre Acme SARL (le « Vendeur ») et Anne Morel (l’« Acheteuse »).',
  de: 'Vertrag zwischen der Acme GmbH („Verkäuferin“) und Anna Feld („Käuferin“).',
};

function scoresOf(words: string, language: Locale): number[] {
  const contract = readContractText({ text: `${openings[language]}\n\n${words}`, blocks: [], language });
  const sides = readTwoSides(contract);
  const all = sides ? readPayerClues(sides, contract, { withLeftOut: true }) : [];
  return all.map(createPaidScorer(learnedModels().paid, all, language));
}

describe('a sum that is to be paid scores more than one that is but named', () => {
  const pairs: Partial<Record<Locale, [paid: string, named: string]>> = {
    en: ['The Buyer pays £900 a month.', 'Its liability is limited to £50,000 for each claim.'],
    es: ['La Compradora paga 900 euros al mes.', 'Su responsabilidad se limita a 50.000 euros por siniestro.'],
    fr: ['L’Acheteuse paie 900 euros par mois.', 'Sa responsabilité est limitée à 50 000 euros par sinistre.'],
    de: ['Die Käuferin zahlt 900 Euro im Monat.', 'Ihre Haftung ist auf 50.000 Euro je Schadensfall begrenzt.'],
  };
  test.for(Object.entries(pairs) as [Locale, [string, string]][])('(%s)', ([language, [paid, named]]) => {
    const [one, other, ...more] = scoresOf(`${paid}\n\n${named}`, language);
    expect(more).toEqual([]);
    expect(one).toBeGreaterThan(other as number);
  });
});
