import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { readKind } from './contract-type';
import { findDocumentName } from './find-document-name';

function read(text: string, language: Locale) {
  const contract = readContractText({ text, blocks: [], language });
  return readKind(contract, findDocumentName(contract)[0]?.words ?? null);
}

const gyms: Record<Locale, string> = {
  en: 'Joining Northside\n\nThe Member may use the gym floor, the sauna and all classes. The joining fee is £20. The membership may be frozen for illness. Lockers are emptied every night. An induction comes first.',
  es: 'Alta de socio\n\nEl socio puede usar la sala de pesas del gimnasio y las clases dirigidas. La cuota es de 30 € al mes. Los vestuarios cierran a las diez. La membresía se puede congelar.',
  fr: 'Adhésion au club\n\nL’abonné accède à la salle de sport, aux cours collectifs et aux vestiaires. L’abonnement coûte 30 € par mois. Un certificat médical est demandé. Le badge est personnel. La suspension est possible.',
  de: 'Mitgliedsvertrag\n\nDas Mitglied darf im Studio an allen Geräten trainieren und die Kurse und die Sauna nutzen. Der Mitgliedsbeitrag beträgt 30 € im Monat. Eine Ruhezeit ist möglich. Die Mitgliedskarte ist persönlich.',
  ar: 'اشتراك النادي الرياضي\n\nيحق للعضو استخدام أجهزة النادي وصالة التمارين والساونا. قيمة العضوية ثلاثون دينارًا في الشهر. يجوز تجميد الاشتراك. المدرب متاح كل يوم.',
};
const tenancies: Record<Locale, string> = {
  en: 'TENANCY AGREEMENT\n\nThe Landlord lets the flat to the Tenant. The rent is £950 a month. The deposit is held by a scheme. The Tenant pays council tax. The inventory is attached.',
  es: 'Contrato de arrendamiento de vivienda\n\nEl arrendador cede al arrendatario la vivienda. La renta es de 900 € al mes. La fianza es de una mensualidad. El inventario se adjunta. El inquilino paga los suministros.',
  fr: 'Contrat de location\n\nLe bailleur loue au locataire un appartement. Le loyer est de 900 €. Le dépôt de garantie est d’un mois. L’état des lieux est joint. Le locataire paie les charges du logement.',
  de: 'Wohnungsmietvertrag\n\nDer Vermieter vermietet dem Mieter die Wohnung. Die Miete beträgt 900 €. Die Kaution beträgt zwei Monatsmieten. Die Betriebskosten trägt der Mieter. Die Hausordnung gilt.',
  ar: 'عقد إيجار شقة\n\nأجّر المؤجر إلى المستأجر الشقة للسكن. الأجرة ألف ريال في الشهر. التأمين أجرة شهر. فواتير الكهرباء على المستأجر.',
};

const seasons: Record<Locale, string> = {
  en: 'FIXED-TERM EMPLOYMENT CONTRACT\n\nThe Employer takes on the Employee for the season. The salary is £1,900. Sick pay follows the law. The employment has a probation of one month. Annual leave is 28 days.',
  es: 'CONTRATO DE TRABAJO DE DURACIÓN DETERMINADA\n\nLa empresa contrata a la trabajadora por la temporada. El salario es de 1.500 €. Las vacaciones son las legales. Hay un período de prueba de un mes. La jornada es de 40 horas.',
  fr: 'CONTRAT DE TRAVAIL À DURÉE DÉTERMINÉE\n\nL’employeur engage la salariée pour la saison. Le salaire est de 1 900 €. La période d’essai est d’un mois. Les congés payés suivent la loi. L’employeur paie les heures.',
  de: 'BEFRISTETER ARBEITSVERTRAG\n\nDer Arbeitgeber stellt die Arbeitnehmerin für die Saison ein. Das Gehalt beträgt 2.000 €. Die Probezeit dauert einen Monat. Der Urlaub beträgt 28 Tage. Die Arbeitszeit beträgt 40 Stunden.',
  ar: 'عقد عمل محدد المدة\n\nيعمل العامل لدى صاحب العمل بوظيفة محاسب. الراتب خمسة آلاف ريال وبدل سكن. فترة التجربة تسعون يوما. الإجازة السنوية ثلاثون يوما. ساعات العمل ثمان. مكافأة نهاية الخدمة وفق النظام.',
};

