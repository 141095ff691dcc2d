import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Play } from '../play';
import { testRecognition } from '../testing/recognition-cases';
import { testPlay } from '../testing/test-play';
import { forceMajeure } from './force-majeure.play';
import { subcontracting } from './subcontracting.play';
import { warranty } from './warranty.play';

const levels = <Facts>(play: Play<Facts>, text: string, language: Locale = 'en') =>
  testPlay(play, text, { language }).risks.map(({ level }) => level);

describe('a warranty', () => {
  testRecognition(
    warranty,
    [
      ['en', 'Supplier represents and warrants that the Products are free from defects.'],
      ['en', 'The Software is provided "as is" without warranty of any kind.'],
      ['en', 'Seller disclaims all implied warranties of merchantability.'],
      ['es', 'El Vendedor garantiza que la mercancía está libre de defectos.'],
      ['es', 'El software se entrega sin ninguna garantía.'],
      ['es', 'El plazo de garantía será de dos años desde la entrega.'],
      ['fr', 'Le Vendeur garantit que les produits sont exempts de vices.'],
      ['fr', 'Le logiciel est fourni en l’état, sans aucune garantie.'],
      ['fr', 'La période de garantie est de deux ans à compter de la livraison.'],
      ['de', 'Der Verkäufer gewährleistet, dass die Ware frei von Sachmängeln ist.'],
      ['de', 'Die Nutzung erfolgt ohne jede Gewähr.'],
      ['de', 'Die Gewährleistungsfrist beträgt zwei Jahre ab Lieferung.'],
      ['ar', 'يضمن البائع أن البضاعة خالية من العيوب.'],
      ['ar', 'تقدم البرامج كما هي دون أي ضمان.'],
      ['ar', 'مدة الضمان سنتان من تاريخ التسليم.'],
    ],
    [
      ['en', 'The holder may exercise its warrants to purchase shares.'],
      ['es', 'El Arrendatario entrega una fianza en garantía del pago de la renta.'],
      ['fr', 'Le Locataire verse un dépôt de garantie égal à un mois de loyer.'],
      ['de', 'Die Bank stellt eine Bankgarantie als Sicherheit für den Kaufpreis.'],
      ['ar', 'يقدم المقاول خطاب ضمان بنكي بنسبة عشرة بالمئة.'],
    ],
  );

  test('that is only excluded is a greater risk than one that is limited', () => {
    expect(levels(warranty, 'The goods are sold without any warranty of quality.')).toEqual(['medium']);
    expect(
      levels(warranty, 'Seller warrants that the goods are new.\n\nSeller disclaims all other warranties.'),
    ).toEqual(['low']);
    expect(levels(warranty, 'Seller warrants that the goods are new.')).toEqual([]);
  });

  test('names who gives it', () => {
    expect(testPlay(warranty, 'The Seller warrants that the goods are new.').explained).toContain('“Seller”');
  });
});

describe('events beyond control', () => {
  testRecognition(
    forceMajeure,
    [
      ['en', 'Neither party shall be liable for delay caused by events beyond its reasonable control, such as war.'],
      ['en', 'No party is responsible for failure to perform due to acts of God, fire or strikes.'],
      ['es', 'Ninguna de las partes será responsable del incumplimiento debido a fuerza mayor.'],
      ['es', 'Las obligaciones quedarán suspendidas en caso de fuerza mayor o caso fortuito.'],
      ['fr', "Aucune des parties n'est responsable d'un retard dû à un cas de force majeure."],
      ['fr', 'En cas de force majeure, les obligations sont suspendues et la partie ne sera pas responsable.'],
      ['de', 'Keine Partei haftet für Verzögerungen infolge höherer Gewalt wie Streik oder Krieg.'],
      ['de', 'Bei höherer Gewalt ist die betroffene Partei von der Leistungspflicht befreit, Streik eingeschlossen.'],
      ['ar', 'لا يكون أي من الطرفين مسؤولًا عن التأخير الناتج عن القوة القاهرة أو الحرب.'],
    ],
    [
      ['en', 'The Supplier keeps control of the goods until they have been delivered to the Client.'],
      ['es', 'Las partes cumplirán sus obligaciones con la mayor diligencia y la fuerza que exige la ley.'],
      ['fr', 'La majeure partie des travaux sera réalisée par le Prestataire dans ses propres locaux.'],
      ['de', 'Der Mieter übt die tatsächliche Gewalt über die Mietsache aus und haftet dafür.'],
      ['ar', 'يلتزم المورد بتسليم البضاعة في موعدها المحدد دون أي تأخير من جانبه.'],
    ],
  );

  const lasting = (period: string) =>
    levels(
      forceMajeure,
      `Neither party shall be liable for delay due to events beyond its control, such as war. If such event lasts more than ${period}, either party may terminate this Agreement.`,
    );

  test('with a wait of more than half a year before the way out are a risk', () => {
    expect(lasting('180 days')).toEqual([]);
    expect(lasting('181 days')).toEqual(['medium']);
  });

  test('without a way out are worth knowing', () => {
    expect(
      levels(forceMajeure, 'Neither party shall be liable for delay due to events beyond its control, such as war.'),
    ).toEqual(['low']);
  });
});

describe('subcontractors', () => {
  testRecognition(
    subcontracting,
    [
      ['en', 'Consultant shall not subcontract any part of the Services without consent.'],
      ['en', 'Supplier may use subcontractors to perform its obligations.'],
      ['en', 'Any subcontracting requires the prior approval of the Client.'],
      ['es', 'El Contratista no podrá subcontratar los servicios sin consentimiento.'],
      ['es', 'El Prestador podrá valerse de subcontratistas.'],
      ['es', 'La subcontratación requerirá la autorización del Cliente.'],
      ['fr', 'Le Prestataire ne peut sous-traiter sans l’accord du Client.'],
      ['fr', 'Le Prestataire pourra faire appel à des sous-traitants.'],
      ['fr', 'La sous-traitance est soumise à l’autorisation écrite du Client.'],
      ['de', 'Der Auftragnehmer darf Unteraufträge nur mit Zustimmung vergeben.'],
      ['de', 'Der Anbieter ist berechtigt, Subunternehmer einzusetzen.'],
      ['de', 'Der Einsatz von Nachunternehmern bedarf der Zustimmung des Auftraggebers.'],
      ['ar', 'لا يجوز للمقاول التعاقد من الباطن دون موافقة كتابية.'],
      ['ar', 'يجوز للمورد الاستعانة بمتعاقدين من الباطن، ويجوز له إسناد أعمال إلى مقاول من الباطن.'],
      ['ar', 'المقاول من الباطن يخضع لموافقة العميل المسبقة.'],
    ],
    [
      ['en', '"Subcontractor" means a person engaged by the Supplier.'],
      [
        'en',
        'A party may share it with employees and subcontractors who are bound by equivalent duties of confidence.',
      ],
      ['es', 'El Contratista contratará al personal necesario.'],
      ['fr', 'Le Prestataire traite les demandes sous huit jours.'],
      ['de', 'Der Auftragnehmer beauftragt eigenes Personal.'],
      ['ar', 'لا يجوز للمستأجر التأجير من الباطن.'],
    ],
  );

  test('without consent are a risk, a smaller one where a party answers for them', () => {
    expect(levels(subcontracting, 'Supplier may use subcontractors to perform the Services.')).toEqual(['medium']);
    expect(
      levels(subcontracting, 'Supplier may use subcontractors and remains fully responsible for their work.'),
    ).toEqual(['low']);
    expect(levels(subcontracting, "Supplier may use subcontractors with the Client's consent.")).toEqual([]);
  });
});
