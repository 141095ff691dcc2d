import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { namedParties } from '#worker/analyse/built-in/testing/named-parties.ts';

const namesIn = (language: Locale, text: string) => namedParties(language, text).map(([name]) => name);

describe('no party is', () => {
  test.for<[Locale, string, string]>([
    [
      'en',
      'School: Halden Academy Ltd\nPupil: Jo Field\nTraining centre (not a party to this contract): Otley Centre Ltd',
      'Otley Centre Ltd',
    ],
    [
      'en',
      'Between Halden Mills Ltd ("the Buyer"), Jo Field ("the Seller") and Otley Valuers Ltd ("the Valuer").\n\n1. Otley Valuers Ltd is not a party to this contract.',
      'Otley Valuers Ltd',
    ],
    [
      'es',
      'Escuela: Academia Roble, S.L.\nAlumna: Ana Ruiz Gil\nCentro (no es parte del contrato): Centro Olmo, S.L.',
      'Centro Olmo, S.L.',
    ],
    [
      'fr',
      'Vendeur : Paul Daval\nAcheteur : Scierie Royer SARL\nExpert : Cabinet Vaux SARL\n\nCabinet Vaux SARL n’est pas partie au présent contrat.',
      'Cabinet Vaux SARL',
    ],
    [
      'de',
      'Verkäuferin: Anna Roth\nKäuferin: Halden Mills GmbH\nZüchterring Holm e. V.\n\nDer Züchterring ist nicht Vertragspartei.',
      'Züchterring Holm e. V.',
    ],
    [
      'ar',
      'البائع: سالم ناصر العلي\nالمشتري: شركة الواحة ذ.م.م\nالخبير: مكتب النور للتقييم\n\nمكتب النور للتقييم ليس طرفًا في هذا العقد.',
      'مكتب النور للتقييم',
    ],
    [
      'en',
      'School: Halden Academy Ltd\nParent: Mia Field\nStudent (not a party to this agreement): Jo Field',
      'Jo Field',
    ],
    [
      'es',
      'Escuela: Academia Roble, S.L.\nMadre: Eva Gil\nAlumna (no parte del contrato): Ana Ruiz Gil',
      'Ana Ruiz Gil',
    ],
    ['fr', 'École : Cours Royer SARL\nParent : Ida Daval\nÉlève (non partie au contrat) : Paul Daval', 'Paul Daval'],
    ['de', 'Schule: Holm GmbH\nMutter: Ida Roth\nSchülerin (nicht Vertragspartei): Anna Roth', 'Anna Roth'],
    [
      'ar',
      'المدرسة: شركة الواحة ذ.م.م\nولي الأمر: سالم ناصر العلي\nالطالب (ليس طرفًا في العقد): زيد سالم العلي',
      'زيد سالم العلي',
    ],
  ])('whoever the contract says to be none (%s)', ([language, text, name]) => {
    expect(namesIn(language, text)).not.toContain(name);
  });

  test.for<[Locale, string, string]>([
    [
      'en',
      'Firm: Halden Bakers Ltd\nEmployee: Jo Field\n\nThe former employer, Otley Cafés Ltd (the "Employer"), has been told.',
      'Otley Cafés Ltd',
    ],
    [
      'es',
      'Empresa: Panes Roble, S.L.\nTrabajadora: Ana Ruiz Gil\n\nLa anterior empleadora Cafés Olmo, S.L. (la «Empleadora») lo sabe.',
      'Cafés Olmo, S.L.',
    ],
    [
      'fr',
      'Société : Royer SARL\nSalariée : Lise Daval\n\nL’ancien employeur Cafés Vaux SARL (« l’Employeur ») en est informé.',
      'Cafés Vaux SARL',
    ],
    [
      'de',
      'Firma: Halden Mills GmbH\nDienstnehmerin: Anna Roth\n\nDie bisherige Dienstgeberin Café Holm GmbH (die „Dienstgeberin“) weiß davon.',
      'Café Holm GmbH',
    ],
  ])('somebody of the past (%s)', ([language, text, name]) => {
    expect(namesIn(language, text)).not.toContain(name);
  });

  test.for<[Locale, string, string]>([
    [
      'en',
      'Between Halden Private Limited, 12 Bay House, Off Senapati Marg, Pune ("the Company") and you.',
      'Off Senapati Marg',
    ],
    ['fr', 'Gestionnaire : Camping du Lac, Saint-Ouen-sur-Mer\nLocataire : Lise Daval', 'Saint-Ouen-sur-Mer'],
    ['ar', 'المشغل: إمضاء المتدرج\nالمتدرج: ياسين ناصر العلي', 'إمضاء المتدرج'],
  ])('part of an address or of a form (%s)', ([language, text, name]) => {
    expect(namesIn(language, text)).not.toContain(name);
  });
});

test('whoever is no party to another contract is one to this', () => {
  const text =
    'Between Halden Mills Ltd ("the Buyer") and Jo Field ("the Seller").\n\n1. The Seller is not a party to the contract between the Buyer and its bank.';
  expect(namesIn('en', text)).toEqual(['Halden Mills Ltd', 'Jo Field']);
});