const loans: [Locale, string][] = [
  [
    'en',
    'Loan\n\nbetween Ann Lee (the "Lender") and Bo Ray (the "Borrower").\n\nThe Lender lends the Borrower £900 out of friendship. The loan is repaid in instalments. There is no interest.',
  ],
  [
    'fr',
    'Prêt\n\nEntre Anne Roy (« le Prêteur ») et Paul Blanc (« l’Emprunteur »).\n\nLe Prêteur prête 900 € à l’Emprunteur, son ami. Le prêt est remboursé par mensualités. Sans intérêt.',
  ],
];

test.each(loans)('a loan in which a firm lends or is lent is none between private people (%s)', (language, text) => {
  expect(read(text, language).kind).toBe('private-loan');
  const firms = { en: ['Bo Ray', 'Ray Brewing Ltd'], fr: ['Paul Blanc', 'Brasserie Blanc SARL'] } as const;
  const [person, firm] = firms[language as keyof typeof firms];
  expect(read(text.replace(person, firm), language).kind).not.toBe('private-loan');
});

describe('the kind of an everyday contract', () => {
  test.for(Object.entries(seasons) as [Locale, string][])(
    'is employment for a fixed term where the title says so, whose words are those of any employment (%s)',
    ([language, text]) => {
      expect(read(text, language)).toEqual({ kind: 'fixed-term-employment', type: 'employment' });
    },
  );

  test.for(Object.entries(gyms) as [Locale, string][])('is a gym membership in %s', ([language, text]) => {
    expect(read(text, language)).toEqual({ kind: 'gym-membership', type: 'services' });
  });

  test.for(Object.entries(tenancies) as [Locale, string][])('is a tenancy of a home in %s', ([language, text]) => {
    expect(read(text, language)).toEqual({ kind: 'residential-tenancy', type: 'tenancy' });
  });

  test('tells care from the sponsorship that Arabic has the same word for', () => {
    const care =
      'اتفاق رعاية التلاميذ بعد الدروس\n\nتستقبل الجمعية الطفل كل مساء. معلوم الرعاية ثلاثون دينارا. ترافق المنشطة التلاميذ إلى الساحة. يسلم الطفل إلى ولي الأمر. الرعاية من الاثنين إلى الجمعة.';
    const club =
      'عقد رعاية فريق كرة القدم\n\nيدفع الراعي للنادي مبلغ الرعاية. يوضع شعار الراعي على القميص في كل مباراة من مباريات الموسم.';
    expect(read(care, 'ar').type).toBe('services');
    expect(read(club, 'ar').type).toBe('sponsorship');
  });

  test('is not taken from a trading licence that a party has', () => {
    const text =
      'اتفاقية اشتراك في منصة محاسبة سحابية\n\nشركة الدفاتر، رخصة تجارية رقم 12، رخصة مهنية رقم 13. يمنح المزود العميل حق دخول المنصة من لوحة التحكم. لكل مستخدم اسم دخول. بيانات العميل ملكه. رسم الباقة شهري.';
    expect(read(text, 'ar').type).toBe('software');
  });

  test('follows what the text speaks of where an old form was used for a new deal', () => {
    const text = `Hire of the hall\n\n${gyms.en} No barbell leaves the gym. Changing rooms close at ten. Fitness classes and weights are for members who trained with our personal trainers and filled in the health questionnaire.`;
    expect(read(text, 'en').kind).toBe('gym-membership');
  });

  test('is an amendment where the main contract stays in force, of the type of that contract', () => {
    const text = `AMENDMENT No. 2 to the tenancy agreement\n\nThe original agreement between Landlord and Tenant is amended as follows. The rent for the flat is now £990. All else remains unchanged.`;
    expect(read(text, 'en')).toEqual({ kind: 'amendment', type: 'tenancy' });
  });

  test('is left open where the words do not say', () => {
    expect(read('Agreement\n\nA and B agree to help each other.', 'en')).toEqual({ kind: null, type: null });
  });

  test('is terms of service where everybody signs up to the same text', () => {
    const text =
      'LEARNER TERMS\n\nLast updated: 1 March 2026\n\nYour driving lessons with our instructors. The course prepares learners for the theory test. Every pupil may cancel a lesson.';
    expect(read(text, 'en').type).toBe('terms-of-service');
  });
});

