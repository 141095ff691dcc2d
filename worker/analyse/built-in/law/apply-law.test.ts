import { describe, expect, test } from 'vitest';
import { createBuiltInAnalyst } from '../built-in-analyst';
import { risksUnderLaw, rulesDoubted, wordingUnderLaw } from './testing/doubted';

const restLate = 'Sums paid late bear interest at 30 % a year.';
const supply = (law: string) =>
  `This contract is made between Mill Ltd (the "Supplier") and Hill Ltd (the "Customer").\n\n${restLate}\n\nThis agreement is governed by the law of ${law}.`;
const saudiRule = 'Saudi Basic Law of Governance, art. 48, with the Sharia’s prohibition of riba';

describe('interest', () => {
  test('is doubted under Saudi law, and neither asked for nor proposed in its place', () => {
    const risks = risksUnderLaw(supply('Saudi Arabia'), 'en', 'goods-supply');
    const doubted = risks.filter(({ doubt }) => doubt?.rule === saudiRule);
    expect(doubted.map(({ ask }) => ask ?? '')).toEqual([expect.not.stringContaining('interest')]);
    expect(wordingUnderLaw(supply('Saudi Arabia'), 'en', 'goods-supply')).toEqual([
      expect.stringContaining('bear no interest'),
    ]);
  });

  test('is proposed at the rate of the law elsewhere', () => {
    expect(rulesDoubted(supply('Scotland'), 'en', 'goods-supply')).toEqual([]);
    expect(wordingUnderLaw(supply('Scotland'), 'en', 'goods-supply')).toEqual([
      expect.stringContaining('statutory rate'),
    ]);
  });

  test('that is not charged is not doubted', () => {
    const text = supply('Saudi Arabia').replace(restLate, 'Sums paid late bear no interest, not even 1 % a year.');
    expect(rulesDoubted(text, 'en', 'goods-supply')).toEqual([]);
  });

  test('above seven percent a year is doubted under Egyptian law', () => {
    const loan = (rate: number) =>
      `أبرم هذا العقد بين السيد سامي حسن («الدائن») والسيدة هدى سالم («المدين»).\n\nيستحق على المبلغ فائدة سنوية قدرها ${rate}%.\n\nيخضع هذا العقد لقوانين جمهورية مصر العربية.`;
    expect(rulesDoubted(loan(12), 'ar', 'private-loan')).toEqual(['Egyptian Civil Code, art. 227']);
    expect(rulesDoubted(loan(7), 'ar', 'private-loan')).toEqual([]);
  });
});

describe('the law of a place', () => {
  const deposit = 'Die Mieterin zahlt eine Kaution von vier Monatsmieten.';
  const lease = (more: string) =>
    `Mietvertrag zwischen Anna See (die „Mieterin“) und Lutz Au (der „Vermieter“).\n\n${deposit}\n\n${more}`;

  test('is known by where a let home is, if no law is named', () => {
    expect(rulesDoubted(lease('Die Wohnung liegt in 04109 Leipzig, Markt 3.'), 'de', 'residential-tenancy')).toEqual([
      '§ 551 BGB',
    ]);
  });

  test('is not known by where a party lives', () => {
    const text = lease('Lutz Au, Markt 3, 04109 Leipzig, erhält alle Schreiben.');
    expect(rulesDoubted(text, 'de', 'residential-tenancy')).toEqual([]);
  });

  test('is that of the law named, wherever the home is', () => {
    const text = lease('Die Wohnung liegt in Leipzig.\n\nEs gilt schweizerisches Recht.');
    expect(rulesDoubted(text, 'de', 'residential-tenancy')).toEqual(['OR/CO art. 257e']);
  });

  test('is known by the statutes that the contract names', () => {
    expect(rulesDoubted(lease('Die Verjährung richtet sich nach § 548 BGB.'), 'de', 'residential-tenancy')).toEqual([
      '§ 551 BGB',
    ]);
  });

  test('does not count for a let in Wales, nor for a job in the Dubai financial centre', () => {
    const wales = `This contract is made between Ann Hill (the "Tenant") and Bob Reed (the "Landlord").\n\nThe rent is £1,300 a month, paid by the Tenant.\n\nThe Tenant pays the Landlord a deposit of £2,600.\n\nThe flat is in Cardiff.\n\nThis agreement is governed by the law of England and Wales.`;
    expect(rulesDoubted(wales, 'en', 'residential-tenancy')).toEqual([]);
    const dubai = `This contract is made between Mill Ltd (the "Employer") and Ann Hill (the "Employee").\n\nThe first nine months are a probationary period.\n\nThe place of work is in the DIFC.\n\nThis agreement is governed by the law of the United Arab Emirates.`;
    expect(rulesDoubted(dubai, 'en', 'employment')).toEqual([]);
    expect(rulesDoubted(dubai.replace('the DIFC', 'Sharjah'), 'en', 'employment')).toHaveLength(1);
  });
});

