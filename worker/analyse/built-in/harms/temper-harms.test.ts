import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import type { HarmType } from './harm-types';
import { temperHarms } from './temper-harms';
import { tempered } from './testing/tempered';

test.each<[Locale, HarmType, grave: string, light: string]>([
  [
    'en',
    'price-at-will',
    'We may raise the monthly fee once a year. The pool opens at six.',
    'We may raise the monthly fee once a year. If the rise is above 3 %, you may cancel at no cost.',
  ],
  [
    'es',
    'price-at-will',
    'El Club puede revisar la cuota una vez al año. La piscina abre a las seis.',
    'El Club puede revisar la cuota una vez al año. Si sube más del 3 %, el Socio puede darse de baja sin coste.',
  ],
  [
    'fr',
    'price-at-will',
    'Le Club peut réviser la cotisation une fois par an. La piscine ouvre à six heures.',
    'Le Club peut réviser la cotisation une fois par an. Si la hausse dépasse 3 %, l’Adhérente peut résilier sans frais.',
  ],
  [
    'de',
    'price-at-will',
    'Das Studio kann den Beitrag einmal im Jahr neu festsetzen. Das Bad öffnet um sechs.',
    'Das Studio kann den Beitrag einmal im Jahr neu festsetzen. Steigt er um mehr als 3 %, kann das Mitglied kostenlos kündigen.',
  ],
  [
    'ar',
    'price-at-will',
    'يجوز للنادي تعديل الاشتراك مرة في السنة. يفتح المسبح في السادسة.',
    'يجوز للنادي تعديل الاشتراك مرة في السنة. وإذا زاد على ثلاثة بالمئة جاز للعضو ويحق له إلغاء الاشتراك دون مقابل.',
  ],
  [
    'en',
    'deposit-kept',
    'The deposit stays with the hirer if the booking is called off.',
    'Cancellation up to seven days before is free of charge; after that the deposit stays with the hirer and cancelling without charge ends.',
  ],
  [
    'es',
    'deposit-kept',
    'La señal se pierde si se anula la reserva.',
    'Puede anular la reserva gratis hasta siete días antes; después la señal se pierde.',
  ],
  [
    'fr',
    'deposit-kept',
    'L’acompte reste au Loueur si la réservation est annulée.',
    'Annulation gratuite jusqu’à sept jours avant le départ ; passé ce délai, l’acompte reste au Loueur.',
  ],
  [
    'de',
    'deposit-kept',
    'Die Anzahlung verfällt, wenn die Buchung storniert wird.',
    'Eine Stornierung ist bis sieben Tage vorher kostenlos; danach verfällt die Anzahlung.',
  ],
  [
    'ar',
    'deposit-kept',
    'لا يرد العربون إذا ألغي الحجز.',
    'يجوز إلغاء الحجز مجاناً قبل سبعة أيام، وبعد ذلك لا يرد العربون.',
  ],
  [
    'en',
    'work-ban-after',
    'For 12 months after the employment the Employee may not work for a competitor.',
    'For 12 months after the employment the Employee may not work for a competitor in whose field she was materially involved.',
  ],
  [
    'es',
    'work-ban-after',
    'Durante un año tras el fin del contrato la Trabajadora no podrá trabajar para competidores.',
    'Durante un año tras el fin del contrato la Trabajadora no podrá trabajar para competidores, con una compensación mensual del 60 % del salario.',
  ],
  [
    'fr',
    'work-ban-after',
    'Pendant un an après la fin du contrat, la Salariée ne travaille pour aucun concurrent.',
    'Pendant un an après la fin du contrat, la Salariée ne travaille pour aucun concurrent et reçoit une contrepartie financière.',
  ],
  [
    'de',
    'work-ban-after',
    'Ein Jahr nach dem Ende darf die Arbeitnehmerin für keinen Wettbewerber arbeiten.',
    'Ein Jahr nach dem Ende darf die Arbeitnehmerin für keinen Wettbewerber arbeiten und erhält eine Karenzentschädigung.',
  ],
  [
    'ar',
    'work-ban-after',
    'لا يجوز للعامل العمل لدى منافس لمدة سنة بعد انتهاء العقد.',
    'لا يجوز للعامل العمل لدى منافس لمدة سنة بعد انتهاء العقد، مقابل تعويض شهري.',
  ],
  [
    'en',
    'creations-taken',
    'All rights in the designs pass to us for ever.',
    'Once the price has been paid, all rights in the designs pass to us for ever.',
  ],
  [
    'es',
    'creations-taken',
    'Todos los derechos sobre los diseños pasan a la Agencia.',
    'Una vez pagado el precio, todos los derechos sobre los diseños pasan a la Agencia.',
  ],
  [
    'fr',
    'creations-taken',
    'Tous les droits sur les créations passent à l’Agence.',
    'Une fois le prix payé, tous les droits sur les créations passent à l’Agence.',
  ],
  [
    'de',
    'creations-taken',
    'Alle Rechte an den Entwürfen gehen auf die Agentur über.',
    'Nach vollständiger Zahlung gehen alle Rechte an den Entwürfen auf die Agentur über.',
  ],
  [
    'ar',
    'creations-taken',
    'تنتقل جميع الحقوق في التصاميم إلى الوكالة.',
    'بعد سداد الثمن تنتقل جميع الحقوق في التصاميم إلى الوكالة.',
  ],
  [
    'en',
    'no-court',
    'Every dispute is settled by arbitration.',
    'Every dispute is settled by arbitration with three arbitrators, one selected by each of the parties.',
  ],
  [
    'es',
    'no-court',
    'Toda controversia se resuelve por arbitraje.',
    'Toda controversia se resuelve por arbitraje; cada parte nombra un árbitro.',
  ],
  [
    'fr',
    'no-court',
    'Tout litige est tranché par arbitrage.',
    'Tout litige est tranché par arbitrage, chaque partie désigne un arbitre.',
  ],
  [
    'de',
    'no-court',
    'Über Streitigkeiten entscheidet ein Schiedsgericht.',
    'Über Streitigkeiten entscheidet ein Schiedsgericht, jede Partei benennt einen Schiedsrichter.',
  ],
  ['ar', 'no-court', 'تحل المنازعات بالتحكيم.', 'تحل المنازعات بالتحكيم، ويعين كل طرف محكماً.'],
])('a harm out of which the contract lets the reader is not grave, in %s: %s', (language, harm, grave, light) => {
  expect(tempered(harm, grave, language)).toEqual(['grave']);
  expect(tempered(harm, light, language)).toEqual(['light']);
});

