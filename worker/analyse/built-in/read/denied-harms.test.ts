import { expect, test } from 'vitest';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { isDenied } from './denied';

function denied(type: ClauseType, text: string, language: Locale) {
  const { sentences } = readContractText({ text, blocks: [], language });
  return sentences.some(({ words }) => isDenied(type, words, language));
}

test.each<[Locale, ClauseType, not: string, said: string]>([
  [
    'en',
    'unilateral-termination',
    'The School may end the agreement only on sixty days’ notice, with reasons, after a meeting.',
    'The School may end the agreement on three days’ notice without giving reasons.',
  ],
  [
    'es',
    'unilateral-termination',
    'La Escuela solo podrá terminar el contrato con sesenta días de aviso y expresando los motivos.',
    'La Escuela podrá terminar el contrato con tres días de aviso y sin expresar los motivos.',
  ],
  [
    'fr',
    'unilateral-termination',
    'L’École ne peut mettre fin au contrat que par lettre motivée, après un entretien.',
    'L’École peut mettre fin au contrat sous trois jours, sans motif.',
  ],
  [
    'de',
    'unilateral-termination',
    'Die Schule kann den Vertrag nur mit sechzig Tagen Frist und mit schriftlicher Begründung beenden.',
    'Die Schule kann den Vertrag mit drei Tagen Frist ohne Begründung beenden.',
  ],
  [
    'ar',
    'unilateral-termination',
    'لا يجوز للمدرسة إنهاء العقد إلا بإخطار مدته ستون يوماً مع بيان الأسباب.',
    'يجوز للمدرسة إنهاء العقد بإخطار مدته ثلاثة أيام دون بيان الأسباب.',
  ],
  [
    'en',
    'arbitration',
    'Either of you may choose the small claims court instead of arbitration.',
    'Every dispute is settled by arbitration.',
  ],
  [
    'es',
    'arbitration',
    'El arbitraje no se pacta, y el Cliente no renuncia a acudir a los tribunales.',
    'Toda controversia se somete a arbitraje.',
  ],
  [
    'fr',
    'arbitration',
    'Le Client peut saisir le juge au lieu de l’arbitrage, et ne renonce pas à la justice.',
    'Tout litige est tranché par arbitrage.',
  ],
  [
    'de',
    'arbitration',
    'Ein Schiedsverfahren findet nicht statt, und Sie verzichten nicht auf den Weg zu den Gerichten.',
    'Jeder Streit wird in einem Schiedsverfahren entschieden.',
  ],
  ['ar', 'arbitration', 'للعميل اللجوء إلى المحكمة بدلاً من التحكيم.', 'يُفصل في كل نزاع بطريق التحكيم.'],
  [
    'en',
    'unilateral-termination',
    'The Trust may end the stay with 30 days’ notice, and only for three reasons: noise, danger or sale of the house.',
    'The Trust may end the stay at any time with 30 days’ notice.',
  ],
  [
    'es',
    'unilateral-termination',
    'La Casa puede terminar la estancia con un mes de aviso, y solo por tres causas: ruido, peligro o venta.',
    'La Casa puede terminar la estancia con un mes de aviso por cualquier causa.',
  ],
  [
    'fr',
    'unilateral-termination',
    'La Maison peut mettre fin au séjour avec un mois de préavis, mais seulement pour trois motifs : bruit, danger, vente.',
    'La Maison peut mettre fin au séjour à tout moment, sans motif.',
  ],
  [
    'de',
    'unilateral-termination',
    'Das Haus kann den Aufenthalt mit einem Monat Frist beenden, aber nur aus drei Gründen: Lärm, Gefahr oder Verkauf.',
    'Das Haus kann den Aufenthalt jederzeit ohne Angabe von Gründen beenden.',
  ],
  [
    'ar',
    'unilateral-termination',
    'يجوز للدار إنهاء الإقامة بإخطار مدته شهر لثلاثة أسباب فقط: الضوضاء أو الخطر أو بيع المبنى.',
    'يجوز للدار إنهاء الإقامة في أي وقت دون إبداء الأسباب.',
  ],
  [
    'en',
    'jurisdiction',
    'You can also bring your claim before the court of the town where you live.',
    'You may bring a claim only before the courts of Leeds.',
  ],
  [
    'es',
    'jurisdiction',
    'El huésped puede también demandar ante el juzgado de su domicilio.',
    'El huésped solo puede demandar ante los juzgados de Burgos.',
  ],
  [
    'fr',
    'jurisdiction',
    'Le vacancier peut aussi saisir le tribunal de son domicile.',
    'Seul le tribunal de Nantes peut être saisi, le vacancier renonçant à tout autre.',
  ],
  [
    'de',
    'jurisdiction',
    'Der Gast kann auch bei dem Gericht seines Wohnorts klagen.',
    'Der Gast kann nur bei dem Gericht in Bremen klagen.',
  ],
  [
    'ar',
    'jurisdiction',
    'يجوز للنزيل أيضًا رفع الدعوى أمام محكمة موطنه.',
    'لا ترفع الدعوى إلا أمام محاكم المنامة دون غيرها.',
  ],
  [
    'en',
    'late-payment',
    'A late instalment bears interest of one per cent from that day, and nothing more.',
    'A late instalment bears interest of four per cent a month, and we add £30.',
  ],
  [
    'es',
    'late-payment',
    'La cuota atrasada lleva un interés del uno por ciento desde ese día, y nada más.',
    'La cuota atrasada lleva un interés del cuatro por ciento mensual y un recargo de 30 euros.',
  ],
  [
    'fr',
    'late-payment',
    'La mensualité en retard porte intérêt à un pour cent, et rien d’autre.',
    'La mensualité en retard porte intérêt à quatre pour cent par mois, plus 30 euros.',
  ],
  [
    'de',
    'late-payment',
    'Für die verspätete Rate sind ein Prozent Zinsen zu zahlen, sonst nichts.',
    'Die verspätete Rate wird mit vier Prozent im Monat verzinst, dazu kommen 30 Euro Gebühr.',
  ],
  [
    'ar',
    'late-payment',
    'تسري على القسط المتأخر فائدة واحد بالمئة لا غير.',
    'تسري على القسط المتأخر فائدة أربعة بالمئة كل شهر وغرامة.',
  ],
  [
    'en',
    'renewal-term',
    'It carries on from month to month until you or we end it.',
    'It carries on for another year unless you or we end it in time.',
  ],
  [
    'es',
    'renewal-term',
    'Sigue de mes en mes hasta que una de las partes avise.',
    'Sigue por otro año salvo que una de las partes avise.',
  ],
  [
    'fr',
    'renewal-term',
    'Il se poursuit de mois en mois jusqu’à ce que l’un de nous y mette fin.',
    'Il se poursuit un an de plus sauf si l’un de nous y met fin.',
  ],
  [
    'de',
    'renewal-term',
    'Er läuft von Monat zu Monat weiter, bis Sie oder wir kündigen.',
    'Er läuft ein weiteres Jahr, wenn weder Sie noch wir kündigen.',
  ],
  [
    'ar',
    'renewal-term',
    'يستمر العقد شهرًا بعد شهر إلى أن ينهيه أحد الطرفين.',
    'يستمر العقد سنة أخرى ما لم يعترض أحد الطرفين قبل شهر.',
  ],
])('in %s what bounds a harm (%s) is told from what does it', (language, type, not, said) => {
  expect(denied(type, not, language)).toBe(true);
  expect(denied(type, said, language)).toBe(false);
});
