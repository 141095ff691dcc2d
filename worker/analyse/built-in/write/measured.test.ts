import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { createBuiltInAnalyst } from '../built-in-analyst';

async function measure(text: string, language: Locale = 'en') {
  const document = { text, blocks: [], language };
  const findings = await createBuiltInAnalyst().analyse(document, {
    language: 'en',
    today: '2026-11-28',
    analyseAnyway: true,
  });
  const { clauses, silentOn } = findings.measured ?? { clauses: [], silentOn: [] };
  return {
    findings,
    silentOn,
    of: (type: string) => {
      const clause = clauses.find(({ clauseType }) => clauseType === type);
      if (!clause) return null;
      const { clauseType, evidence, ...read } = clause;
      const known = Object.entries(read).filter(([, value]) => value !== null);
      return { ...Object.fromEntries(known), quote: evidence[0]?.quote };
    },
  };
}

const services = `SERVICES AGREEMENT

between Harbour Retail Ltd, 4 Quay Street, London (the "Client") and Mara Lind (the "Supplier").

1. Fees. The Client shall pay the Supplier GBP 2,400 a month. Each invoice is payable within ninety (90) days of its receipt.

2. Term. This Agreement begins on 1 March 2027 and runs for one year. It renews automatically for further periods of one year unless either party gives four months' notice before the end of the term.

3. Exclusivity. The Supplier grants the Client the sole and exclusive right to use the designs, and shall not sell them to any third party.

4. Liability. The total liability of the Supplier under this Agreement shall not exceed GBP 10,000.

5. Law. This Agreement is governed by the laws of England and Wales.
`;

test('days, renewal, the most that is owed, the law and refused clauses are measured with their words', async () => {
  const { of, silentOn } = await measure(services);
  expect(of('payment-terms')).toMatchObject({ days: 90, quote: expect.stringContaining('ninety (90) days') });
  expect(of('notice-to-terminate-renewal')).toMatchObject({ days: 120 });
  expect(of('renewal-term')).toMatchObject({ automatic: true });
  expect(of('cap-on-liability')).toMatchObject({ amount: 10_000, currency: 'GBP' });
  expect(of('governing-law')).toMatchObject({ law: 'england-and-wales' });
  expect(of('exclusivity')).toMatchObject({ quote: expect.stringContaining('exclusive right') });
  expect(of('non-compete')).toBeNull();
  expect(silentOn).toContain('arbitration');
  expect(silentOn).not.toContain('exclusivity');
  // Too short to say all that was agreed.
  expect(silentOn).not.toContain('data-protection');
});

test.each([
  [
    'de',
    'Dieser Vertrag unterliegt deutschem Recht. Die Rechnung ist innerhalb von 45 Tagen nach Erhalt zu zahlen.',
    'germany',
    45,
  ],
  [
    'fr',
    'Le présent contrat est soumis au droit français. Les factures sont payables dans un délai de 45 jours à compter de leur réception.',
    'france',
    45,
  ],
  [
    'es',
    'El presente contrato se rige por la legislación española. Las facturas se pagarán en un plazo de 45 días desde su recepción.',
    'spain',
    45,
  ],
  ['ar', 'يخضع هذا العقد لقوانين جمهورية مصر العربية. يدفع العميل كل فاتورة خلال 45 يومًا من استلامها.', 'egypt', 45],
] as const)('in %s too', async (language, text, law, days) => {
  const { of } = await measure(text, language);
  expect(of('governing-law')).toMatchObject({ law });
  expect(of('payment-terms')).toMatchObject({ days });
});

test('a law that is none of those that are known, and a period that is not said, stay open', async () => {
  const { of } = await measure(
    'This Agreement is governed by the laws of the State of Delaware. The Client pays each invoice promptly.',
  );
  expect(of('governing-law')).toEqual({ quote: expect.stringContaining('Delaware') });
  expect(of('payment-terms') ?? {}).not.toHaveProperty('days');
});

test('of what no word speaks in a whole contract it is known, of what some word may it is not', async () => {
  const filler = Array.from(
    { length: 30 },
    (_, at) =>
      `${at + 6}. The Supplier delivers part ${at} of the shelves to the shop in the week that the Client names.`,
  );
  const whole = await measure(`${services}\n${filler.join('\n\n')}`);
  expect(whole.silentOn).toContain('data-protection');
  const some = await measure(
    `${services}\n${filler.join('\n\n')}\n\n40. The Supplier keeps records of the deliveries.`,
  );
  expect(some.silentOn).not.toContain('data-protection');
});