describe('a contract without a title is known by what is done in it (de)', () => {
  test.each([
    [
      'Liebe Lena,\n\nich verkaufe dir meinen alten Wagen, Baujahr 2015. Das Auto fährt gut, der Motor und das Getriebe sind überholt, das Pickerl gilt bis Mai. Bei der Probefahrt war alles in Ordnung.',
      'sale',
    ],
    [
      'Verkaufen auf dorfladen.example\n\nWer auf der Plattform verkauft, stellt seine Waren selbst ein. Für Verkäufe fällt eine Gebühr an. Die Auszahlung folgt im Monat darauf. Eine Rücksendung bezahlt der Verkäufer.',
      'terms-of-service',
    ],
  ])('%s', (text, type) => {
    expect(read(text, 'de').type).toBe(type);
  });
});

describe('an order with general terms on its back is no terms of service', () => {
  test.each([
    [
      'en',
      'ORDER FORM\n\nTerms overleaf, last updated May. The Customer orders dance lessons for a course of ten weeks. The course is taught by our instructors. Learners and pupils may cancel a lesson.',
    ],
    [
      'es',
      'HOJA DE PEDIDO\n\nCondiciones al dorso, última versión de mayo. Estas condiciones rigen el pedido. El cliente pide unas clases del curso. El alumno y el profesor acuerdan las clases del curso.',
    ],
    [
      'fr',
      'BON DE COMMANDE\n\nConditions au verso, dernière mise à jour en mai. Les présentes conditions régissent la commande. Le client commande une pompe à chaleur. Panneaux solaires, pose et mise en service de la pompe à chaleur.',
    ],
    [
      'de',
      'Ihre Bestellung und unsere Bedingungen\n\nStand: Mai. Der Kunde bestellt einen Tarif mit Rufnummer und SIM-Karte. Das Handy und das Datenvolumen stehen im Tarif. Diese Bedingungen gelten.',
    ],
    [
      'ar',
      'سند طلب\n\nالشروط في الظهر، آخر تحديث في مايو. هذه الشروط تسري على الطلب. يطلب العميل دورة تدريبية. يحضر المتدرب الدروس مع المدرب.',
    ],
  ] as const)('%s', (language, text) => {
    expect(read(text, language).type).not.toBe('terms-of-service');
  });
});

describe('a title says which of two types a kind is', () => {
  test.each([
    [
      'de',
      'MIETVERTRAG LAGERABTEIL\n\nDer Vermieter überlässt dem Mieter ein Lagerabteil im Selfstorage. Das Abteil hat ein Schloss. Einlagern darf er Hausrat. Zutritt mit Code. Eingelagerte Sachen sind zu versichern.',
      'tenancy',
    ],
    [
      'es',
      'CONTRATO DE TRABAJO DEL HOGAR FAMILIAR\n\nLa empleada de hogar hace la limpieza del hogar, la plancha y la cocina en el domicilio familiar. La empleadora paga el salario. Hay vacaciones.',
      'employment',
    ],
  ] as const)('%s', (language, text, type) => {
    expect(read(text, language).type).toBe(type);
  });
});

describe('what a freelancer designs is developed where it is a website, else a service', () => {
  const texts: Record<Locale, [string, string]> = {
    en: [
      'Graphic design contract\n\nThe freelance designer makes a logo and a menu for the client. Two rounds of revisions. Drafts in a week.',
      ' She builds the website as well.',
    ],
    es: [
      'Contrato freelance de diseño gráfico\n\nLa diseñadora autónoma hace un logotipo para el cliente. Dos rondas de correcciones. Los bocetos en una semana.',
      ' También hace la página web.',
    ],
    fr: [
      'Contrat de création graphique\n\nLa graphiste freelance crée un logo et une charte graphique pour le client. Deux allers-retours de corrections. Maquettes en une semaine.',
      ' Elle réalise aussi le site internet.',
    ],
    de: [
      'Design-Vertrag\n\nDie freie Grafikdesignerin gestaltet ein Logo für den Auftraggeber. Zwei Korrekturschleifen. Der Entwurf kommt in einer Woche. Nutzungsrechte nach Freigabe.',
      ' Auch die Website gestaltet sie.',
    ],
    ar: [
      'عقد تصميم\n\nتصميم شعار وهوية بصرية للعميل بعمل حر. المصممة مستقلة. تعديلات مرتين. مسودة بعد أسبوع. تسليم ملفات المصدر.',
      ' وتصمم أيضا موقعا على الويب.',
    ],
  };
  test.for(Object.entries(texts) as [Locale, [string, string]][])('%s', ([language, [logo, website]]) => {
    expect(read(logo, language)).toEqual({ kind: 'freelance-work', type: 'services' });
    expect(read(logo + website, language).type).toBe('development');
  });
});