test.each<[Locale, opening: string, readers: string, others: string]>([
  [
    'en',
    'This Agreement is made between Acme Ltd (the "Landlord") and Jo Field (the "Tenant").',
    'The Tenant shall indemnify the Landlord against every claim.',
    'The Landlord shall indemnify the Tenant against every claim.',
  ],
  [
    'es',
    'Contrato entre Acme S.L. (en adelante, "el Arrendador") y don Juan Ferrer Ríos (en adelante, "el Arrendatario").',
    'El Arrendatario deberá mantener indemne al Arrendador de toda reclamación.',
    'El Arrendador deberá mantener indemne al Arrendatario de toda reclamación.',
  ],
  [
    'fr',
    'Contrat entre Acme SAS, ci-après dénommée « le Bailleur », et Monsieur Jean Martin, ci-après dénommé « le Locataire ».',
    'Le Locataire garantit le Bailleur contre toute réclamation.',
    'Le Bailleur garantit le Locataire contre toute réclamation.',
  ],
  [
    'de',
    'Vertrag zwischen Acme GmbH (nachfolgend „Vermieter“ genannt) und Frau Anna Schmidt (nachfolgend „Mieterin“ genannt).',
    'Die Mieterin muss den Vermieter von allen Ansprüchen freistellen.',
    'Der Vermieter muss die Mieterin von allen Ansprüchen freistellen.',
  ],
  [
    'ar',
    'بين شركة النور للعقارات، ويشار إليها بـ"المؤجر"، وأحمد علي حسن، ويشار إليه بـ"المستأجر".',
    'يلتزم المستأجر بتعويض المؤجر عن كل مطالبة.',
    'يلتزم المؤجر بتعويض المستأجر عن كل مطالبة.',
  ],
])('what the other side takes upon itself is no harm of the reader, in %s', (language, opening, readers, others) => {
  expect(tempered('reader-indemnifies', readers, language, opening)).toEqual(['grave']);
  expect(tempered('reader-indemnifies', others, language, opening)).toEqual([]);
});

