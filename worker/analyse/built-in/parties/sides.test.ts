import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { createSides } from './sides';

const openings: Record<Locale, string> = {
  en: 'This Agreement is made between Acme Ltd (the "Landlord") and Jo Field (the "Tenant").',
  es: 'Contrato entre Acme S.L. (en adelante, "el Arrendador") y don Juan Ferrer Ríos (en adelante, "el Arrendatario").',
  fr: 'Contrat entre Acme SAS, ci-après dénommée « le Bailleur », et Monsieur Jean Martin, ci-après dénommé « le Locataire ».',
  de: 'Vertrag zwischen Acme GmbH (nachfolgend „Vermieter“ genannt) und Frau Anna Schmidt (nachfolgend „Mieterin“ genannt).',
  ar: 'بين شركة النور للعقارات، ويشار إليها بـ"المؤجر"، وأحمد علي حسن، ويشار إليه بـ"المستأجر".',
};
const sidesOf = (language: Locale, text = openings[language]) =>
  createSides(readContractText({ text, blocks: [], language }));

describe('a phrase', () => {
  test.each([
    ['en', 'the Tenant', 'reader'],
    ['en', 'by the Landlord', 'other'],
    ['en', 'you', 'reader'],
    ['en', 'us', 'other'],
    ['en', 'either party', 'both'],
    ['en', 'the Landlord and the Tenant', 'both'],
    ['en', 'Acme', 'other'],
    ['es', 'al arrendatario', 'reader'],
    ['es', 'la Arrendadora', 'other'],
    ['es', 'ambas partes', 'both'],
    ['fr', 'au Locataire', 'reader'],
    ['fr', 'du Bailleur', 'other'],
    ['fr', "l'une des parties", 'both'],
    ['de', 'dem Mieter', 'reader'],
    ['de', 'des Vermieters', 'other'],
    ['de', 'beide Vertragsparteien', 'both'],
    ['ar', 'للمستاجر', 'reader'],
    ['ar', 'والمؤجر', 'other'],
    ['ar', 'الطرفين', 'both'],
  ] as const)('names a side (%s: %s)', (language, phrase, side) => {
    expect(sidesOf(language).sideOf(phrase)).toBe(side);
  });

  test('names the owner of a house whom a builder works for as the reader', () => {
    const text =
      'Contrato entre doña Rosa Pineda Lugo («la Propietaria») y Obras Sil, S.L. («la Contratista»), que reforma su casa.';
    expect(sidesOf('es', text).sideOf('la Propietaria')).toBe('reader');
  });

  test.each([
    [
      'en',
      'Contract between Mill Lane Livery Ltd (the "Yard") and Ms Tess Hale (the "Owner"), whose horse the Yard keeps.',
      'the Owner',
    ],
    [
      'en',
      'Lease between Mr Ivor Penn (the "Landlord") and Sunfield Solar Ltd (the "Tenant") of the roof of a barn.',
      'the Landlord',
    ],
    [
      'es',
      'Contrato entre doña Elsa Ríos Paz («la Arrendadora») y Antenas del Sur, S.L. («la Arrendataria»), que pone una antena.',
      'la Arrendadora',
    ],
    [
      'fr',
      'Bail entre Madame Rose Petit, ci-après « la Bailleresse », et Soleil Énergie SAS, ci-après « le Locataire », pour un toit.',
      'la Bailleresse',
    ],
    [
      'de',
      'Vertrag zwischen Frau Anna Roth (nachfolgend „Verpächterin“) und der Windkraft GmbH (nachfolgend „Pächterin“).',
      'die Verpächterin',
    ],
    ['ar', 'بين السيدة هناء يوسف عبود («المؤجرة») وشركة الشمس للطاقة («المستأجرة») على سطح البيت.', 'المؤجرة'],
  ] as const)(
    'names a person whom a firm serves, or who lets to one, as the reader (%s: %s)',
    (language, text, owner) => {
      expect(sidesOf(language, text).sideOf(owner)).toBe('reader');
    },
  );

  test('names those whom a letter greets as the reader, however many they are', () => {
    const text =
      'Dear Priya and Tom,\n\nThis binds the three of us: Marcus Hale, Priya Nair and Tom Orr. You pay me £90 each.\n\nMarcus';
    const { sideOf } = sidesOf('en', text);
    expect([sideOf('Priya'), sideOf('Tom'), sideOf('you'), sideOf('Marcus')]).toEqual([
      'reader',
      'reader',
      'reader',
      'other',
    ]);
  });

  test('names no side where it says more than who it is', () => {
    const { sideOf } = sidesOf('en');
    expect(sideOf('the deposit of the Tenant')).toBeNull();
    expect(sideOf('the guarantor')).toBeNull();
  });
});

