import { describe, expect, test } from 'vitest';
import { type Cases, testRecognition } from '../testing/recognition-cases';
import { testPlay } from '../testing/test-play';
import { postTerminationServices } from './post-termination-services.play';

const said: Cases = [
  ['en', 'Upon termination, Supplier shall assist Client in an orderly transition of the Services.'],
  ['en', 'Distributor may sell its remaining inventory for 90 days after termination of this Agreement.'],
  ['en', 'The records shall be kept for two years following expiration of this Agreement.'],
  ['es', 'Tras la terminación del contrato, el Proveedor continuará prestando los servicios durante tres meses.'],
  ['es', 'El Distribuidor podrá vender las existencias después de la terminación del contrato.'],
  ['es', 'La Empresa conservará los registros durante cinco años desde la terminación del contrato.'],
  ['fr', 'Après la fin du contrat, le Prestataire assiste le Client pour la réversibilité.'],
  ['fr', 'Le Distributeur pourra écouler ses stocks pendant trois mois après la résiliation.'],
  ['fr', 'Le Prestataire conservera les documents pendant cinq ans à compter de l’expiration du contrat.'],
  ['de', 'Nach Beendigung des Vertrags unterstützt der Anbieter den Kunden beim Übergang.'],
  ['de', 'Ein Abverkauf der Lagerbestände ist nach Vertragsende noch drei Monate zulässig.'],
  ['de', 'Nach Ablauf des Vertrags sind die Unterlagen zwei Jahre aufzubewahren.'],
  ['ar', 'بعد انتهاء العقد يلتزم المورد بتقديم المساعدة خلال الفترة الانتقالية.'],
  ['ar', 'يجوز للموزع بيع المخزون بعد انتهاء العقد لمدة ثلاثة أشهر.'],
  ['ar', 'يلتزم المورد بالاحتفاظ بالسجلات لمدة خمس سنوات من تاريخ انتهاء العقد.'],
];
const lookalikes: Cases = [
  ['en', 'The duty of confidentiality continues for two years after termination of this Agreement.'],
  ['es', 'La obligación de confidencialidad continuará tras la terminación del contrato.'],
  ['fr', 'L’obligation de confidentialité se poursuivra après la fin du contrat.'],
  ['de', 'Die Geheimhaltung gilt nach Beendigung des Vertrags weiterhin.'],
  ['ar', 'يستمر التزام السرية بعد انتهاء العقد.'],
];

describe('what goes on after the end', () => {
  testRecognition(postTerminationServices, said, lookalikes);

  const kept = (period: string) =>
    testPlay(
      postTerminationServices,
      `The books shall be kept for ${period} following termination of this Agreement.`,
    ).risks.map(({ level }) => level);

  test('is worth knowing where it lasts more than two years', () => {
    expect(kept('two (2) years')).toEqual([]);
    expect(kept('three (3) years')).toEqual(['low']);
  });

  test('is a risk where it is unpaid', () => {
    const { risks } = testPlay(
      postTerminationServices,
      'Upon termination, Supplier shall at no cost assist Client in the transition.',
    );
    expect(risks.map(({ title }) => title)).toEqual(['Work after the end without pay']);
  });

  test('names its longest period', () => {
    const { explained } = testPlay(
      postTerminationServices,
      'El Distribuidor podrá vender las existencias durante tres meses después de la terminación del contrato.',
      { language: 'es' },
    );
    expect(explained).toContain('Longest period named: 3 months.');
  });
});
