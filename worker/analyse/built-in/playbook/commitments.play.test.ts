import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { testPlay } from '../testing/test-play';
import { minimumCommitment } from './minimum-commitment.play';
import { priceRestrictions } from './price-restrictions.play';
import { revenueSharing } from './revenue-sharing.play';
import { volumeRestriction } from './volume-restriction.play';
import { warrantyDuration } from './warranty-duration.play';

describe('a minimum that must be met', () => {
  const said: [Locale, string][] = [
    ['en', 'Distributor shall purchase at least 1,000 units of the Product in each calendar year.'],
    ['en', 'Licensee shall pay a minimum annual royalty of $50,000 per contract year.'],
    ['en', 'Customer agrees to the minimum purchase commitment of £20,000 per month.'],
    ['es', 'El Distribuidor se obliga a comprar al menos 500 unidades cada año.'],
    ['es', 'El Licenciatario pagará un canon mínimo anual de 10.000 euros.'],
    ['es', 'El Cliente garantiza un volumen de compra mínimo anual.'],
    ['fr', "Le Distributeur s'engage à acheter au moins 500 unités par an."],
    ['fr', 'Le Licencié versera une redevance annuelle minimale de 10 000 euros.'],
    ['fr', "Le Client garantit un chiffre d'affaires annuel minimum de 20 000 euros."],
    ['de', 'Der Händler verpflichtet sich zu einer Mindestabnahme von 500 Stück im Jahr.'],
    ['de', 'Der Kunde hat jährlich mindestens 1.000 Stück abzunehmen.'],
    ['de', 'Die Mindestlizenzgebühr beträgt 10.000 Euro pro Jahr.'],
    ['ar', 'يلتزم الموزع بشراء ما لا يقل عن 500 وحدة سنويًا.'],
    ['ar', 'يتعهد المرخص له بدفع رسوم لا تقل عن 10000 درهم كل سنة.'],
    ['ar', 'الحد الأدنى للمشتريات السنوية 1000 وحدة.'],
  ];
  for (const [language, text] of said) {
    test(`is found in ${language}: “${text}”`, () => {
      expect(testPlay(minimumCommitment, text, { language }).words).toHaveLength(1);
    });
  }

  const lookalikes: [Locale, string][] = [
    ['en', 'The Label shall provide time to take legal advice, and has given the Artist at least 14 days to do so.'],
    ['en', "Either party may terminate this Agreement on at least thirty days' prior written notice each year."],
    ['es', 'El contrato podrá resolverse con un preaviso mínimo de treinta días.'],
    ['fr', 'Le contrat peut être résilié avec un préavis minimum de trois mois.'],
    ['de', 'Die Kündigungsfrist beträgt mindestens drei Monate zum Jahresende.'],
    ['ar', 'يجوز إنهاء العقد بإخطار لا تقل مدته عن شهر.'],
  ];
  for (const [language, text] of lookalikes) {
    test(`is not seen in ${language} in: “${text}”`, () => {
      expect(testPlay(minimumCommitment, text, { language }).words).toEqual([]);
    });
  }

  test('that must be paid for anyway is a high risk, otherwise a medium one', () => {
    const levels = (more: string) =>
      testPlay(minimumCommitment, `Buyer shall purchase at least 1,000 units in each year${more}.`).risks.map(
        ({ level }) => level,
      );
    expect(levels(' and shall pay for any shortfall')).toEqual(['high']);
    expect(levels('')).toEqual(['medium']);
  });

  test('names its sum', () => {
    const { explained } = testPlay(minimumCommitment, 'Die Mindestvergütung beträgt 10.000 Euro pro Jahr.', {
      language: 'de',
    });
    expect(explained).toContain('Sum named: €10,000.');
  });
});