test.each<[Locale, HarmType, harm: string, none: string]>([
  [
    'en',
    'automatic-renewal',
    'The term is extended for a year.',
    'The term is extended for a month without additional fees.',
  ],
  ['es', 'automatic-renewal', 'El plazo se prorroga un año.', 'El plazo se prorroga un mes sin coste adicional.'],
  ['fr', 'automatic-renewal', 'La durée est prolongée d’un an.', 'La durée est prolongée d’un mois sans frais.'],
  ['de', 'automatic-renewal', 'Die Laufzeit wird um ein Jahr verlängert.', 'Die Laufzeit wird kostenlos verlängert.'],
  ['ar', 'automatic-renewal', 'تمدد المدة سنة.', 'تمدد المدة شهراً دون رسوم.'],
  [
    'en',
    'ended-at-will',
    'The Company may end this contract at any time.',
    'If the Supplier has not remedied its breach within 30 days after notice, the Company may end this contract.',
  ],
  [
    'es',
    'ended-at-will',
    'La Empresa podrá resolver el contrato en cualquier momento.',
    'Si el Proveedor no subsana el incumplimiento en el plazo de 30 días, la Empresa podrá resolver el contrato.',
  ],
  [
    'fr',
    'ended-at-will',
    'La Société peut résilier à tout moment.',
    'La Société peut résilier trente jours après une mise en demeure restée sans effet.',
  ],
  [
    'de',
    'ended-at-will',
    'Die Firma kann den Vertrag jederzeit beenden.',
    'Wird der Verstoß nicht binnen 30 Tagen behoben, kann die Firma den Vertrag beenden.',
  ],
  [
    'ar',
    'ended-at-will',
    'يجوز للشركة إنهاء العقد في أي وقت.',
    'إذا لم يصلح المورد الإخلال خلال ثلاثين يوماً جاز للشركة إنهاء العقد.',
  ],
  ['en', 'creations-taken', 'All drafts remain our property.', 'We remain the sole owners of the software.'],
  ['es', 'creations-taken', 'Los bocetos serán de la Agencia.', 'La Agencia sigue siendo única titular del programa.'],
  ['fr', 'creations-taken', 'Les projets sont à l’Agence.', 'L’Agence reste seule propriétaire du logiciel.'],
  [
    'de',
    'creations-taken',
    'Alle Entwürfe bleiben Eigentum der Agentur.',
    'Wir bleiben alleinige Eigentümer der Software.',
  ],
  ['ar', 'creations-taken', 'تصبح الرسوم للوكالة.', 'تبقى الشركة المالك الوحيد للبرنامج.'],
  ['en', 'creations-taken', 'All rights pass to us.', 'We retain title to the software and no rights are transferred.'],
  ['es', 'creations-taken', 'Los derechos pasan a la Agencia.', 'La Agencia conserva la titularidad del programa.'],
  ['fr', 'creations-taken', 'Les droits passent à l’Agence.', 'L’Agence conserve la propriété du logiciel.'],
  ['de', 'creations-taken', 'Alle Rechte gehen auf uns über.', 'Der Anbieter behält alle Rechte an der Software.'],
  ['ar', 'creations-taken', 'تنتقل الحقوق إلى الوكالة.', 'تحتفظ الشركة بملكية البرنامج.'],
])('what a sentence itself denies is no harm, in %s: %s', (language, harm, harmful, none) => {
  expect(tempered(harm, harmful, language)).toEqual(['grave']);
  expect(tempered(harm, none, language)).toEqual([]);
});

test.each<[Locale, opening: string, readers: string, others: string]>([
  [
    'en',
    'This Agreement is made between Acme Ltd (the "Landlord") and Jo Field (the "Tenant").',
    'The Tenant shall pay interest of 20 % on late sums.',
    'The Landlord shall pay interest of 20 % on late sums.',
  ],
  [
    'es',
    'Contrato entre Acme S.L. (en adelante, "el Arrendador") y don Juan Ferrer Ríos (en adelante, "el Arrendatario").',
    'El Arrendatario deberá pagar intereses del 20 %.',
    'El Arrendador deberá pagar intereses del 20 %.',
  ],
  [
    'fr',
    'Contrat entre Acme SAS, ci-après dénommée « le Bailleur », et Monsieur Jean Martin, ci-après dénommé « le Locataire ».',
    'Le Locataire doit payer des intérêts de 20 %.',
    'Le Bailleur doit payer des intérêts de 20 %.',
  ],
  [
    'de',
    'Vertrag zwischen Acme GmbH (nachfolgend „Vermieter“ genannt) und Frau Anna Schmidt (nachfolgend „Mieterin“ genannt).',
    'Die Mieterin muss 20 % Zinsen zahlen.',
    'Der Vermieter muss 20 % Zinsen zahlen.',
  ],
  [
    'ar',
    'بين شركة النور للعقارات، ويشار إليها بـ"المؤجر"، وأحمد علي حسن، ويشار إليه بـ"المستأجر".',
    'يلتزم المستأجر بدفع غرامة عن كل تأخير.',
    'يلتزم المؤجر بدفع غرامة عن كل تأخير.',
  ],
])('what the other side must pay is no harm of the reader, in %s', (language, opening, readers, others) => {
  expect(tempered('late-charges', readers, language, opening)).toEqual(['grave']);
  expect(tempered('late-charges', others, language, opening)).toEqual([]);
});