describe('a whole lease', () => {
  const lease = `Assured shorthold tenancy agreement

This assured shorthold tenancy of a flat is made between Bob Reed (the "Landlord") and Ann Hill (the "Tenant"). The Landlord lets the flat at 4 Mill Lane, Leeds, as a home to the Tenant.

1. Rent. The Tenant pays the Landlord a rent of £1,300 a month.

2. Deposit. The Tenant pays the Landlord a tenancy deposit of £2,600 before moving in. The landlord keeps it for damage to the property beyond fair wear and tear.

3. Use. The Tenant shall use the property as a private residence only. The landlord keeps the structure of the dwelling in repair. Council tax is paid by the Tenant. The gas safety record is annexed.

4. Law. This agreement is governed by the law of England and Wales.`;
  const analyse = (reader: { name: string | null; role: string | null } | null) =>
    createBuiltInAnalyst().analyse(
      { text: lease, blocks: [], language: 'en' },
      { language: 'fr', today: '2026-01-01', analyseAnyway: true, reader },
    );

  test('has its doubt told in the language of the reader', async () => {
    const { risks, contractKind } = await analyse(null);
    expect(contractKind).toBe('residential-tenancy');
    expect(risks.medium.find(({ doubt }) => doubt !== null)).toMatchObject({
      title: 'Un dépôt de garantie élevé',
      doubt: {
        rule: 'Tenant Fees Act 2019, s. 3 and Sch. 1 para. 2',
        why: expect.stringMatching(/5\ssemaines/),
        certainty: 'likely',
      },
      evidence: [{ quote: expect.stringContaining('£2,600') }],
    });
  });

  test('has what goes beyond the law told to the landlord as a gain, and as no risk', async () => {
    const { risks, favours } = await analyse({ name: 'Bob Reed', role: 'Landlord' });
    expect(favours.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)).join(' ')).toContain('£2,600');
    expect([...risks.high, ...risks.medium, ...risks.low].filter(({ doubt }) => doubt !== null)).toEqual([]);
  });
});

test('Death and injury through fault cannot be excluded in Britain, unless the words keep them or speak of animals', () => {
  const terms = (words: string) =>
    `This contract is made between Form Ltd (the "Club") and Ann Hill (the "Member").\n\n${words}\n\nThis agreement is governed by Scots law.`;
  const rule = 'Consumer Rights Act 2015, s. 65; Unfair Contract Terms Act 1977, s. 16(1)';
  const excluded = 'The Club is not liable for any injury or death of the Member, however caused.';
  expect(rulesDoubted(terms(excluded), 'en', 'gym-membership')).toEqual([rule]);
  const kept = 'The Club is not liable for any injury of the Member, except where its negligence caused it.';
  expect(rulesDoubted(terms(kept), 'en', 'gym-membership')).toEqual([]);
  expect(rulesDoubted(terms(`${excluded}\n\nDogs wait outside.`), 'en', 'gym-membership')).toEqual([]);
});
