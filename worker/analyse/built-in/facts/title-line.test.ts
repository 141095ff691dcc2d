import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { ownTitle } from './find-document-name';

const titleOf = (text: string, language: Locale) =>
  ownTitle(readContractText({ text: `${text}\n\n1. Text.`, blocks: [], language }));

describe('the title of a document, in its own words', () => {
  test.for<[Locale, string, string]>([
    ['en', 'OAKHURST STABLES\n\nWORKING LIVERY AGREEMENT\n\nOwner: Jo Field', 'WORKING LIVERY AGREEMENT'],
    ['en', 'Form 12-B: Loan of a painting\n\nLender: Ann Lee', 'Loan of a painting'],
    [
      'en',
      'Deed of variation\n\nto the lease of 4 May 2021\n\nbetween',
      'Deed of variation to the lease of 4 May 2021',
    ],
    ['en', 'Page 1 of 3\n\nHire of the village hall\n\nBetween Ann Lee and', 'Hire of the village hall'],
    ['en', 'Participant Agreement: “Far Hills”, season two\n\nThis letter records', 'Participant Agreement'],
    ['es', 'VIVEROS LUNA, S.L.\n\nContrato de poda de olivos\n\nEntre Viveros Luna', 'Contrato de poda de olivos'],
    [
      'es',
      'Adenda n.º 3\n\nal contrato de obra de 2 de mayo\n\nEntre',
      'Adenda n.º 3 al contrato de obra de 2 de mayo',
    ],
    ['es', 'Modelo 22 - Préstamo de una guitarra\n\nQuien presta: Ana Ruiz', 'Préstamo de una guitarra'],
    ['fr', 'Ferme des Ormes\n\nContrat de vente de foin\n\nEntre Paul Roy', 'Contrat de vente de foin'],
    ['fr', 'Avenant n° 4\n\nau bail du 3 mars 2020\n\nEntre', 'Avenant n° 4 au bail du 3 mars 2020'],
    ['fr', 'Imprimé 7 - Location d’une sono\n\nLoueur : Paul Roy', 'Location d’une sono'],
    [
      'de',
      'Hof Birkenau\n\nPachtvertrag über eine Streuobstwiese\n\nzwischen',
      'Pachtvertrag über eine Streuobstwiese',
    ],
    ['de', 'Nachtrag Nr. 1\n\nzum Dienstvertrag vom 4. Mai\n\nzwischen', 'Nachtrag Nr. 1 zum Dienstvertrag vom 4. Mai'],
    ['de', 'Muster 4: Leihe eines Klaviers\n\nVerleiher: Jo Feld', 'Leihe eines Klaviers'],
    ['ar', 'مزرعة النخيل\n\nاتفاقية تلقيح أشجار النخيل\n\nبين', 'اتفاقية تلقيح أشجار النخيل'],
    ['ar', 'ملحق رقم 3\n\nلعقد الصيانة المؤرخ في 2 مايو\n\nبين', 'ملحق رقم 3 لعقد الصيانة المؤرخ في 2 مايو'],
    ['ar', 'صفحة 1 من 2 - عقد إعارة آلة موسيقية\n\nبين', 'عقد إعارة آلة موسيقية'],
  ])('is the line that says so, in %s: “%s”', ([language, text, title]) => {
    expect(titleOf(text, language)).toBe(title);
  });

  test.for<[Locale, string]>([
    ['en', 'Customer: Ann Lee\n\nContract number: 12\n\nYou agree to these terms.'],
    ['en', 'Dear Ann,\n\nThis is our agreement about the boat.'],
    ['es', 'Querida Ana:\n\nEste es nuestro acuerdo sobre el barco.'],
    ['fr', 'Chère Anne,\n\nVoici notre accord sur le bateau.'],
    ['de', 'Liebe Anna,\n\ndas ist unsere Vereinbarung über das Boot.'],
    ['ar', 'عزيزتي آنا،\n\nهذا اتفاقنا بشأن القارب.'],
    ['ar', 'ما مدة هذا العقد؟\n\nسنة واحدة.'],
  ])('is none where no line is one, in %s: “%s”', ([language, text]) => {
    expect(titleOf(text, language)).toBe(null);
  });
});
