import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { readKind } from './contract-type';
import { findDocumentName } from './find-document-name';

function kindOf(text: string, language: Locale) {
  const contract = readContractText({ text, blocks: [], language });
  return readKind(contract, findDocumentName(contract)[0]?.words ?? null).kind;
}

describe('a kind whose name other deals have too', () => {
  test.for<[Locale, string]>([
    [
      'en',
      'RENTAL AGREEMENT\n\nThe Landlord lets the field of 6 acres to the Tenant for grazing. The rent is £900 a year. The deposit is £100. The Tenant insures the livestock. The inventory lists gates. The tenancy ends in May. The house on the farm is not let.',
    ],
    [
      'es',
      'CONTRATO DE ARRENDAMIENTO\n\nEl arrendador cede al arrendatario la parcela del camping para su caravana. La renta es de 900 €. La fianza es de 100 €. El inventario se adjunta. El arrendatario paga los suministros de la parcela.',
    ],
    [
      'fr',
      'CONTRAT DE LOCATION\n\nLe bailleur loue au locataire un emplacement de camping pour son mobil-home. Le loyer est de 900 €. Le dépôt de garantie est de 100 €. L’état des lieux est joint. Le locataire paie les charges.',
    ],
    [
      'de',
      'MIETVERTRAG\n\nDer Vermieter vermietet dem Mieter einen Stellplatz in der Halle für sein Wohnmobil. Die Miete beträgt 90 €. Die Kaution beträgt 100 €. Der Mieter zahlt die Betriebskosten. Die Hausordnung gilt.',
    ],
    [
      'ar',
      'عقد إيجار\n\nأجّر المؤجر إلى المستأجر قطعة أرض زراعية مساحتها خمسة هكتارات. الأجرة ألف دينار. التأمين مئة دينار. يدفع المستأجر فواتير الماء.',
    ],
  ])('is not told of a place that is no home (%s)', ([language, text]) => {
    expect(kindOf(text, language)).toBe(null);
  });

  test.for<[Locale, string]>([
    [
      'en',
      'MEMBERSHIP TERMS\n\nThe member’s profile is shown for marriage. Matchmaking costs £30. The membership fee is due monthly. The bride’s family joins the club. The membership may be frozen.',
    ],
    [
      'fr',
      'CONTRAT D’ACCUEIL\n\nLa personne âgée est accueillie à la maison. L’accueil comprend les repas. Les enfants de la personne âgée sont prévenus. La garde de nuit est comprise. Le retard est signalé.',
    ],
    [
      'ar',
      'عقد مقاولة\n\nيرسل المقاول ممرضة لرعاية المريضة في منزلها. تسليم الأعمال يومي. الموقع بيت المريضة. التمريض ليلا بأجر إضافي.',
    ],
  ])('is not told of people who need something else (%s)', ([language, text]) => {
    expect(kindOf(text, language)).toBe(null);
  });

  test.for<[Locale, string]>([
    [
      'en',
      'SIDE LETTER TO YOUR CONTRACT OF EMPLOYMENT\n\nYour salary is £2,000. The employer pays sick leave. Annual leave is 28 days.',
    ],
    [
      'es',
      'OTROSÍ N.º 2 AL CONTRATO DE TRABAJO\n\nEl salario es de 900 €. Las vacaciones son las legales. La jornada es de 30 horas.',
    ],
    [
      'fr',
      'Avenant n° 2 au contrat de travail\n\nLe salaire est de 1 900 €. L’employeur paie les congés payés. La période d’essai est finie.',
    ],
    [
      'de',
      'Nachtrag Nr. 2 zum Arbeitsvertrag\n\nDas Gehalt beträgt 2.000 €. Der Arbeitgeber zahlt Urlaub. Die Arbeitszeit beträgt 40 Stunden.',
    ],
    ['ar', 'ملحق رقم 2 لعقد العمل\n\nالراتب خمسة آلاف ريال. ساعات العمل ثمان. الإجازة السنوية ثلاثون يوما.'],
  ])('is an amendment where the title says so, whatever it changes (%s)', ([language, text]) => {
    expect(kindOf(text, language)).toBe('amendment');
  });
});
