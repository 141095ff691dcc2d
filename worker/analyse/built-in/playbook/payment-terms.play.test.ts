import { describe, expect, test } from 'vitest';
import { describeRecognition } from '../testing/describe-recognition';
import { testPlay } from '../testing/test-play';
import { deposit } from './deposit.play';
import { latePayment } from './late-payment.play';
import { paymentTerms } from './payment-terms.play';
import { priceIncrease } from './price-increase.play';

const levels = (risks: readonly { level: string }[]) => risks.map(({ level }) => level);

describe('payment terms', () => {
  describeRecognition(paymentTerms, {
    said: [
      ['en', 'Invoices are payable within thirty (30) days of receipt.'],
      ['en', 'The rent shall be paid monthly in advance and is payable in instalments.'],
      ['es', 'Las facturas se pagarán en un plazo de treinta (30) días desde su recepción.'],
      ['fr', 'Les factures sont payables dans un délai de trente jours.'],
      ['de', 'Rechnungen sind innerhalb von 14 Tagen nach Zugang zu zahlen.'],
      ['ar', 'يلتزم العميل بسداد الفاتورة خلال 30 يوماً من استلامها.'],
    ],
    lookalikes: [
      ['en', 'The Employer shall pay the full salary for up to 26 weeks of sickness.'],
      ['en', 'Amounts that are overdue bear interest until they are paid within the meaning of the Act.'],
      ['es', 'En caso de mora en el pago de una factura se devengarán intereses en los treinta días siguientes.'],
      ['fr', 'Tout retard de paiement d’une facture entraîne des pénalités dans les trente jours.'],
      ['de', 'Gerät der Kunde mit einer Rechnung in Verzug, kann der Anbieter nach 14 Tagen mahnen.'],
      ['ar', 'يلتزم المورد بتسليم البضائع خلال 30 يوماً.'],
    ],
  });

  const dueIn = (days: number) =>
    testPlay(paymentTerms, `Invoices are payable within ${days} days of receipt of the invoice.`);
  test('name the time allowed', () => {
    expect(dueIn(30).explained).toBe('Time allowed for payment, by the quoted words: 30 days.');
  });
  test('of over sixty days are a risk, of sixty they are not', () => {
    expect(levels(dueIn(61).risks)).toEqual(['medium']);
    expect(levels(dueIn(60).risks)).toEqual([]);
  });
  test('of under a week are worth knowing, of a week they are not', () => {
    expect(levels(dueIn(6).risks)).toEqual(['low']);
    expect(levels(dueIn(7).risks)).toEqual([]);
  });
  test('are missed in a contract for services', () => {
    expect(testPlay(paymentTerms, 'The Supplier delivers the goods.').missingWhy).toMatch(/when payment is due/);
  });
});

describe('late payment', () => {
  describeRecognition(latePayment, {
    said: [
      ['en', 'Overdue amounts bear interest at 1.5% per month.'],
      ['en', 'If a payment is past due, the Supplier may suspend the Services.'],
      ['es', 'El retraso en el pago devengará intereses de demora del 10 % anual.'],
      ['fr', 'Tout retard de paiement entraîne des pénalités au taux de 10 % par an.'],
      ['de', 'Bei Zahlungsverzug sind Zinsen von 9 Prozentpunkten über dem Basiszinssatz zu zahlen.'],
      ['ar', 'في حال التأخر في السداد تستحق فائدة قدرها 12% سنوياً على المبلغ.'],
    ],
    lookalikes: [
      ['en', 'The Borrower pays interest on the loan each month.'],
      ['es', 'La demora en la entrega no dará lugar a intereses.'],
      ['fr', 'Tout retard de livraison ouvre droit à des pénalités.'],
      ['de', 'Bei Lieferverzug kann der Kunde Zinsen nicht verlangen.'],
      ['ar', 'في حال تأخير التسليم تستحق غرامة على المورد عن كل مبلغ.'],
    ],
  });

  const rate = (text: string) => testPlay(latePayment, `Overdue amounts bear interest at ${text}.`);
  test('at two percent a month is a high risk, at one and a half a medium one, at one none', () => {
    expect(levels(rate('2% per month').risks)).toEqual(['high']);
    expect(levels(rate('1.5% per month').risks)).toEqual(['medium']);
    expect(levels(rate('1% per month').risks)).toEqual([]);
  });
  test('at sixteen percent a year is a risk, at fifteen it is not', () => {
    expect(levels(rate('16% per annum').risks)).toEqual(['medium']);
    expect(levels(rate('15% per annum').risks)).toEqual([]);
  });
  test('by a spread over the base rate is described so', () => {
    const { explained, risks } = testPlay(
      latePayment,
      'Bei Zahlungsverzug sind Zinsen von 9 Prozentpunkten über dem Basiszinssatz zu zahlen.',
      { language: 'de' },
    );
    expect(explained).toBe('For late payment, the quoted words name interest above a reference rate, by: 9%.');
    expect(risks).toEqual([]);
  });
  test('of a share that no interest can be is not given as a rate', () => {
    expect(rate('50% of the buy-out fee per day').facts?.rate).toBeNull();
  });
  test('without a named period is not judged', () => {
    expect(rate('30%').explained).toBe('For late payment, the quoted words name interest or a charge: 30%.');
    expect(rate('30%').risks).toEqual([]);
  });
});