test.each([
  [
    'ar',
    'شروط انضمام مندوبي التوصيل\n\nيوصل المندوب الطلبات عبر التطبيق بدراجة. يحدد التطبيق كل تسليم. التقييم والطرود. حسابك يوقف. المندوب مستقل.',
  ],
  [
    'en',
    'TERMS FOR RIDERS\n\nDelivery rider terms of the platform. Log on to the app for each delivery. The courier is self-employed and uses a bike. Your account has ratings.',
  ],
] as const)('whoever joins a platform to work sells a service (%s)', (language, text) => {
  expect(read(text, language)).toEqual({ kind: 'platform-work', type: 'services' });
});

describe('what many contracts speak of does not say what they are', () => {
  test.each([
    [
      'de',
      'HANDELSVERTRETERVERTRAG\n(Übersetzung aus dem Französischen; der französische Text gilt)\n\nDer Handelsvertreter vermittelt im Gebiet Geschäfte für den Unternehmer. Die Provision beträgt 8 %. Kunden und Bestellungen meldet er jede Woche. Am Ende steht ein Ausgleich zu.',
      'agency',
    ],
    [
      'es',
      'CONTRATO DE EDICIÓN\n(traducción del original portugués)\n\nEl autor cede a la editorial los derechos de su obra. La editorial publica el libro en una tirada de mil ejemplares y paga regalías al autor.',
      'licence',
    ],
    [
      'fr',
      'CONTRAT D’HÉBERGEMENT\n\nLa maison de retraite accueille le résident. Le tarif journalier comprend les repas, les soins et la chambre. La famille désigne une personne de confiance. Le séjour prend fin au décès.',
      'services',
    ],
    [
      'de',
      'IHR VERTRAG\n\nWir stellen Ihnen monatlich drei Personen vor. Die Rate ist am Ersten zu zahlen. Eine Rückzahlung ist ausgeschlossen, auch wenn kein Treffen folgt. Bei Verzug fallen Zinsen an. Wer das Geld schuldig bleibt, zahlt die Mahnung.',
      null,
    ],
    [
      'ar',
      'دليل الإقامة في سكن الطلاب\n\nتقدم الهيئة للساكن غرفة في السكن مع الأثاث. القسط لكل فصل. فاتورة الكهرباء على الهيئة ما لم يزد الاستهلاك. لا زوار بعد العاشرة. التأمين يرد عند الخروج.',
      'tenancy',
    ],
  ] as const)('%s: %s', (language, text, type) => {
    expect(read(text, language).type).toBe(type);
  });
});

describe('the two sides tell the type, whatever else the text goes on about', () => {
  test.each([
    [
      'en',
      'PAPER FOR THE BOAT\n\nSeller: Jo Field\nBuyer: Al Moor\n\nThe loan on the boat is paid. The loan was with a bank. No loan remains. The loan papers are handed over.',
    ],
    [
      'es',
      'TRASPASO DE PELUQUERÍA\n\nVendedora: Ana Ruiz Gil\nCompradora: Rosa Mora Peña\n\nEl arrendamiento del local sigue. El arrendamiento dura tres años. El arrendamiento se paga. El arrendamiento no cambia.',
    ],
    [
      'fr',
      'REPRISE DE LA BOUTIQUE\n\nVendeuse : Lise Royer\nAcquéreur : Paul Daval\n\nLe bail du local continue. Le bail court trois ans. Le bail est payé. Le bail ne change pas.',
    ],
    [
      'de',
      'ÜBERNAHME DES LADENS\n\nVerkäuferin: Anna Roth\nKäufer: Karl Lind\n\nVerkauft werden die Regale, die Kasse, die Waage, zwei Tische und alle Vorräte nach der beigefügten Liste. Verkauft werden die Regale, die Kasse, die Waage, zwei Tische und alle Vorräte nach der beigefügten Liste. Verkauft werden die Regale, die Kasse, die Waage, zwei Tische und alle Vorräte nach der beigefügten Liste. Verkauft werden die Regale, die Kasse, die Waage, zwei Tische und alle Vorräte nach der beigefügten Liste. Der Mietvertrag läuft weiter. Der Mietvertrag dauert drei Jahre. Der Mietvertrag ist bezahlt. Der Mietvertrag bleibt.',
    ],
  ] as const)('%s', (language, text) => {
    expect(read(text, language).type).toBe('sale');
  });
});

