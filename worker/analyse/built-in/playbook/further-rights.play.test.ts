import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { AnyPlay } from '../play';
import { testPlay } from '../testing/test-play';
import { changeOfControl } from './change-of-control.play';
import { competitiveRestrictionException } from './competitive-restriction-exception.play';
import { covenantNotToSue } from './covenant-not-to-sue.play';
import { firstRefusal } from './first-refusal.play';
import { mostFavouredNation } from './most-favoured-nation.play';
import { thirdPartyBeneficiary } from './third-party-beneficiary.play';

interface Case {
  name: string;
  play: AnyPlay;
  said: [Locale, string][];
  lookalikes: [Locale, string][];
}

const cases: Case[] = [
  {
    name: 'a change of ownership',
    play: changeOfControl as AnyPlay,
    said: [
      ['en', 'Licensor may terminate this Agreement upon the occurrence of a Change of Control of Licensee.'],
      ['en', 'A party shall notify the other promptly of any change in ownership of its shares.'],
      ['es', 'El Cliente podrá resolver el contrato en caso de cambio de control del Proveedor.'],
      ['es', 'La fusión o la venta de la mayoría de las acciones deberá comunicarse a la otra parte.'],
      ['fr', 'Le Client peut résilier le contrat en cas de changement de contrôle du Prestataire.'],
      ['fr', 'Toute modification du contrôle de la société doit être notifiée sans délai.'],
      ['de', 'Im Falle eines Kontrollwechsels ist der Lizenzgeber zur Kündigung berechtigt.'],
      ['de', 'Erwirbt ein Dritter die Mehrheit der Anteile, kann der Vertrag gekündigt werden; er ist kündbar.'],
      ['ar', 'يحق للعميل إنهاء العقد عند تغيير السيطرة على المورد.'],
      ['ar', 'يلتزم الطرف بإخطار الآخر في حالة الاندماج أو الاستحواذ.'],
    ],
    lookalikes: [
      ['en', 'Changes to this Agreement must be made in writing.'],
      ['es', 'Todo cambio de este contrato se hará por escrito.'],
      ['fr', 'Le Client contrôle la qualité des prestations.'],
      ['de', 'Der Auftraggeber kontrolliert die Leistung.'],
      ['ar', 'لا يجوز تعديل هذا العقد إلا كتابة.'],
    ],
  },
  {
    name: 'a right to be asked first',
    play: firstRefusal as AnyPlay,
    said: [
      ['en', 'Licensee shall have a right of first refusal to acquire the Patents.'],
      ['en', 'Seller shall give Buyer the first option to purchase any additional land.'],
      ['es', 'El Arrendatario tendrá derecho de tanteo sobre la vivienda.'],
      ['es', 'El Distribuidor dispondrá de un derecho preferente para adquirir la marca.'],
      ['fr', 'Le Preneur bénéficie d’un droit de préférence en cas de vente des locaux.'],
      ['fr', 'Les associés disposent d’un droit de préemption.'],
      ['de', 'Dem Mieter steht ein Vorkaufsrecht an der Wohnung zu.'],
      ['de', 'Der Verkäufer hat die Anteile zunächst den Mitgesellschaftern anzubieten.'],
      ['ar', 'للمستأجر حق الأولوية في شراء العقار.'],
      ['ar', 'يتمتع الشريك بحق الشفعة.'],
    ],
    lookalikes: [
      ['en', 'The shares are not subject to any preemptive rights.'],
      ['es', 'El Arrendatario renuncia expresamente al derecho de tanteo.'],
      ['fr', 'Les livraisons sont faites de préférence le matin.'],
      ['de', 'Der Käufer verzichtet auf ein etwaiges Vorkaufsrecht.'],
      ['ar', 'في حالة التعارض تكون أولوية المستندات حسب ترتيبها.'],
    ],
  },
  {
    name: 'giving up claims or challenges',
    play: covenantNotToSue as AnyPlay,
    said: [
      ['en', 'Licensee shall not challenge the validity of the Licensed Patents.'],
      ['en', 'Distributor will not at any time contest the ownership of the Trademarks.'],
      ['en', 'Sponsor hereby releases and forever discharges the Club from all claims.'],
      ['es', 'El Licenciatario no impugnará la validez de las marcas.'],
      ['es', 'El Trabajador renuncia a cualquier acción o reclamación contra la Empresa.'],
      ['fr', "Le Licencié s'interdit de contester la validité de la marque."],
      ['fr', 'Le Salarié renonce à toute action contre la société.'],
      ['de', 'Der Lizenznehmer verpflichtet sich, die Schutzrechte nicht anzugreifen.'],
      ['de', 'Der Arbeitnehmer verzichtet auf sämtliche Ansprüche gegen die Gesellschaft.'],
      ['ar', 'يلتزم المرخص له بعدم الطعن في صحة العلامة التجارية.'],
      ['ar', 'يتنازل العامل عن جميع المطالبات تجاه صاحب العمل.'],
    ],
    lookalikes: [
      ['en', 'The parties waive any right to a jury trial.'],
      ['es', 'Las partes renuncian a cualquier otro fuero y jurisdicción.'],
      ['fr', 'Les contestations sont portées devant le tribunal de commerce.'],
      ['de', 'Der Bürge verzichtet auf die Einrede der Vorausklage.'],
      ['ar', 'تختص المحاكم بنظر أي دعوى.'],
    ],
  },
  {
    name: 'a promise of the best terms',
    play: mostFavouredNation as AnyPlay,
    said: [
      ['en', 'Supplier agrees that the prices shall be no less favorable than those offered to any other customer.'],
      [
        'en',
        'If Licensor grants more favourable terms to any other licensee, a most favoured licensee clause applies.',
      ],
      ['es', 'El Proveedor aplicará al Cliente la cláusula de cliente más favorecido.'],
      ['es', 'Los precios no serán menos favorables que los ofrecidos a otros clientes.'],
      ['fr', 'Le Client bénéficie de la clause du client le plus favorisé.'],
      ['fr', 'Les conditions ne seront pas moins favorables que celles accordées à un autre distributeur.'],
      ['de', 'Der Lieferant gewährt dem Kunden Meistbegünstigung.'],
      ['de', 'Räumt der Lieferant anderen Kunden günstigere Preise ein, gelten diese auch hier.'],
      ['ar', 'يسري على المشتري شرط العميل الأولى بالرعاية.'],
      ['ar', 'يلتزم المورد بألا يمنح شروطًا أفضل لأي عميل آخر.'],
    ],
    lookalikes: [
      ['en', 'Interest is due at the lower of five percent and the maximum rate.'],
      ['es', 'Se aplicará la norma más favorable al trabajador.'],
      ['fr', 'La disposition la plus favorable au salarié s’applique.'],
      ['de', 'Der Zinssatz liegt bei Verzug niedriger als bei anderen Krediten.'],
      ['ar', 'يبذل المورد أفضل الجهود لتنفيذ العقد.'],
    ],
  },
  {
    name: 'rights of outsiders',
    play: thirdPartyBeneficiary as AnyPlay,
    said: [
      ['en', 'The Affiliates are intended third party beneficiaries of this Section.'],
      ['en', 'Microsoft shall be a third-party beneficiary with the right to enforce this Agreement.'],
      ['es', 'La presente cláusula constituye una estipulación a favor de tercero.'],
      ['fr', 'La présente clause constitue une stipulation pour autrui au profit de la filiale.'],
      ['de', 'Diese Klausel ist ein Vertrag zugunsten Dritter.'],
      ['ar', 'يعد هذا البند اشتراطًا لمصلحة الغير.'],
    ],
    lookalikes: [
      ['en', 'There are no third party beneficiaries of this Agreement.'],
      ['es', 'Este contrato no contiene ninguna estipulación a favor de tercero.'],
      ['fr', 'Le présent contrat ne constitue pas une stipulation pour autrui.'],
      ['de', 'Dieser Vertrag ist kein Vertrag zugunsten Dritter.'],
      ['ar', 'لا يعد هذا العقد اشتراطًا لمصلحة الغير.'],
    ],
  },
  {
    name: 'an exception to a limit on competing',
    play: competitiveRestrictionException as AnyPlay,
    said: [
      ['en', 'The foregoing restrictions shall not prevent Consultant from owning securities of a competing company.'],
      ['es', 'La prohibición anterior no impedirá que el Consultor pueda tener participaciones en competidores.'],
      ['fr', "L'interdiction de concurrence ne s'applique pas aux participations dans des sociétés cotées."],
      ['de', 'Das Wettbewerbsverbot gilt nicht für Beteiligungen an börsennotierten Gesellschaften.'],
      ['ar', 'لا يسري حظر المنافسة على تملك أسهم في شركات مدرجة.'],
    ],
    lookalikes: [
      ['en', 'Consultant shall not compete with the Company.'],
      ['es', 'El Consultor no podrá competir con la Empresa.'],
      ['fr', "Le Consultant s'interdit toute concurrence."],
      ['de', 'Es gilt ein Wettbewerbsverbot.'],
      ['ar', 'يلتزم العامل بعدم المنافسة.'],
    ],
  },
];