describe('a price increase', () => {
  describeRecognition(priceIncrease, {
    said: [
      ['en', 'The Supplier may increase the fees at any time upon notice, up to once annually.'],
      ['es', 'La renta se actualizará anualmente conforme al IPC.'],
      ['fr', 'Le loyer sera révisé chaque année en fonction de l’indice.'],
      ['de', 'Der Anbieter kann die Preise jährlich um bis zu 5 % erhöhen.'],
      ['ar', 'يجوز للمؤجر زيادة الأجرة سنوياً بنسبة 5%.'],
    ],
    lookalikes: [
      ['en', 'The prices shall not be increased during the year.'],
      ['es', 'La renta no podrá ser actualizada anualmente.'],
      ['fr', 'Les prix sont fermes et non révisables chaque année.'],
      ['de', 'Es gilt ein Festpreis; die Preise werden jährlich nicht erhöht.'],
      ['ar', 'لا يجوز للمؤجر زيادة الأجرة سنوياً.'],
    ],
  });

  const by = (share: string) => testPlay(priceIncrease, `The Supplier may increase the fees by ${share} per year.`);
  test('of over five percent is a risk, of five it is not', () => {
    expect(levels(by('6%').risks)).toEqual(['medium']);
    expect(levels(by('5%').risks)).toEqual([]);
  });
  test('at will is a risk, by an index it is not', () => {
    expect(
      levels(testPlay(priceIncrease, 'The Supplier may raise the annual fees at any time in its discretion.').risks),
    ).toEqual(['medium']);
    expect(
      levels(
        testPlay(
          priceIncrease,
          'The Supplier may at any time raise the annual fees in line with the consumer price index.',
        ).risks,
      ),
    ).toEqual([]);
  });
});

describe('a deposit', () => {
  describeRecognition(deposit, {
    said: [
      ['en', 'The Tenant shall pay a security deposit of £1,200.'],
      ['es', 'El Arrendatario entrega una fianza de 1.200 euros.'],
      ['fr', 'Le Locataire verse un dépôt de garantie de 800 euros.'],
      ['de', 'Der Mieter leistet eine Kaution in Höhe von drei Monatsmieten.'],
      ['ar', 'يدفع المستأجر مبلغ تأمين قدره 5000 درهم.'],
    ],
    lookalikes: [
      ['en', 'The source code deposit shall be kept by the escrow agent.'],
      ['es', 'El depósito legal de la obra corresponde al editor.'],
      ['fr', 'La caution solidaire est donnée par un tiers.'],
      ['de', 'Der Mieter hat die Wohnung sauber zu halten.'],
      ['ar', 'تلتزم شركة التأمين بدفع مبلغ التعويض.'],
    ],
  });

  test('names its amount', () => {
    expect(testPlay(deposit, 'The Tenant shall pay a security deposit of £1,200.').explained).toBe(
      'A deposit or down payment is agreed: £1,200.',
    );
  });
  test('counted in rents names how many, and not the time for its return', () => {
    expect(
      testPlay(deposit, 'Der Mieter leistet eine Kaution in Höhe von drei Monatsmieten.', { language: 'de' }).explained,
    ).toBe('A deposit is due; it is measured by the rent or price of: 3 months.');
    expect(
      testPlay(deposit, 'Le dépôt de garantie est restitué dans un délai de deux mois.', { language: 'fr' }).facts
        ?.rent,
    ).toBeNull();
  });
  test('that is kept is a risk', () => {
    expect(levels(testPlay(deposit, 'The Customer shall pay a non-refundable deposit of $500.').risks)).toEqual([
      'medium',
    ]);
  });
  test('of four months’ rent is a risk in a tenancy, of three it is not', () => {
    const of = (months: string) =>
      testPlay(deposit, `The Tenant shall pay a security deposit equal to ${months} months of rent.`, {
        contractType: 'tenancy',
      }).risks;
    expect(levels(of('four'))).toEqual(['medium']);
    expect(levels(of('three'))).toEqual([]);
  });
});