describe('a share of revenue', () => {
  const said: [Locale, string, number[]][] = [
    ['en', 'Licensee shall pay to Licensor a royalty of five percent (5%) of Net Sales.', [5]],
    ['en', 'Agent shall receive a commission equal to 10% of the gross proceeds.', [10]],
    ['en', 'The parties shall share net profits equally: 50% to each party.', [50]],
    ['es', 'El Licenciatario pagará una regalía del 5 % sobre las ventas netas.', [5]],
    ['es', 'El Agente percibirá una comisión del 10 % de los ingresos.', [10]],
    ['es', 'Las partes repartirán los beneficios por mitades.', []],
    ['fr', 'Le Licencié versera une redevance de 5 % des ventes nettes.', [5]],
    ['fr', "L'Agent perçoit une commission de 10 % du chiffre d'affaires.", [10]],
    ['fr', 'Les parties se partagent les bénéfices par moitié.', []],
    ['de', 'Der Lizenznehmer zahlt eine Lizenzgebühr von 5 % des Nettoumsatzes.', [5]],
    ['de', 'Der Vertreter erhält eine Provision in Höhe von zehn Prozent des Umsatzes.', [10]],
    ['de', 'Der Gewinn wird zwischen den Parteien hälftig verteilt.', []],
    ['ar', 'يدفع المرخص له إتاوة بنسبة 5% من صافي المبيعات.', [5]],
    ['ar', 'يستحق الوكيل عمولة قدرها 10% من الإيرادات.', [10]],
    ['ar', 'توزع الأرباح بين الشركاء بالتساوي.', []],
  ];
  for (const [language, text, shares] of said) {
    test(`is found in ${language}: “${text}”`, () => {
      const { words, facts } = testPlay(revenueSharing, text, { language });
      expect(words).toHaveLength(1);
      expect(facts?.shares).toEqual(shares);
    });
  }

  const lookalikes: [Locale, string][] = [
    ['en', 'Overdue amounts bear interest at 5% per annum until paid.'],
    ['es', 'Las cantidades impagadas devengarán un interés de mora del 5 % anual sobre los ingresos debidos.'],
    ['fr', 'Toute somme impayée porte intérêt de retard au taux de 5 % par an.'],
    ['de', 'Bei Verzug sind Zinsen in Höhe von 5 % zu zahlen.'],
    ['ar', 'تستحق فائدة تأخير بنسبة 5% سنويًا.'],
  ];
  for (const [language, text] of lookalikes) {
    test(`is not seen in ${language} in: “${text}”`, () => {
      expect(testPlay(revenueSharing, text, { language }).words).toEqual([]);
    });
  }

  test('of thirty percent is a risk, of less it is not', () => {
    const levels = (share: string) =>
      testPlay(revenueSharing, `Licensee shall pay to Licensor a royalty of ${share} of net sales.`).risks.map(
        ({ level }) => level,
      );
    expect(levels('30%')).toEqual(['medium']);
    expect(levels('29%')).toEqual([]);
  });

  test('of gross sums is worth knowing', () => {
    const { risks } = testPlay(revenueSharing, 'Licensee shall pay a royalty of 5% of gross revenue.');
    expect(risks.map(({ level }) => level)).toEqual(['low']);
  });
});

