import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import type { HarmType } from './harm-types';
import { nameRightly } from './name-rightly';

/** What the first sentence is told as that was taken for a harm. */
function named(harm: HarmType, text: string, language: Locale) {
  const contract = readContractText({ text, blocks: [], language });
  const sentence = contract.sentences.find(({ isHeading }) => !isHeading);
  if (!sentence) throw new Error('no such sentence');
  const found = nameRightly({ named: [{ harm, sentence, isSure: true }], unnamed: [], gravity: new Map() }, contract);
  return [...found.named.map((one) => one.harm), ...found.unnamed.map(({ topic }) => topic)];
}

test.each<[Locale, string[]]>([
  [
    'en',
    [
      'We may end the subscription without giving a reason on ten days’ notice.',
      'We may change the price of the subscription without giving a reason.',
    ],
  ],
  [
    'es',
    [
      'La Casa puede rescindir el contrato en cualquier momento con diez días de aviso.',
      'La Casa puede cambiar el precio del contrato en cualquier momento.',
    ],
  ],
  [
    'fr',
    [
      'La Maison peut résilier le contrat à tout moment avec un préavis de dix jours.',
      'La Maison peut modifier le prix du contrat à tout moment.',
    ],
  ],
  [
    'de',
    [
      'Die Anbieterin ist berechtigt, den Vertrag jederzeit mit einer Frist von zehn Tagen aufzulösen.',
      'Die Anbieterin ist berechtigt, die Gebühr jederzeit mit einer Frist von zehn Tagen zu ändern.',
    ],
  ],
  [
    'ar',
    [
      'يجوز للشركة إنهاء العقد في أي وقت بإخطار قبل عشرة أيام.',
      'يجوز للشركة تعديل السعر في أي وقت بإخطار قبل عشرة أيام.',
    ],
  ],
])('an end of the contract is told from a change of its price, in %s', (language, [ended, changed]) => {
  expect(named('price-at-will', ended ?? '', language)).toEqual(['ended-at-will']);
  expect(named('price-at-will', changed ?? '', language)).toEqual(['price-at-will']);
});

test.each<[Locale, string[]]>([
  [
    'en',
    [
      'The contribution is finally acquired by the Publisher, even if the book is not printed.',
      'All designs and drafts are the property of the Publisher from the first line.',
    ],
  ],
  [
    'es',
    [
      'La aportación queda definitivamente adquirida por la editorial, aunque no imprima el libro.',
      'Todos los diseños son propiedad de la editorial.',
    ],
  ],
  [
    'fr',
    [
      'La participation reste définitivement acquise à l’éditeur, même sans tirage.',
      'Tous les dessins appartiennent à l’éditeur.',
    ],
  ],
  [
    'de',
    ['Der Zuschuss verbleibt in jedem Fall beim Verlag, auch ohne Druck.', 'Alle Zeichnungen gehören dem Verlag.'],
  ],
  ['ar', ['المبلغ مكتسب نهائيًا للناشر ولو لم يطبع الكتاب.', 'جميع الرسومات ملك للناشر.']],
])('money that is kept is told from work that is taken, in %s', (language, [kept, taken]) => {
  expect(named('creations-taken', kept ?? '', language)).toEqual(['no-refund']);
  expect(named('creations-taken', taken ?? '', language)).toEqual(['creations-taken']);
});

test.each<[Locale, string[]]>([
  [
    'en',
    [
      'If you leave the Company within two years of the course, you repay its cost from your last pay.',
      'Whoever cancels after the first day pays 40 % of the price as damages.',
      'If you leave early, you pay all months still to come at 100 %.',
    ],
  ],
  [
    'es',
    [
      'Si deja la empresa antes de dos años, devolverá el coste del curso con cargo a su salario.',
      'Quien cancela después del primer día paga el 40 % del precio como indemnización.',
      'Si se marcha antes, paga todas las cuotas que falten.',
    ],
  ],
  [
    'fr',
    [
      'Si elle quitte l’entreprise avant deux ans, elle rembourse le coût du stage sur son salaire.',
      'Qui annule après le premier jour paie 40 % du prix à titre de dommages.',
      'En cas de départ anticipé, toutes les mensualités restantes sont dues.',
    ],
  ],
  [
    'de',
    [
      'Verlässt sie den Betrieb vor Ablauf von zwei Jahren, zahlt sie die Kosten der Fortbildung an den Arbeitgeber zurück.',
      'Wer nach dem ersten Tag storniert, zahlt 40 % des Kaufpreises als Schadensersatz.',
      'Wer vorzeitig geht, zahlt alle restlichen Raten auf einmal.',
    ],
  ],
  [
    'ar',
    [
      'إذا ترك الموظف العمل قبل سنتين يرد تكلفة الدورة خصمًا من راتبه.',
      'من يلغي بعد اليوم الأول يدفع 40 % من الثمن تعويضًا.',
      'من يغادر قبل نهاية المدة يدفع جميع الأقساط المتبقية.',
    ],
  ],
])('what leaving costs is told by its name, in %s', (language, texts) => {
  const kinds = texts.flatMap((text) => named('rest-due-on-leaving', text, language));
  expect(kinds).toEqual(['training-repaid', 'flat-penalty', 'rest-due-on-leaving']);
});

