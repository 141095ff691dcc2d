import { describe, expect, test } from 'vitest';
import { describeRecognition } from '../testing/describe-recognition';
import { testPlay } from '../testing/test-play';
import { capOnLiability } from './cap-on-liability.play';
import { indemnity } from './indemnity.play';
import { liquidatedDamages } from './liquidated-damages.play';
import { uncappedLiability } from './uncapped-liability.play';

const levels = (risks: readonly { level: string }[]) => risks.map(({ level }) => level);

describe('an indemnity', () => {
  describeRecognition(indemnity, {
    said: [
      ['en', 'The Supplier shall indemnify the Customer from and against all claims and losses.'],
      ['en', 'You agree to hold us harmless from any claim by a third party.'],
      ['es', 'El Proveedor mantendrá indemne al Cliente frente a reclamaciones de terceros.'],
      ['fr', 'Le Prestataire garantit le Client contre toute réclamation de tiers.'],
      ['de', 'Der Auftragnehmer stellt den Auftraggeber von allen Ansprüchen Dritter frei.'],
      ['ar', 'يلتزم المورد بتعويض العميل عن جميع المطالبات والخسائر.'],
    ],
    lookalikes: [
      ['en', 'The party claiming indemnification shall give prompt written notice.'],
      ['es', 'El trabajador tendrá derecho a una indemnización por despido.'],
      ['fr', 'Le vendeur est tenu de la garantie légale des vices cachés.'],
      ['de', 'Dem Kunden steht es frei, andere Anbieter zu wählen.'],
      ['ar', 'يستحق العامل تعويض نهاية الخدمة.'],
    ],
  });

  test('by one side alone is a risk and names that side', () => {
    const { explained, risks } = testPlay(
      indemnity,
      'The Supplier shall indemnify the Customer from and against all claims and losses.',
    );
    expect(explained).toBe('Certain losses of the other side are made good by: “Supplier”.');
    expect(levels(risks)).toEqual(['medium']);
  });

  test('by both sides is none', () => {
    const { explained, risks } = testPlay(
      indemnity,
      'Each party shall indemnify the other from and against all claims and losses.',
    );
    expect(explained).toMatch(/^Each side/);
    expect(risks).toEqual([]);
  });

  test('that applies regardless of fault is a high risk', () => {
    const { risks } = testPlay(
      indemnity,
      'Each party shall indemnify the other from and against all claims, whether or not caused by the negligence of the other.',
    );
    expect(levels(risks)).toEqual(['high']);
  });
});

describe('a penalty', () => {
  describeRecognition(liquidatedDamages, {
    said: [
      ['en', 'The Supplier shall pay liquidated damages of $500 per day of delay.'],
      [
        'en',
        'On early termination the Customer shall pay an early termination fee in an amount equal to three months of fees.',
      ],
      ['es', 'El Contratista pagará una penalización diaria del 0,2 % del precio por cada día de retraso.'],
      ['fr', 'Le Prestataire versera une pénalité de 100 euros par jour de retard.'],
      ['de', 'Bei Verstoß ist eine Vertragsstrafe in Höhe von 5.000 EUR zu zahlen.'],
      ['ar', 'يلتزم المقاول بدفع غرامة تأخير قدرها 500 درهم عن كل يوم.'],
    ],
    lookalikes: [
      ['en', 'The Company shall pay all taxes, penalties and fines imposed by the authorities.'],
      ['es', 'El Código Penal se aplicará a los delitos.'],
      ['fr', 'Des pénalités de retard de paiement sont exigibles au taux légal.'],
      ['de', 'Eine Vertragsstrafe wird nicht geschuldet, es gilt: keine Vertragsstrafe.'],
      ['ar', 'يتحمل السائق الغرامات المرورية.'],
    ],
  });

  test('names its sum and whether it grows', () => {
    expect(
      testPlay(liquidatedDamages, 'The Supplier shall pay liquidated damages of $500 per day of delay.').explained,
    ).toBe('For the case that the quoted words name, a sum is fixed in advance that grows with time: US$500.');
  });

  test('of over a tenth of the price is a high risk, of a tenth a medium one', () => {
    const penalty = (share: string) =>
      levels(testPlay(liquidatedDamages, `The Supplier shall pay liquidated damages of ${share} of the price.`).risks);
    expect(penalty('11%')).toEqual(['high']);
    expect(penalty('10%')).toEqual(['medium']);
  });

  test('of over half a percent a day is a high risk, of half a percent a medium one', () => {
    const penalty = (share: string) =>
      levels(
        testPlay(liquidatedDamages, `The Supplier shall pay liquidated damages of ${share} of the price per day.`)
          .risks,
      );
    expect(penalty('0.6%')).toEqual(['high']);
    expect(penalty('0.5%')).toEqual(['medium']);
  });
});

describe('liability without a limit', () => {
  describeRecognition(uncappedLiability, {
    said: [
      ['en', 'Except for breach of confidentiality, neither party shall be liable for indirect damages.'],
      ['en', 'The foregoing limitations shall not apply to gross negligence or willful misconduct.'],
      ['en', 'Nothing in this Agreement limits or excludes liability for death or personal injury.'],
      ['es', 'La limitación de responsabilidad no será aplicable en caso de dolo o culpa grave.'],
      ['fr', 'La limitation de responsabilité ne s’applique pas en cas de faute lourde ou de dol.'],
      ['de', 'Der Anbieter haftet unbeschränkt für Vorsatz und grobe Fahrlässigkeit.'],
      ['ar', 'لا تسري حدود المسؤولية على حالات الغش أو الخطأ الجسيم.'],
    ],
    lookalikes: [
      [
        'en',
        'The Supplier will indemnify, defend and hold harmless the Customer from any liability arising from a breach.',
      ],
      ['es', 'La responsabilidad total no excederá de 10.000 euros.'],
      ['fr', 'La responsabilité est limitée à 10 000 euros.'],
      ['de', 'Die Haftung ist auf 10.000 EUR begrenzt.'],
      ['ar', 'لا تتجاوز مسؤولية المورد مبلغ 10000 درهم.'],
    ],
  });

  test('is described by its kinds', () => {
    const { explained } = testPlay(
      uncappedLiability,
      'The foregoing limitations shall not apply to fraud or to breach of confidentiality.',
    );
    expect(explained).toBe(
      'Some liability is left without a limit. Named there: breaches of confidentiality and fraud.',
    );
  });

  test('of every kind, with no limit found beside it, weighs more', () => {
    const text = 'The liability of the Supplier under this Agreement shall be unlimited.';
    expect(levels(testPlay(uncappedLiability, text).risks)).toEqual(['medium']);
    const capped = `${text}\n\nThe Customer's total liability shall not exceed $50,000.`;
    expect(levels(testPlay(uncappedLiability, capped, { others: [capOnLiability] }).risks)).toEqual(['low']);
  });
});
