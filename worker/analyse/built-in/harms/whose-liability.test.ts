import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { whoseLiability } from './whose-liability';

const whose = (language: Locale, opening: string, sentence: string) => {
  const contract = readContractText({ text: `${opening}\n\n${sentence}`, blocks: [], language });
  return whoseLiability(contract.sentences.at(-1)?.words ?? '', contract);
};

describe('A limit of liability is known by whose it is', () => {
  test.each<[Locale, opening: string, readers: string, others: string]>([
    [
      'en',
      'Acme Ltd (the "Client") and Jo Field (the "Freelancer") agree:',
      "The Freelancer's total liability shall not exceed the fees of the last six months.",
      'The liability of the Client is limited to the fees of the last six months.',
    ],
    [
      'es',
      'Fiestas Luz, S.L., con domicilio en Soria («la Empresa»), contrata a doña Ana Ruiz Gil («la Trabajadora»).',
      'La responsabilidad de la Trabajadora no podrá superar los honorarios de seis meses.',
      'La responsabilidad total de la Empresa no podrá superar los honorarios de seis meses.',
    ],
    [
      'fr',
      'Entre Acme SAS, ci-après « l’Agence », et Mme Julie Roux, ci-après « la Prestataire » :',
      'La responsabilité de la Prestataire ne peut dépasser les honoraires de six mois.',
      'La responsabilité de l’Agence ne peut dépasser les honoraires de six mois.',
    ],
    [
      'de',
      'Zwischen der Acme GmbH (nachfolgend "Vermieterin") und Frau Eva Lang (nachfolgend "Mieterin"):',
      'Die Haftung der Mieterin ist auf drei Monatsmieten begrenzt.',
      'Die Haftung der Vermieterin ist auf drei Monatsmieten begrenzt.',
    ],
    [
      'ar',
      'أبرم بين شركة الأفق للخدمات (الشركة) والسيد خالد ناصر الهاجري (العامل).',
      'لا تتجاوز مسؤولية العامل أجر ستة أشهر.',
      'لا تتجاوز مسؤولية الشركة أجر ستة أشهر.',
    ],
  ])('%s', (language, opening, readers, others) => {
    expect([whose(language, opening, readers), whose(language, opening, others)]).toEqual(['reader', 'other']);
  });
});

test('Whoever is liable to one side is the other', () => {
  const opening = 'Acme Ltd (the "Client") and Jo Field (the "Freelancer") agree:';
  expect(whose('en', opening, 'Liability towards the Client is limited to the fees of six months.')).toBe('reader');
});