test.each<[Locale, string[]]>([
  [
    'en',
    [
      'The hirer bears the whole damage, whether or not the delay caused it.',
      'The hirer pays a penalty of £200 beside the whole damage, whether or not he caused it.',
    ],
  ],
  [
    'es',
    [
      'El arrendatario soporta todo el daño, aunque el retraso no lo causara.',
      'El arrendatario paga una multa de 200 euros y todo el daño, aunque no lo causara.',
    ],
  ],
  [
    'fr',
    [
      'Le locataire supporte tout le dommage, même si le retard n’en est pas la cause.',
      'Le locataire paie une pénalité de 200 euros et tout le dommage, même si le retard n’y est pour rien.',
    ],
  ],
  [
    'de',
    [
      'Der Mieter haftet für den gesamten Schaden, gleich ob die Verspätung ihn verursacht hat.',
      'Der Mieter zahlt 200 Euro Strafe und den gesamten Schaden, gleich wer ihn verursacht hat.',
    ],
  ],
  ['ar', ['يتحمل المستأجر كامل الضرر أيًا كان سببه.', 'يدفع المستأجر غرامة قدرها 200 ريال مع كامل الضرر أيًا كان سببه.']],
])('the whole damage is told from a fixed penalty, in %s', (language, [damage, penalty]) => {
  expect(named('flat-penalty', damage ?? '', language)).toEqual(['liable-without-fault']);
  expect(named('flat-penalty', penalty ?? '', language)).toEqual(['flat-penalty']);
});

test.each<[Locale, string[]]>([
  [
    'en',
    ['We are not responsible for theft of tools left in the shed.', 'We are not liable for theft, even by our staff.'],
  ],
  ['es', ['No respondemos del robo de herramientas.', 'No respondemos del robo, aunque sea de nuestro personal.']],
  ['fr', ['Nous ne répondons pas du vol des outils.', 'Nous ne répondons pas du vol, même en cas de faute.']],
  [
    'de',
    [
      'Für Diebstahl von Werkzeug haften wir nicht.',
      'Für Diebstahl und Schäden haften wir nicht, auch wenn wir davon wussten.',
    ],
  ],
  ['ar', ['لا نسأل عن سرقة الأدوات.', 'لا نسأل عن السرقة ولو بسبب إهمال موظفينا.']],
])('a loss by others is told from harm of the other side, in %s', (language, [others, theirs]) => {
  expect(named('liability-excluded', others ?? '', language)).toEqual(['responsibility-shifted']);
  expect(named('liability-excluded', theirs ?? '', language)).toEqual(['liability-excluded']);
});

test.each<[Locale, onDefault: string, atWill: string]>([
  [
    'en',
    'If the tenant fails in any promise, the owner may take the land back within three days.',
    'If the tenant is late or for any reason at all, the owner may end the lease at any time.',
  ],
  [
    'es',
    'Si el arrendatario incumple cualquier obligación, el dueño puede recuperar la finca en tres días.',
    'Si el arrendatario se retrasa o sin causa alguna, el dueño puede terminar en cualquier momento.',
  ],
  [
    'fr',
    'Si le preneur manque à une obligation, le bailleur peut reprendre la terre sous trois jours.',
    'Le bailleur peut reprendre la terre à tout moment, en cas de retard ou sans motif.',
  ],
  [
    'de',
    'Wenn der Pächter gegen eine Pflicht verstößt, kann der Eigentümer das Land nach drei Tagen zurücknehmen.',
    'Der Eigentümer kann das Land jederzeit zurücknehmen, auch wenn der Pächter gegen nichts verstößt.',
  ],
  [
    'ar',
    'إذا أخل المستأجر بأي التزام جاز للمالك استرداد الأرض خلال ثلاثة أيام.',
    'للمالك استرداد الأرض في أي وقت إذا تأخر المستأجر أو لم يتأخر.',
  ],
])('what ends a contract after a breach is not told as ended at will, in %s', (language, onDefault, atWill) => {
  expect(named('ended-at-will', onDefault, language)).toEqual(['ended-or-shut-out']);
  expect(named('ended-at-will', atWill, language)).toEqual(['ended-at-will']);
});