describe('the time of a warranty', () => {
  const said: [Locale, string, number, string][] = [
    ['en', 'Supplier warrants the Products against defects in workmanship for one (1) year from delivery.', 1, 'year'],
    ['es', 'El Proveedor garantiza los productos contra defectos durante un plazo de doce meses.', 12, 'month'],
    ['es', 'El plazo de garantía será de dos años desde la entrega.', 2, 'year'],
    ['fr', 'Le Fournisseur garantit les produits contre tout défaut pendant douze mois.', 12, 'month'],
    ['fr', 'La durée de la garantie est de deux ans à compter de la livraison.', 2, 'year'],
    ['de', 'Die Gewährleistungsfrist beträgt zwölf Monate ab Abnahme.', 12, 'month'],
    ['de', 'Der Verkäufer übernimmt eine Garantie von zwei Jahren auf Material.', 2, 'year'],
    ['ar', 'يضمن المورد المنتجات ضد العيوب لمدة سنتين من تاريخ التسليم.', 2, 'year'],
    ['ar', 'مدة الضمان ستة أشهر من تاريخ الاستلام.', 6, 'month'],
    [
      'en',
      'Supplier warrants the Products against defects in workmanship for [ ] one year [X] three months from delivery.',
      3,
      'month',
    ],
    ['es', 'Garantía por defectos: [ ] un año [X] tres meses desde la entrega.', 3, 'month'],
    ['fr', 'Durée de la garantie : ☐ un an ☒ trois mois à compter de la livraison.', 3, 'month'],
    ['de', 'Gewährleistungsfrist: ☐ ein Jahr ☒ drei Monate ab Abnahme.', 3, 'month'],
    ['ar', 'مدة الضمان: [ ] سنة واحدة [X] ثلاثة أشهر من تاريخ الاستلام.', 3, 'month'],
  ];
  for (const [language, text, amount, unit] of said) {
    test(`is read in ${language}: “${text}”`, () => {
      const { words, facts } = testPlay(warrantyDuration, text, { language });
      expect(words).toHaveLength(1);
      expect(facts?.period).toMatchObject({ amount, unit });
    });
  }

  const lookalikes: [Locale, string][] = [
    ['en', 'Each party represents and warrants that it has full power to enter into this Agreement for ten years.'],
    ['es', 'El Arrendatario entrega en depósito como garantía dos meses de renta.'],
    ['fr', 'Le dépôt de garantie est fixé à un mois de loyer.'],
    ['de', 'Die Kaution in Höhe von drei Monaten dient als Garantie.'],
    ['ar', 'يقدم المستأجر خطاب ضمان صالحًا لمدة سنة.'],
  ];
  for (const [language, text] of lookalikes) {
    test(`is not seen in ${language} in: “${text}”`, () => {
      expect(testPlay(warrantyDuration, text, { language }).words).toEqual([]);
    });
  }

  test('of under ninety days is a risk, of ninety it is not', () => {
    const levels = (period: string) =>
      testPlay(
        warrantyDuration,
        `Supplier warrants that the Products will be free from defects for ${period} from delivery.`,
      ).risks.map(({ level }) => level);
    expect(levels('89 days')).toEqual(['medium']);
    expect(levels('90 days')).toEqual([]);
  });
});

describe('limits on prices and quantities', () => {
  const prices: [Locale, string][] = [
    ['en', 'Supplier shall not increase the prices during the first year.'],
    ['en', 'Any increase in the fees shall not exceed 3% per year.'],
    ['es', 'El Proveedor no podrá aumentar los precios durante la vigencia del contrato.'],
    ['fr', 'Le Fournisseur ne pourra augmenter ses tarifs pendant la première année.'],
    ['de', 'Die Preise dürfen während der Laufzeit nicht erhöht werden.'],
    ['ar', 'لا يجوز للمورد زيادة الأسعار خلال مدة العقد.'],
  ];
  for (const [language, text] of prices) {
    test(`on prices are found in ${language}: “${text}”`, () => {
      expect(testPlay(priceRestrictions, text, { language }).words).toHaveLength(1);
    });
  }

  const quantities: [Locale, string][] = [
    ['en', 'Customer may install the Software on up to three (3) designated servers per year.'],
    ['es', 'El Cliente podrá utilizar el programa hasta un máximo de 50 usuarios.'],
    ['fr', 'La licence est accordée dans la limite de 50 utilisateurs.'],
    ['de', 'Die Software darf von höchstens 50 Nutzern verwendet werden.'],
    ['ar', 'يجوز استخدام البرنامج بحد أقصى 50 مستخدمًا.'],
  ];
  for (const [language, text] of quantities) {
    test(`on quantities are found in ${language}: “${text}”`, () => {
      expect(testPlay(volumeRestriction, text, { language }).words).toHaveLength(1);
    });
  }

  const neither: [Locale, string][] = [
    ['en', 'The liability of the Supplier shall not exceed the price paid for one hundred units.'],
    ['es', 'El precio se pagará en un plazo máximo de treinta días.'],
    ['fr', 'Le prix est payé dans un délai maximum de trente jours.'],
    ['de', 'Der Preis ist spätestens nach dreißig Tagen zu zahlen.'],
    ['ar', 'يدفع السعر خلال مدة لا تتجاوز ثلاثين يومًا.'],
  ];
  for (const [language, text] of neither) {
    test(`are not seen in ${language} in: “${text}”`, () => {
      expect(testPlay(priceRestrictions, text, { language }).words).toEqual([]);
      expect(testPlay(volumeRestriction, text, { language }).words).toEqual([]);
    });
  }

  test('on resale prices are a risk', () => {
    const { risks } = testPlay(
      priceRestrictions,
      'Reseller shall not sell the Products below the minimum resale price.',
    );
    expect(risks.map(({ level }) => level)).toEqual(['medium']);
  });
});
