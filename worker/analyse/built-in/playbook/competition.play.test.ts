import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { testPlay } from '../testing/test-play';
import { exclusivity } from './exclusivity.play';
import { nonCompete } from './non-compete.play';

describe('a ban on competing', () => {
  const said: [Locale, string, string | null][] = [
    [
      'en',
      'During the Term, the Consultant shall not engage in any business that competes with the Company.',
      'Consultant',
    ],
    ['en', "Distributor will not carry any competitive products without Tripath's consent.", 'Distributor'],
    ['en', 'Neither party shall participate in any competing business within the Territory.', 'both'],
    ['es', 'El Consultor no podrá realizar actividades que supongan competencia con la Empresa.', 'Consultor'],
    ['es', 'El Trabajador se obliga a no competir en el mismo sector: pacto de no competencia.', 'Trabajador'],
    [
      'es',
      'El Distribuidor se compromete a no vender productos que compitan con los de la Empresa, ni a hacerle competencia directa.',
      'Distribuidor',
    ],
    ['fr', "Le Salarié s'interdit d'exercer une activité concurrente à celle de la société.", 'Salarié'],
    [
      'fr',
      'Le Consultant ne pourra travailler pour une entreprise concurrente pendant la durée du contrat.',
      'Consultant',
    ],
    ['fr', "Clause de non-concurrence : le Franchisé s'engage à ne pas exploiter une activité similaire.", 'Franchisé'],
    ['de', 'Der Arbeitnehmer verpflichtet sich, nicht für ein Konkurrenzunternehmen tätig zu werden.', 'Arbeitnehmer'],
    [
      'de',
      'Während der Vertragsdauer darf der Vertreter kein Unternehmen betreiben, das im Wettbewerb steht.',
      'Vertreter',
    ],
    ['de', 'Es gilt ein Wettbewerbsverbot: Der Händler wird keine konkurrierenden Produkte vertreiben.', 'Händler'],
    ['ar', 'يلتزم العامل بعدم منافسة صاحب العمل أو الاشتراك في أي نشاط منافس.', 'العامل'],
    ['ar', 'لا يجوز للموزع بيع منتجات منافسة خلال مدة العقد.', 'الموزع'],
    ['ar', 'يتعهد المستشار بألا ينافس الشركة في عملها.', 'المستشار'],
  ];
  for (const [language, text, bound] of said) {
    test(`is found in ${language}, with who is bound: “${text}”`, () => {
      const { words, facts } = testPlay(nonCompete, text, { language });
      expect(words).toHaveLength(1);
      expect(facts?.bound).toBe(bound);
    });
  }

  const lookalikes: [Locale, string][] = [
    ['en', 'The Supplier shall not charge prices above competitive prices in the market.'],
    ['es', 'Las partes se someten a los tribunales competentes y no podrán acudir a otros.'],
    ['fr', "La garantie ne peut être appelée qu'à concurrence d'un montant de 10 000 euros."],
    ['de', 'Der Anbieter wird keine unlauteren Wettbewerbshandlungen im Sinne des UWG begehen.'],
    ['ar', 'يقدم المورد أسعارًا جيدة للعميل.'],
  ];
  for (const [language, text] of lookalikes) {
    test(`is not seen in ${language} in: “${text}”`, () => {
      expect(testPlay(nonCompete, text, { language }).words).toEqual([]);
    });
  }

  const afterEnd = (period: string) =>
    testPlay(
      nonCompete,
      `For a period of ${period} after termination of this Agreement, Consultant shall not compete with the Company or engage in a competing business.`,
    );

  test('for more than a year after the end is a high risk, for a year a medium one', () => {
    expect(afterEnd('eighteen (18) months').risks.map(({ level }) => level)).toEqual(['high']);
    expect(afterEnd('one (1) year').risks.map(({ level }) => level)).toEqual(['medium']);
  });

  test('while the contract runs is worth knowing', () => {
    const { risks } = testPlay(nonCompete, 'During the Term, Consultant shall not engage in any competing business.');
    expect(risks.map(({ level }) => level)).toEqual(['low']);
  });

  test('names its period in any language', () => {
    const cases: [Locale, string][] = [
      [
        'es',
        'Durante dos años después de la terminación del contrato, el Consultor no podrá competir ni ejercer actividades en competencia con la Empresa.',
      ],
      ['fr', "Pendant deux ans après la fin du contrat, le Salarié s'interdit toute activité concurrente."],
      [
        'de',
        'Der Arbeitnehmer verpflichtet sich, zwei Jahre nach Beendigung des Vertrags nicht für ein Konkurrenzunternehmen tätig zu werden.',
      ],
      ['ar', 'يلتزم العامل بعدم منافسة صاحب العمل في نشاطه لمدة سنتين بعد انتهاء العقد.'],
    ];
    for (const [language, text] of cases) {
      expect(testPlay(nonCompete, text, { language }).facts, text).toMatchObject({
        isAfterEnd: true,
        period: { amount: 2, unit: 'year' },
      });
    }
  });
});