/** Whether a sentence that weighs on the reader in a way without a name is told. */
function isToldUnnamed(text: string, language: Locale, opening: string) {
  const contract = readContractText({ text: `${opening}\n\n${text}`, blocks: [], language });
  const behind = contract.text.trimEnd().lastIndexOf('\n') + 1;
  const unnamed = contract.sentences
    .filter(({ start }) => start >= behind)
    .map((sentence) => ({ sentence, topic: null }));
  return temperHarms({ named: [], unnamed, gravity: new Map() }, contract).unnamed.length > 0;
}

test.each<[Locale, opening: string, harmful: string[], sparing: string[]]>([
  [
    'en',
    'This Agreement is made between Acme Ltd (the "Landlord") and Jo Field (the "Tenant").',
    ['The Tenant pays for every call.', 'The Tenant gives up every claim.', 'The Landlord will not refund the sum.'],
    [
      'Once the loss is reported the Tenant does not pay for any call.',
      'The Landlord waives its fee for those days.',
      'If it was late, the Landlord will immediately credit the sum.',
      'For each weekend that I take the van myself I pay you fifty euros, whatever I earn.',
    ],
  ],
  [
    'es',
    'Contrato entre Acme S.L. (en adelante, "el Arrendador") y don Juan Ferrer Ríos (en adelante, "el Arrendatario").',
    [
      'El Arrendatario paga cada llamada.',
      'El Arrendatario renuncia a toda reclamación.',
      'El Arrendador no devolverá la suma.',
    ],
    [
      'Desde el aviso el Arrendatario no paga ninguna llamada.',
      'El Arrendador renuncia a su cuota de esos días.',
      'Si hubo retraso, el Arrendador abonará la suma.',
      'Cada fin de semana que me lleve la furgoneta te pago cincuenta euros, gane lo que gane.',
    ],
  ],
  [
    'fr',
    'Contrat entre Acme SAS, ci-après dénommée « le Bailleur », et Monsieur Jean Martin, ci-après dénommé « le Locataire ».',
    ['Le Locataire paie chaque appel.', 'Le Locataire renonce à toute réclamation.', 'Le Bailleur ne rembourse rien.'],
    [
      'Dès l’avis le Locataire ne paie plus aucun appel.',
      'Le Bailleur renonce à conserver la moindre somme.',
      'En cas de retard, le Bailleur rembourse la somme.',
      'Chaque fin de semaine où je prends la camionnette, je te verse cinquante euros.',
    ],
  ],
  [
    'de',
    'Vertrag zwischen Acme GmbH (nachfolgend „Vermieter“ genannt) und Frau Anna Schmidt (nachfolgend „Mieterin“ genannt).',
    [
      'Die Mieterin zahlt jeden Anruf.',
      'Die Mieterin verzichtet auf alle Ansprüche.',
      'Der Vermieter erstattet nichts, und der Vermieter ersetzt nicht den Schaden.',
    ],
    [
      'Ab der Meldung zahlt niemand und die Mieterin haftet dafür nicht.',
      'Der Vermieter verzichtet auf sein Entgelt.',
      'Bei Verspätung zahlt er nach, und der Vermieter erstattet den Betrag.',
      'Für jedes Wochenende, an dem ich den Wagen nehme, zahle ich dir fünfzig Euro.',
    ],
  ],
  [
    'ar',
    'بين شركة النور للعقارات، ويشار إليها بـ"المؤجر"، وأحمد علي حسن، ويشار إليه بـ"المستأجر".',
    ['يدفع المستأجر ثمن كل مكالمة.'],
    [
      'من لحظة إبلاغ المستأجر عن الضياع لا يتحمل ثمن أي مكالمة.',
      'نمدد لك السهرة بقدر ما ضاع منها من غير أجر إضافي.',
      'إذا تأخرنا نعيد إليك المبلغ.',
      'وإن لم أسلمك الأجهزة في موعدها أدفع لك مئة دينار عن كل أسبوع.',
    ],
  ],
])('what spares the reader does not weigh on the reader, in %s', (language, opening, harmful, sparing) => {
  const isTold = (text: string) => isToldUnnamed(text, language, opening);
  expect(harmful.map(isTold)).toEqual(harmful.map(() => true));
  expect(sparing.map(isTold)).toEqual(sparing.map(() => false));
});
