import { describe, expect, test } from 'vitest';
import { describeRecognition } from '../testing/describe-recognition';
import { testPlay } from '../testing/test-play';
import { arbitration } from './arbitration.play';
import { jurisdiction } from './jurisdiction.play';

const levels = (risks: readonly { level: string }[]) => risks.map(({ level }) => level);

describe('the courts', () => {
  describeRecognition(jurisdiction, {
    said: [
      ['en', 'The parties submit to the exclusive jurisdiction of the courts of London.'],
      ['en', 'Any dispute shall be brought in the state courts located in Harris County, Texas.'],
      ['es', 'Las partes se someten a los Juzgados y Tribunales de Madrid.'],
      ['fr', 'Tout litige relève de la compétence exclusive du Tribunal de commerce de Paris.'],
      ['de', 'Ausschließlicher Gerichtsstand ist München.'],
      ['ar', 'تختص محاكم دبي بالنظر في أي نزاع.'],
    ],
    lookalikes: [
      ['en', 'If any provision is held invalid by a court of competent jurisdiction, the rest remains in force.'],
      ['es', 'El tribunal arbitral estará formado por tres árbitros.'],
      ['fr', 'Le tribunal arbitral statue sur tout litige.'],
      ['de', 'Der Schiedsspruch ist vor Gericht vollstreckbar.'],
      ['ar', 'يعمل المستشار ضمن اختصاص الشركة.'],
    ],
  });

  const places = [
    ['en', 'The parties submit to the exclusive jurisdiction of the courts of London.', 'London'],
    ['es', 'Las partes se someten a los Juzgados y Tribunales de Madrid.', 'Madrid'],
    ['fr', 'Tout litige relève de la compétence exclusive du Tribunal de commerce de Paris.', 'Paris'],
    ['de', 'Ausschließlicher Gerichtsstand ist München.', 'München'],
    ['ar', 'تختص محاكم دبي بالنظر في أي نزاع.', 'دبي'],
  ] as const;
  for (const [language, text, place] of places) {
    test(`of ${place} are named`, () => {
      expect(testPlay(jurisdiction, text, { language }).facts?.place).toBe(place);
    });
  }

  test('of one place only are worth knowing, more so in terms of service', () => {
    const text = 'The parties submit to the exclusive jurisdiction of the courts of London.';
    expect(levels(testPlay(jurisdiction, text).risks)).toEqual(['low']);
    expect(levels(testPlay(jurisdiction, text, { contractType: 'terms-of-service' }).risks)).toEqual(['medium']);
  });
  test('of one’s own home are no risk', () => {
    const text =
      'Any dispute shall be brought exclusively in the courts of London, but a consumer may bring proceedings in the courts of the country where you reside.';
    expect(testPlay(jurisdiction, text).risks).toEqual([]);
  });
});

describe('arbitration', () => {
  describeRecognition(arbitration, {
    said: [
      ['en', 'Any dispute shall be finally settled by binding arbitration under the Rules of the ICC.'],
      ['es', 'Toda controversia se resolverá mediante arbitraje de derecho.'],
      ['fr', 'Tout litige sera tranché par voie d’arbitrage.'],
      ['de', 'Alle Streitigkeiten werden endgültig durch ein Schiedsgericht entschieden.'],
      ['ar', 'يحال أي نزاع إلى التحكيم.'],
    ],
    lookalikes: [
      ['en', 'Disputes are not subject to arbitration and go to the courts.'],
      ['es', 'La decisión no podrá ser arbitraria.'],
      ['fr', 'La décision ne peut être arbitraire.'],
      ['de', 'Der Anbieter ist nicht verpflichtet, an einem Schiedsverfahren über Streitigkeiten teilzunehmen.'],
      ['ar', 'يلتزم المورد بأحكام هذا العقد.'],
    ],
  });

  test('names the rules', () => {
    const { explained } = testPlay(
      arbitration,
      'Any dispute shall be finally settled by binding arbitration under the Rules of the ICC.',
    );
    expect(explained).toContain('Rules or institution named: “ICC”.');
  });
  test('is usual in business and worth negotiating for a tenant', () => {
    const text = 'Any dispute shall be finally settled by binding arbitration.';
    expect(levels(testPlay(arbitration, text).risks)).toEqual(['low']);
    expect(levels(testPlay(arbitration, text, { contractType: 'tenancy' }).risks)).toEqual(['medium']);
  });
  test('with a waiver of class actions is a high risk', () => {
    const text =
      'Any dispute shall be settled by binding arbitration, and you waive any right to bring a class action.';
    expect(levels(testPlay(arbitration, text).risks)).toEqual(['high', 'low']);
  });
});
