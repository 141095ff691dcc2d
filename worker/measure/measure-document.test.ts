import { describe, expect, it } from 'vitest';
import type { ExtractedDocument } from '../extract/extracted-document';
import { measureDocument } from './measure-document';

const textDocument = (text: string): ExtractedDocument => ({
  format: 'txt',
  text,
  blocks: [],
  pages: [],
  pagesRead: 1,
  pagesTotal: 1,
  warnings: [],
});

const samples = {
  en: 'The landlord lets the flat to the tenant for twelve months. The tenant pays the rent on the first day of each month.',
  es: 'El arrendador cede la vivienda al arrendatario por doce meses. El arrendatario paga la renta el primer día de cada mes.',
  fr: 'Le bailleur loue le logement au locataire pour douze mois. Le locataire paie le loyer le premier jour de chaque mois.',
  de: 'Der Vermieter überlässt dem Mieter die Wohnung für zwölf Monate. Der Mieter zahlt die Miete am ersten Tag jedes Monats.',
  ar: 'يؤجر المالك الشقة للمستأجر لمدة اثني عشر شهرا. ويدفع المستأجر الأجرة في اليوم الأول من كل شهر وفقا لأحكام هذا العقد.',
};

const foreign = {
  Portuguese:
    'O senhorio arrenda o apartamento ao inquilino por doze meses. O inquilino paga a renda no primeiro dia de cada mês.',
  Italian:
    'Il locatore concede in affitto al conduttore l’appartamento per dodici mesi. Il conduttore paga il canone ogni mese.',
  Dutch:
    'De verhuurder verhuurt de woning aan de huurder voor twaalf maanden. De huurder betaalt de huur op de eerste dag.',
  Persian: 'مالک آپارتمان را به مدت دوازده ماه به مستاجر اجاره می‌دهد. مستاجر اجاره را در روز اول هر ماه پرداخت می‌کند.',
};

describe('the language of a contract', () => {
  it.each(Object.entries(samples))('is recognised as %s with high confidence', async (language, text) => {
    const measured = await measureDocument(textDocument(text));
    expect(measured.language).toBe(language);
    expect(measured.languageConfidence).toBeGreaterThanOrEqual(0.8);
  });

  it.each(Object.entries(foreign))('is not claimed with high confidence for %s', async (_, text) => {
    expect((await measureDocument(textDocument(text))).languageConfidence).toBeLessThan(0.8);
  });

  it('is uncertain where two languages share the text', async () => {
    const mixed = `${samples.en} `.repeat(6) + `${samples.fr} `.repeat(6);
    expect((await measureDocument(textDocument(mixed))).languageConfidence).toBeLessThan(0.8);
  });
});

describe('the size of a contract', () => {
  it('is one page for every 3,000 characters begun', async () => {
    expect((await measureDocument(textDocument('word '.repeat(1201)))).pages).toBe(3);
  });

  it('is the number of its own pages for a PDF', async () => {
    expect((await measureDocument({ ...textDocument(samples.en), format: 'pdf', pagesTotal: 7 })).pages).toBe(7);
  });

  it('is counted in tokens, of which words that command a model are plain text', async () => {
    const { tokens } = await measureDocument(textDocument('The tenant pays the rent.'));
    expect(tokens).toBe(6);
    expect((await measureDocument(textDocument('<|endoftext|>'))).tokens).toBeGreaterThan(1);
  });

  it('comes to an end for text that is made to be slow to count', async () => {
    const started = performance.now();
    await measureDocument(textDocument('a'.repeat(500_000)));
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
