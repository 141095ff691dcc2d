import { describe, expect, test } from 'vitest';
import { testRecognition } from '../testing/recognition-cases';
import { testPlay } from '../testing/test-play';
import { entireAgreement } from './entire-agreement.play';
import { notices } from './notices.play';
import { severability } from './severability.play';
import { variation } from './variation.play';

describe('the entire agreement', () => {
  testRecognition(
    entireAgreement,
    [
      ['en', 'This Agreement constitutes the entire agreement and supersedes all prior agreements.'],
      [
        'en',
        'This document is the complete statement of the agreement and replaces prior negotiations of the parties.',
      ],
      ['es', 'El presente contrato constituye el acuerdo íntegro y sustituye a cualquier acuerdo anterior.'],
      ['es', 'Este contrato recoge la totalidad de los acuerdos y deja sin efecto los pactos anteriores.'],
      ['fr', "Le contrat exprime l'intégralité de l'accord des parties et remplace tout accord antérieur."],
      ['fr', 'Le présent document annule les engagements antérieurs et tout autre accord précédent.'],
      ['de', 'Dieser Vertrag enthält die gesamte Vereinbarung und ersetzt alle früheren Abreden.'],
      ['de', 'Mündliche Nebenabreden zu diesem Vertrag bestehen nicht.'],
      ['ar', 'يمثل هذا العقد كامل الاتفاق بين الطرفين ويحل محل جميع الاتفاقات السابقة.'],
    ],
    [
      ['en', 'The entire agreement period shall be used to complete the project of the Client.'],
      ['es', 'El Cliente abonará la totalidad del precio en el plazo de treinta días naturales.'],
      ['fr', 'Le Client paie la totalité du prix dans un délai de trente jours à compter de la facture.'],
      ['de', 'Der Kunde zahlt den gesamten Preis binnen dreißig Tagen nach Rechnungserhalt.'],
      ['ar', 'يدفع العميل كامل الثمن خلال ثلاثين يومًا من تاريخ استلام الفاتورة.'],
    ],
  );
});

describe('changing the contract', () => {
  testRecognition(
    variation,
    [
      ['en', 'This Agreement may be amended only in writing signed by both parties.'],
      ['en', 'No modification of this Agreement is effective unless signed by the parties.'],
      ['en', 'Amendments to this contract must be in writing.'],
      ['es', 'Cualquier modificación del contrato deberá constar por escrito.'],
      ['es', 'El contrato no podrá modificarse salvo acuerdo firmado por las partes.'],
      ['es', 'Toda modificación de este acuerdo requerirá adenda.'],
      ['fr', 'Toute modification du contrat fera l’objet d’un avenant signé.'],
      ['fr', 'Le contrat ne peut être modifié que par écrit.'],
      ['fr', 'Aucune modification de la convention ne vaut sans accord des parties.'],
      ['de', 'Änderungen dieses Vertrags bedürfen der Schriftform.'],
      ['de', 'Dieser Vertrag kann nur schriftlich geändert werden.'],
      ['de', 'Auch der Verzicht auf dieses Schriftformerfordernis bedarf der Schriftform.'],
      ['ar', 'لا يجوز تعديل هذا العقد إلا كتابةً وبتوقيع الطرفين.'],
      ['ar', 'يكون تعديل العقد بموجب ملحق موقع من الطرفين.'],
    ],
    [
      ['en', 'The securities law, as amended, applies to this Agreement.'],
      ['es', 'El Proveedor modificará el diseño según el contrato.'],
      ['fr', 'Le Prestataire modifie le plan selon le contrat.'],
      ['de', 'Änderungen der Anschrift sind dem Vertragspartner mitzuteilen.'],
      ['ar', 'يعدل المقاول التصميم وفقًا للعقد.'],
    ],
  );

  test('without a written form is worth knowing', () => {
    const levels = (text: string) => testPlay(variation, text).risks.map(({ level }) => level);
    expect(levels('No amendment of this Agreement is valid without mutual agreement.')).toEqual(['low']);
    expect(levels('No amendment of this Agreement is valid unless in writing.')).toEqual([]);
  });
});

describe('notices', () => {
  testRecognition(
    notices,
    [
      ['en', 'All notices under this Agreement shall be in writing and sent by courier.'],
      ['en', 'Any notice to the other party shall be deemed given when delivered by hand.'],
      ['es', 'Todas las notificaciones entre las partes se realizarán por escrito.'],
      ['es', 'A efectos de notificaciones, las partes señalan los domicilios del encabezamiento.'],
      ['fr', 'Toute notification entre les parties se fait par lettre recommandée.'],
      ['fr', 'Pour l’exécution des présentes, les parties élisent domicile à leurs sièges.'],
      ['de', 'Alle Mitteilungen nach diesem Vertrag bedürfen der Schriftform.'],
      ['de', 'Eine Mitteilung gilt am dritten Tag nach der Absendung als zugegangen.'],
      ['ar', 'تكون جميع الإخطارات بين الطرفين كتابية وترسل على العنوان المبين أعلاه.'],
    ],
    [
      ['en', 'Either party may terminate upon thirty days prior written notice to the other.'],
      ['es', 'La obra se ofrecerá mediante comunicación pública en todos los canales.'],
      ['fr', 'Les droits comprennent la communication au public par tous les procédés.'],
      ['de', 'Die Steuererklärung ist vom Mandanten rechtzeitig schriftlich vorzubereiten.'],
      ['ar', 'يجوز إنهاء العقد بموجب إخطار مدته ثلاثون يومًا قبل نهاية المدة.'],
    ],
  );

  test('that count once sent are worth knowing, those that count on arrival are fine', () => {
    const levels = (moment: string) =>
      testPlay(notices, `All notices under this Agreement shall be in writing and deemed given ${moment}.`).risks.map(
        ({ level }) => level,
      );
    expect(levels('when sent')).toEqual(['low']);
    expect(levels('when they arrive')).toEqual([]);
  });
});

describe('an invalid clause', () => {
  testRecognition(
    severability,
    [
      ['en', 'If any provision of this Agreement is held invalid, the other provisions remain in full force.'],
      ['en', 'The invalidity of one clause shall not affect the remaining clauses.'],
      ['es', 'Si alguna cláusula fuera declarada nula, las restantes seguirán vigentes.'],
      ['es', 'La nulidad de una estipulación no afectará a las demás del contrato.'],
      ['fr', 'Si une clause est déclarée nulle, les autres clauses demeurent en vigueur.'],
      ['fr', "La nullité d'une stipulation n'affecte pas les autres stipulations du contrat."],
      ['de', 'Sollte eine Bestimmung unwirksam sein, bleibt die Wirksamkeit der übrigen unberührt.'],
      ['de', 'Die Unwirksamkeit einer Klausel lässt die übrigen Klauseln unberührt.'],
      ['ar', 'إذا اعتبر أي بند باطلًا فإن باقي بنود العقد تظل سارية ونافذة.'],
    ],
    [
      ['en', 'Any assignment in breach of this clause shall be void and without any effect at all.'],
      ['es', 'La cesión realizada sin consentimiento será nula de pleno derecho y sin valor.'],
      ['fr', 'Toute cession effectuée sans accord préalable est nulle et sans aucune valeur.'],
      ['de', 'Eine Abtretung ohne vorherige Zustimmung der anderen Partei ist unwirksam.'],
      ['ar', 'يعد كل تنازل يتم دون موافقة الطرف الآخر باطلًا بطلانًا مطلقًا.'],
    ],
  );
});
