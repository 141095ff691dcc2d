import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { rankPassages } from './rank-passages';
import { learnedModels } from './weights';

const contracts: Record<Locale, { harmless: string[]; harmful: string }> = {
  en: {
    harmless: ['The room has a bed, a desk and a lamp.', 'The kitchen is shared with two other lodgers.'],
    harmful: 'If you leave before the end, we keep the whole deposit and charge you the rent for the rest of the year.',
  },
  es: {
    harmless: ['La habitación tiene cama, mesa y lámpara.', 'La cocina se comparte con dos inquilinos más.'],
    harmful:
      'Si se marcha antes de tiempo, la propietaria se queda con toda la fianza y cobra la renta del resto del año.',
  },
  fr: {
    harmless: ['La chambre comprend un lit, un bureau et une lampe.', 'La cuisine est partagée avec deux locataires.'],
    harmful:
      'En cas de départ anticipé, la bailleresse conserve tout le dépôt et le loyer reste dû jusqu’à la fin de l’année.',
  },
  de: {
    harmless: ['Im Zimmer stehen ein Bett, ein Tisch und eine Lampe.', 'Die Küche teilt er mit zwei anderen Mietern.'],
    harmful:
      'Zieht er vorzeitig aus, behält die Vermieterin die ganze Kaution und verlangt die Miete bis zum Jahresende.',
  },
  ar: {
    harmless: ['في الغرفة سرير ومكتب ومصباح للقراءة.', 'المطبخ مشترك مع اثنين من السكان.'],
    harmful: 'إذا غادر المستأجر قبل نهاية المدة احتفظت المؤجرة بكامل التأمين ولا يسترد شيئاً وتبقى الأجرة مستحقة عليه.',
  },
};

test.each(Object.entries(contracts) as [Locale, (typeof contracts)[Locale]][])(
  'what harms the reader ranks before what does not, in %s',
  (language, { harmless, harmful }) => {
    const text = [harmless[0], harmful, harmless[1]].join('\n\n');
    const contract = readContractText({ text, blocks: [], language });
    const [best] = rankPassages(contract, learnedModels().harm).toSorted((a, b) => b.score - a.score);
    expect(harmful).toContain(text.slice(best?.start, best?.end));
    expect(best?.words).not.toBe('');
  },
);

test('a text without words has no passages', () => {
  expect(rankPassages(readContractText({ text: '\n\n', blocks: [], language: 'en' }), learnedModels().harm)).toEqual(
    [],
  );
});