describe.each(cases)('$name', ({ play, said, lookalikes }) => {
  for (const [language, text] of said) {
    test(`is found in ${language}: “${text}”`, () => {
      expect(testPlay(play, text, { language }).words).toHaveLength(1);
    });
  }

  for (const [language, text] of lookalikes) {
    test(`is not seen in ${language} in: “${text}”`, () => {
      expect(testPlay(play, text, { language }).words).toEqual([]);
    });
  }
});

describe('what these clauses mean for the reader', () => {
  test('a sale that may end the contract is a risk, one that must only be announced is not', () => {
    const levels = (text: string) => testPlay(changeOfControl, text).risks.map(({ level }) => level);
    expect(levels('Licensor may terminate this Agreement upon a Change of Control.')).toEqual(['medium']);
    expect(levels('Licensee shall give notice of a Change of Control to Licensor.')).toEqual([]);
  });

  test('a wait of more than two months for an answer is a risk, of two months worth knowing', () => {
    const levels = (period: string) =>
      testPlay(
        firstRefusal,
        `Licensee shall have a right of first refusal, to be exercised within ${period} of notice.`,
      ).risks.map(({ level }) => level);
    expect(levels('sixty-one (61) days')).toEqual(['medium']);
    expect(levels('sixty (60) days')).toEqual(['low']);
  });

  test('giving up claims weighs more than leaving rights unchallenged', () => {
    const levels = (text: string) => testPlay(covenantNotToSue, text).risks.map(({ level }) => level);
    expect(levels('Sponsor hereby releases and forever discharges the Club from all claims.')).toEqual(['medium']);
    expect(levels('Licensee shall not challenge the validity of the Patents.')).toEqual(['low']);
  });
});