describe('a sentence', () => {
  test.each([
    ['en', 'The Tenant shall pay the Landlord £950 a month.', 'reader', 'must'],
    ['en', 'If the Tenant pays late, the Landlord may charge interest.', 'other', 'may'],
    ['en', 'The Tenant may not keep pets.', 'reader', 'may-not'],
    ['en', 'You waive every claim.', 'reader', 'gives-up'],
    ['en', 'We may change the rent at any time.', 'other', 'may'],
    ['es', 'El Arrendatario pagará la renta.', 'reader', 'must'],
    ['es', 'Si el Arrendatario no paga, la Arrendadora podrá resolver.', 'other', 'may'],
    ['es', 'El arrendatario no podrá subarrendar.', 'reader', 'may-not'],
    ['es', 'El Arrendatario renuncia a toda reclamación.', 'reader', 'gives-up'],
    ['fr', 'Le Locataire doit payer le loyer.', 'reader', 'must'],
    ['fr', 'Le Locataire ne peut pas sous-louer.', 'reader', 'may-not'],
    ['fr', 'Le Bailleur pourra entrer à tout moment.', 'other', 'may'],
    ['fr', 'Le Locataire renonce à tout recours.', 'reader', 'gives-up'],
    ['de', 'Der Mieter zahlt die Miete im Voraus.', 'reader', 'must'],
    ['de', 'Bei Verzug darf der Vermieter die Schlösser tauschen.', 'other', 'may'],
    ['de', 'Der Mieter darf ohne Zustimmung nicht untervermieten.', 'reader', 'may-not'],
    ['de', 'Der Mieter verzichtet auf jede Minderung.', 'reader', 'gives-up'],
    ['ar', 'يلتزم المستاجر بدفع الاجرة.', 'reader', 'must'],
    ['ar', 'لا يجوز للمستاجر التاجير من الباطن.', 'reader', 'may-not'],
    ['ar', 'يحق للمؤجر دخول العين في اي وقت.', 'other', 'may'],
    ['ar', 'يتنازل المستاجر عن كل مطالبة.', 'reader', 'gives-up'],
  ] as const)('says who does what (%s: %s)', (language, words, side, deed) => {
    const subject = sidesOf(language).subjectOf({ words });
    expect([subject?.side, subject?.deed]).toEqual([side, deed]);
  });

  test('has no subject where a party is only spoken of', () => {
    expect(sidesOf('en').subjectOf({ words: "The Tenant's deposit is kept by the Landlord." })).toBeNull();
  });
});

describe('the reader', () => {
  test.each([
    ['en', 'Tenant'],
    ['es', 'Arrendatario'],
    ['fr', 'Locataire'],
    ['de', 'Mieterin'],
    ['ar', 'المستأجر'],
  ] as const)('is the party that needs protection (%s)', (language, role) => {
    const sides = sidesOf(language);
    expect(sides.reader?.role).toBe(role);
    expect(sides.calledOf('reader')).toBe(role);
  });

  test('is known by the role alone in terms that name the company only', () => {
    const text =
      'These terms are between Clutch Academy Ltd ("Clutch", "we") and the person who takes the course. The Learner pays first. The Learner may rebook. The Learner may not smoke.';
    expect(sidesOf('en', text).reader).toEqual({ name: null, role: 'Learner' });
  });

  test('is not guessed between two who stand alike', () => {
    const text = 'This Agreement is made between Acme Ltd ("Acme") and Beta Ltd ("Beta").';
    expect(sidesOf('en', text).reader).toBeNull();
  });
});

test('who sublets is not read for', () => {
  const text = 'Hauptmieter: Tom Ohl\nUntermieterin: Rosa Fink';
  expect(sidesOf('de', text).reader).toEqual({ name: 'Rosa Fink', role: 'Untermieterin' });
});

describe('for whom the contract is read', () => {
  test('for the owner who has a firm do works, and not for the builder', () => {
    const works = sidesOf('ar', 'المالك: خالد ناصر الهاجري\nالمقاول: مؤسسة الأفق للمقاولات\n\nينفذ المقاول الأعمال.');
    expect(works.reader).toEqual({ name: 'خالد ناصر الهاجري', role: 'المالك' });
  });

  test('for whoever takes the franchise, and not for whoever grants it', () => {
    const text = 'مانح الامتياز: شركة الأفق القابضة\nصاحب الامتياز: مؤسسة الندى التجارية\n\nيدفع صاحب الامتياز الرسوم.';
    expect(sidesOf('ar', text).reader).toEqual({ name: 'مؤسسة الندى التجارية', role: 'صاحب الامتياز' });
  });
});
