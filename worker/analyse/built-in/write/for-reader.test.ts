import { describe, expect, test } from 'vitest';
import type { Reader } from '#src/features/contracts/analysis.schema.ts';
import { type Locale, locales } from '#src/i18n/locale.schema.ts';
import { createBuiltInAnalyst } from '../built-in-analyst';

const letting: Record<Locale, string> = {
  en: `TENANCY AGREEMENT

This tenancy agreement is made on 1 March 2026 between Acme Ltd (the "Landlord") and Jo Field (the "Tenant").

1. The Landlord lets the flat at 4 Mill Lane to the Tenant for a term of twelve months from 1 April 2026.

2. The Tenant shall pay the rent of £950 a month in advance on the first day of each month.

3. The Landlord may increase the rent at any time at its sole discretion and without giving reasons.

4. The deposit is not given back, whatever the reason. If the Tenant leaves early, the rent of all remaining months is payable at once in one sum.

5. This agreement is governed by the laws of England and Wales.`,
  es: `CONTRATO DE ARRENDAMIENTO DE VIVIENDA

En Madrid, a 1 de marzo de 2026, entre Acme S.L. (en adelante, "el Arrendador") y don Juan Ferrer Ríos (en adelante, "el Arrendatario").

1. El Arrendador arrienda al Arrendatario la vivienda de la calle Mayor 4 por un plazo de doce meses.

2. El Arrendatario pagará la renta de 950 € al mes por adelantado.

3. El Arrendador podrá aumentar la renta en cualquier momento, a su libre discreción y sin necesidad de justificación.

4. La fianza de 2.000 € no se devolverá en ningún caso.

5. Este contrato se rige por la ley española.`,
  fr: `CONTRAT DE LOCATION

Entre Acme SAS, ci-après dénommée « le Bailleur », et Monsieur Jean Martin, ci-après dénommé « le Locataire », le 1er mars 2026.

1. Le Bailleur loue au Locataire l'appartement situé 4 rue du Moulin pour une durée de douze mois.

2. Le Locataire paie un loyer de 950 € par mois, d'avance.

3. Le Bailleur peut augmenter le loyer à tout moment, à sa seule discrétion et sans avoir à se justifier.

4. Le dépôt de garantie de 2 000 € n'est en aucun cas restitué.

5. Le présent contrat est soumis au droit français.`,
  de: `MIETVERTRAG

Zwischen Acme GmbH (nachfolgend „Vermieter“ genannt) und Frau Anna Schmidt (nachfolgend „Mieterin“ genannt) vom 1. März 2026.

1. Der Vermieter vermietet der Mieterin die Wohnung Mühlgasse 4 für zwölf Monate.

2. Die Mieterin zahlt eine Miete von 950 € im Monat im Voraus.

3. Der Vermieter kann die Miete jederzeit nach freiem Ermessen und ohne Angabe von Gründen erhöhen.

4. Die Kaution von 2.000 € wird in keinem Fall zurückgezahlt. Der Vermieter darf die Wohnung jederzeit unangemeldet betreten.

5. Es gilt deutsches Recht.`,
  ar: `عقد إيجار

حُرر هذا العقد بتاريخ 1 مارس 2026 بين شركة النور للعقارات، ويشار إليها بـ"المؤجر"، وأحمد علي حسن، ويشار إليه بـ"المستأجر".

1. يؤجر المؤجر للمستأجر الشقة الكائنة في شارع النيل 4 لمدة اثني عشر شهرًا.

2. يلتزم المستأجر بدفع إيجار قدره 950 جنيهًا شهريًا مقدمًا.

3. يحق للمؤجر زيادة الإيجار في أي وقت وفق تقديره المطلق ودون إبداء الأسباب.

4. إذا غادر المستأجر قبل انتهاء المدة التزم بدفع كامل إيجار المدة المتبقية.

5. يخضع هذا العقد لقوانين جمهورية مصر العربية.`,
};
const read = (language: Locale, reader: Reader = null, text = letting[language]) =>
  createBuiltInAnalyst().analyse(
    { text, blocks: [], language },
    { language: 'en', today: '2026-11-20', reader, analyseAnyway: true },
  );
type Found = Awaited<ReturnType<typeof read>>;
const grave = ({ risks }: Found) => [...risks.high, ...risks.medium].map(({ title }) => title);
const quotes = (found: { evidence: { quote: string }[] }[]) =>
  found.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
const allRisks = ({ risks }: Found) => [...risks.high, ...risks.medium, ...risks.low];

const landlords: Record<Locale, NonNullable<Reader>> = {
  en: { name: 'Acme Ltd', role: 'Landlord' },
  es: { name: 'Acme S.L.', role: 'Arrendador' },
  fr: { name: 'Acme SAS', role: 'Bailleur' },
  de: { name: 'Acme GmbH', role: 'Vermieter' },
  ar: { name: 'شركة النور للعقارات', role: 'المؤجر' },
};

const charged: [Locale, string][] = [
  [
    'en',
    'If the flat is advertised elsewhere, the Landlord shall charge the Tenant a penalty of £2,000 as liquidated damages.',
  ],
  ['es', 'Si lo hace, el Arrendador cobrará al Arrendatario una penalización de 2.000 € por cada anuncio.'],
  ['fr', 'En pareil cas, le Bailleur facture au Locataire une pénalité forfaitaire de 2 000 €.'],
  ['de', 'In diesem Fall berechnet der Vermieter der Mieterin eine Vertragsstrafe von 2.000 €.'],
];

test.each(charged)(
  'a penalty that the other side charges does not favour the reader (%s)',
  async (language, charge) => {
    const found = await read(language, null, `${letting[language]}\n\n6. ${charge}`);
    expect(quotes(found.favours).join(' ')).not.toContain(charge);
    expect(quotes(allRisks(found)).join(' ')).toContain(charge);
  },
);

