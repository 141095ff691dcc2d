import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { readKind } from './contract-type';
import { findDocumentName } from './find-document-name';

function titleOf(text: string, language: Locale = 'en') {
  return findDocumentName(readContractText({ text, blocks: [], language }))[0]?.words ?? null;
}
function kindOf(text: string, language: Locale = 'en') {
  return readKind(readContractText({ text, blocks: [], language }), titleOf(text, language)).type;
}

describe('the name of a document', () => {
  const titles: [Locale, string, string | null][] = [
    ['en', 'EXHIBIT 10.26 MICOA AGENCY AGREEMENT\n\nThis is it.', 'MICOA AGENCY AGREEMENT'],
    ['en', 'DISTRIBUTOR AGREEMENT Tripath Technology, Inc. 3900 Freedom Circle\n\nText.', 'DISTRIBUTOR AGREEMENT'],
    ['en', 'CONSULTING AGREEMENT THIS AGREEMENT is made between A and B on the terms below.', 'CONSULTING AGREEMENT'],
    ['en', 'CONFIDENTIAL SUPPLY AGREEMENT\n\nText.', 'SUPPLY AGREEMENT'],
    ['en', 'CONFIDENTIALITY AGREEMENT\n\nText.', 'CONFIDENTIALITY AGREEMENT'],
    ['en', 'EXECUTION COPY PROMOTION AGREEMENT\n\nText follows.', 'PROMOTION AGREEMENT'],
    ['en', 'SOFTWARE LICENSE AND MAINTENANCE AGREEMENT\n\nText.', 'SOFTWARE LICENSE AND MAINTENANCE AGREEMENT'],
    ['en', 'AGREEMENT FOR SERVICES\n\nText follows here.', 'AGREEMENT FOR SERVICES'],
    ['en', 'Agreement Fee\n\nThe fee is due.', null],
    ['en', 'By continuing you accept the terms and conditions of the shop.', null],
    ['es', 'CONTRATO DE ARRENDAMIENTO DE VIVIENDA\n\nEn Valencia.', 'CONTRATO DE ARRENDAMIENTO DE VIVIENDA'],
    ['fr', 'CONTRAT DE PRESTATION DE SERVICES\n\nEntre les parties.', 'CONTRAT DE PRESTATION DE SERVICES'],
    ['de', 'Allgemeine Geschäftsbedingungen für Reisen\n\nText.', 'Allgemeine Geschäftsbedingungen für Reisen'],
    ['de', 'Mietvertrag über eine Wohnung\n\nText.', 'Mietvertrag über eine Wohnung'],
    ['de', 'ARBEITSVERTRAG\n\nText.', 'ARBEITSVERTRAG'],
    ['de', 'Mit diesem Beratungsvertrag beauftragt die Kundin den Berater.', 'Beratungsvertrag'],
    ['de', 'Für den Vertrag gilt deutsches Recht.', null],
    ['de', 'BITTE LESEN SIE DIESE BEDINGUNGEN VOR DER ANNAHME SORGFÄLTIG DURCH.', null],
    ['ar', 'عقد عمل محدد المدة\n\nبين الطرفين.', 'عقد عمل محدد المدة'],
    ['ar', 'يدفع الطرف الأول الثمن حسب عقد المستودع في عمان.', null],
  ];
  for (const [language, text, title] of titles) {
    test(`in ${language}, “${text.split('\n')[0]}” is ${title ?? 'no title'}`, () => {
      expect(titleOf(text, language)).toBe(title);
    });
  }
});

describe('the kind of contract', () => {
  const kinds: [Locale, string, string | null][] = [
    ['en', 'SOFTWARE LICENSE AGREEMENT', 'software'],
    ['en', 'CONTENT LICENSE, MARKETING AND SALES AGREEMENT', 'licence'],
    ['en', 'ROAD TRANSPORTATION AGREEMENT', 'services'],
    ['en', 'PROMOTION AGREEMENT', null],
    ['es', 'CONTRATO DE ARRENDAMIENTO DE VIVIENDA', 'tenancy'],
    ['fr', 'CONTRAT DE TRAVAIL', 'employment'],
    ['de', 'ARBEITSVERTRAG', 'employment'],
    ['ar', 'عقد إيجار سكني', 'tenancy'],
  ];
  for (const [language, title, kind] of kinds) {
    test(`“${title}” is ${kind ?? 'left open'}`, () => {
      const contract = readContractText({ text: title, blocks: [], language });
      expect(readKind(contract, contract.text).type).toBe(kind);
    });
  }

  test('stays open where the words do not say', () => {
    expect(kindOf('The first side gives the second side what was promised, and the second side gives it back.')).toBe(
      null,
    );
  });
});
