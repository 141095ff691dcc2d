import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { findGoverningLaw } from './governing-law';

const lawOf = (language: Locale, text: string) =>
  findGoverningLaw(readContractText({ text, blocks: [], language }))?.name ?? null;
const between = (words: string) => `1. Fees\n\n${words}\n\n2. Notices\n\nNotices go by e-mail.`;

describe('a law that is named before anything else is that of the contract', () => {
  test.each([
    [
      'en',
      'Ontario law; any dispute about what was sold through the shop goes to the nearest court there is.',
      'Ontario law',
    ],
    [
      'en',
      'The law of Victoria, and if we fall out over the pictures the tribunal for small claims decides it.',
      'Victoria',
    ],
    [
      'es',
      'La ley de Chile; cualquier diferencia sobre lo vendido la resuelve quien corresponda en Valparaíso.',
      'Chile',
    ],
    [
      'fr',
      'Les lois du Québec, et pour tout le reste on se parle d’abord autour d’une table, chez l’une ou chez l’autre.',
      'Québec',
    ],
    [
      'de',
      'Österreichisches Recht; wer sich über die Bilder nicht einig wird, redet erst einmal miteinander.',
      'Österreichisches Recht',
    ],
    [
      'ar',
      'قوانين إمارة الشارقة، وما لم يتفق عليه الطرفان يتحدثان فيه أولا قبل أن يذهب أحدهما إلى غيره.',
      'إمارة الشارقة',
    ],
  ] as const)('%s: %s', (language, words, law) => {
    expect(lawOf(language, between(words))).toBe(law);
  });

  test.each([
    [
      'en',
      'Ontario law lets a shop keep the goods that nobody has collected for more than ninety days after the notice.',
    ],
    [
      'fr',
      'La loi française oblige chacun à garder les factures de ce qu’il a vendu pendant au moins dix ans après la vente.',
    ],
  ] as const)('and not one of which something is told: %s', (language, words) => {
    expect(lawOf(language, between(words))).toBeNull();
  });
});

describe('a law is named in a long sentence or in brackets', () => {
  test.each([
    [
      'en',
      'Everything else in the contract stays as it is, including clause 22 (law of Scotland) and the pension of each of the staff.',
      'Scotland',
    ],
    [
      'es',
      'Sigue igual lo demás: la 11 (protección de datos: la Técnica es encargada del tratamiento de los ficheros del Cliente) y la 14 (juzgados de Zaragoza y Derecho español común).',
      'Derecho español',
    ],
    [
      'es',
      'La ley es la chilena. Puede demandar donde usted vive; este convenio no lo obliga a ir a ningún árbitro.',
      'chilena',
    ],
    [
      'fr',
      'La loi applicable est la loi belge, et les tribunaux de Liège sont seuls compétents pour tout ce qui touche au contrat.',
      'loi belge',
    ],
  ] as const)('%s: %s', (language, words, expected) => {
    expect(lawOf(language, between(words))).toContain(expected);
  });
});