describe('a contract read for the side that it was written to protect less', () => {
  test.each(locales)('has risks, and nothing that favours it (%s)', async (language) => {
    const found = await read(language);
    expect(grave(found).length).toBeGreaterThan(0);
    expect(found.favours).toEqual([]);
    expect(await read(language, found.reader)).toEqual(found);
  });
});

const promisedByOther: [Locale, string, string][] = [
  ['en', letting.en, 'The Landlord shall indemnify the Tenant against every claim of the owner, whatever its cause.'],
  [
    'es',
    letting.es,
    'El Arrendador mantendrá indemne al Arrendatario frente a toda reclamación del dueño, sin límite.',
  ],
];

test.each(promisedByOther)(
  'what the other side alone promises is no risk, but favours it (%s)',
  async (language, text, promise) => {
    const found = await read(language, null, `${text}\n\n6. ${promise}`);
    expect(quotes(allRisks(found)).join(' ')).not.toContain(promise);
    expect(quotes(found.favours).join(' ')).toContain(promise);
  },
);

describe('a contract read for the other side', () => {
  test.each(locales)('has the same words as what favours it, and never as its risks (%s)', async (language) => {
    const [theirs, found] = [await read(language), await read(language, landlords[language])];
    expect(found.reader).toEqual(landlords[language]);
    const harmful = quotes([...theirs.risks.high, ...theirs.risks.medium]);
    expect(quotes(found.favours)).toEqual(expect.arrayContaining(harmful));
    expect(quotes(allRisks(found)).filter((quote) => harmful.includes(quote))).toEqual([]);
    // What to do is about one's own risks.
    expect(found.recommendations.filter(({ risk }) => risk && !allRisks(found).includes(risk))).toEqual([]);
    // Facts are the same for everyone.
    expect([found.money, found.dates, found.parties]).toEqual([theirs.money, theirs.dates, theirs.parties]);
  });

  test.each([
    ['its role', { name: 'landlord', role: null }],
    ['its name alone', { name: 'Acme Ltd', role: null }],
  ])('is read so for one who is called by %s', async (_, reader) => {
    const [called, found] = [await read('en', reader), await read('en', landlords.en)];
    expect({ ...called, reader: found.reader }).toEqual(found);
  });

  test('claims nothing of harm or favour to somebody whom the contract does not know', async () => {
    const [theirs, found] = [await read('en'), await read('en', { name: 'Zoe Unheard', role: null })];
    expect(found.favours).toEqual([]);
    expect(grave(theirs).length).toBeGreaterThan(grave(found).length);
  });

  test('says for whom it is a risk, and is named by whom one deals with', async () => {
    const found = await read('en', landlords.en);
    expect(found.favours).toContainEqual(
      expect.objectContaining({
        title: '“Leaving early costs everything still to come”',
        description: expect.stringContaining('the other side (Tenant)'),
      }),
    );
    expect(found.title).toContain('Jo Field');
  });
});

describe('a contract between sides of which neither is known to be the reader', () => {
  const text = `SUPPLY AGREEMENT

This agreement is made on 1 March 2026 between Alpha Trading Ltd ("Alpha") and Beta Works Ltd ("Beta").

1. Alpha delivers parts to Beta, and Beta delivers tools to Alpha, for two years.

2. Alpha may terminate this agreement at any time without reason and without notice.

3. Beta shall indemnify Alpha against all losses, claims and costs, even where Beta is not at fault.

4. This agreement is governed by the laws of England and Wales.`;

  test('is sorted by who may and who must, once one of them reads it', async () => {
    expect((await read('en', null, text)).reader).toBeNull();
    const alpha = await read('en', { name: 'Alpha Trading Ltd', role: 'Alpha' }, text);
    const beta = await read('en', { name: 'Beta Works Ltd', role: 'Beta' }, text);
    const clauses = (found: { evidence: { quote: string }[] }[]) =>
      ['Alpha may terminate', 'Beta shall indemnify'].filter((words) =>
        quotes(found).some((quote) => quote.includes(words)),
      );
    expect(clauses(beta.favours)).toEqual([]);
    expect(clauses(allRisks(beta)).length).toBeGreaterThan(0);
    expect(clauses(allRisks(alpha))).toEqual([]);
    expect(clauses(alpha.favours)).toEqual(clauses(allRisks(beta)));
  });
});

test('what one promises a third is no favour for whoever only answers for it', async () => {
  const text = `SURETYSHIP FOR A SERVICE CONTRACT

This contract is made on 1 March 2026 between Acme Care Ltd (the "Contractor"), Nora Field (the "Employer") and Jo Field (the "Surety").

1. The Contractor cares for the Employer at her home for a price of £900 a month for twelve months.

2. The Surety shall pay on demand whatever the Employer owes, as guarantor and without limit.

3. The Employer shall indemnify the Contractor against every claim, whether or not the Contractor is at fault.`;
  const found = await read('en', null, text);
  expect(quotes(found.favours).join(' ')).not.toContain('shall indemnify the Contractor');
});

const ownRights: [Locale, string][] = [
  ['en', 'The Tenant may close the account for the laundry at any time and for any reason, at no cost.'],
  ['es', 'El Arrendatario podrá cerrar la cuenta de la lavandería en cualquier momento y sin coste alguno.'],
  ['de', 'Die Mieterin darf das Konto für die Waschküche jederzeit ohne Angabe von Gründen schließen.'],
];

test.each(ownRights)('a right of the reader alone is no risk of the reader (%s)', async (language, right) => {
  const found = await read(language, null, `${letting[language]}\n\n6. ${right}`);
  expect(quotes(allRisks(found)).join(' ')).not.toContain(right);
});