test('a firm lends nothing between private people', () => {
  const loan = (lender: string) =>
    read(
      `PRIVATE LOAN AGREEMENT\n\nLender: ${lender}\nBorrower: Jo Field\n\nThe lender lends £900. The borrower repays the loan in instalments with interest. The family knows of it.`,
      'en',
    );
  expect(loan('Al Moor').kind).toBe('private-loan');
  expect(loan('Moor Credit Ltd').kind).not.toBe('private-loan');
});

describe('instalments and fees do not make a loan of a plan for teeth', () => {
  test.each([
    [
      'en',
      'FAMILY DENTAL PLAN AGREEMENT\n\nThe member pays by direct debit in twelve instalments. Arrears bear interest. The credit on the account is repaid. The total amount payable is stated. Early settlement is free. Check-ups are included.',
    ],
    [
      'es',
      'CONTRATO DE PLAN DENTAL\n\nEl titular paga cuotas mensuales. El impago devenga intereses de demora. El crédito, el capital y la deuda se liquidan. La TAE no se aplica. Revisiones incluidas.',
    ],
    [
      'fr',
      'CONTRAT DE FORFAIT DENTAIRE\n\nLe membre paie par mensualités. Les échéances impayées portent intérêts. Le crédit restant est remboursé. Le taux est fixe. Les contrôles sont compris.',
    ],
    [
      'de',
      'ZAHN-ABO: VERTRAG\n\nDas Mitglied zahlt monatliche Raten. Verzugszinsen fallen an. Ein Guthaben wird zurückgezahlt. Der effektive Jahreszins entfällt. Die Kontrolle ist enthalten.',
    ],
    [
      'ar',
      'عقد خطة أسنان عائلية\n\nيدفع المشترك أقساطا شهرية. التأخير في السداد له غرامة. القسط الأول عند التوقيع. التمويل ليس من الشركة. الفحوص مشمولة.',
    ],
  ] as const)('%s', (language, text) => {
    const { kind, type } = read(text, language);
    expect(kind).toBeNull();
    expect(['services', null]).toContain(type);
  });
});

test('a deal with one named person is not set for everybody', () => {
  const text =
    'HELLO AMY! OUR TERMS\n\nCreator: Amy Field\nBrand: Moor Tea Ltd\n\nYou film reels and stories for our tea on Instagram and tag us. Your followers get a discount code. These terms last six months. These terms are short. We like these terms. Your account stays yours.';
  expect(read(text, 'en').type).toBe('sponsorship');
});

test('a settlement that ends an employment is of that type, another is of none', () => {
  const text = 'SETTLEMENT AGREEMENT\n\nThe parties end their dispute. ';
  expect(read(text, 'en').type).toBe('other');
  expect(read(`${text}The Employer pays the Employee £4,000.`, 'en').type).toBe('employment');
});

describe('a title that nothing in the text sounds like names no type', () => {
  test.each([
    [
      'en',
      'CHARTER AGREEMENT FOR A SINGER\n\nThe employee works 38 hours a week. Wages are paid monthly. Annual leave, sick pay and probation are as the award says. Overtime is paid.',
    ],
    [
      'de',
      'KAUFVERTRAG\n\nDer Arbeitnehmer arbeitet 38 Stunden in der Woche. Der Lohn wird monatlich gezahlt. Urlaub, Probezeit und Krankheit regelt der Tarifvertrag. Überstunden werden bezahlt. Der Arbeitgeber meldet ihn an.',
    ],
  ] as const)('%s', (language, text) => {
    expect(['employment', null]).toContain(read(text, language).type);
  });
});