describe('exclusivity', () => {
  const said: [Locale, string][] = [
    ['en', 'Supplier hereby appoints Dealer as its exclusive distributor of the Products within the Territory.'],
    ['en', 'Licensor grants to Licensee an exclusive, non-transferable licence to use the Marks.'],
    ['en', 'Buyer shall purchase all of its requirements of the Product from Seller.'],
    ['es', 'El Fabricante concede al Distribuidor el derecho exclusivo de venta en el Territorio.'],
    ['es', 'El Cliente comprará los productos exclusivamente al Proveedor.'],
    ['es', 'La Empresa nombra a la Agencia su agente exclusivo en España.'],
    ['fr', 'Le Concédant accorde au Distributeur le droit exclusif de vendre les produits.'],
    ['fr', "Le Client s'engage à acheter les produits exclusivement auprès du Fournisseur."],
    ['fr', 'Le Mandant désigne le Mandataire comme son agent exclusif.'],
    ['de', 'Der Hersteller räumt dem Händler das ausschließliche Vertriebsrecht im Vertragsgebiet ein.'],
    ['de', 'Der Kunde wird die Waren ausschließlich vom Lieferanten beziehen.'],
    ['de', 'Der Lizenzgeber gewährt dem Lizenznehmer eine exklusive Lizenz.'],
    ['ar', 'يمنح المورد الموزع حق التوزيع الحصري في الإقليم.'],
    ['ar', 'يلتزم المشتري بشراء المنتجات حصريًا من البائع.'],
    ['ar', 'يعين الموكل الوكيل وكيلًا حصريًا له.'],
  ];
  for (const [language, text] of said) {
    test(`is found in ${language}: “${text}”`, () => {
      expect(testPlay(exclusivity, text, { language }).words).toHaveLength(1);
    });
  }

  const lookalikes: [Locale, string][] = [
    ['en', 'Licensor grants to Licensee a non-exclusive right to use the Software.'],
    ['en', 'The courts of England shall have exclusive jurisdiction.'],
    ['es', 'Se concede una licencia no exclusiva de uso del programa.'],
    ['fr', 'Les tribunaux de Paris ont compétence exclusive.'],
    ['de', 'Ausschließlicher Gerichtsstand ist Hamburg.'],
    ['ar', 'تختص محاكم دبي حصريًا بنظر النزاعات وحق التقاضي فيها.'],
  ];
  for (const [language, text] of lookalikes) {
    test(`is not seen in ${language} in: “${text}”`, () => {
      expect(testPlay(exclusivity, text, { language }).words).toEqual([]);
    });
  }

  test('that ties a buyer to one source is explained and is a risk', () => {
    const { explained, risks } = testPlay(exclusivity, 'Buyer shall purchase the Product exclusively from Seller.');
    expect(explained).toBe(
      'Certain goods or services must be bought from one source only; the quoted words say which.',
    );
    expect(risks.map(({ title }) => title)).toEqual(['Tied to one source']);
  });
});
