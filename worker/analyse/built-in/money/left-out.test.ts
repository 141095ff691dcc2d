import { expect, test } from 'vitest';
import { foundMoney } from './testing/found-money';

test.each([
  ['en', 'Last winter’s quote of £3,480 was withdrawn.'],
  ['en', 'The same flat is let elsewhere for £1,400, a figure told for comparison only.'],
  ['en', 'The £300 that my brother lent me is his own affair and has nothing to do with the Tenant.'],
  ['en', 'The Landlord leases the whole house from the Penwick Estate at £9,400 a year.'],
  ['en', 'The Landlord keeps cover of £80,000 on the shed.'],
  ['en', 'This form is sold at £2 in stationery shops.'],
  ['en', 'Nobody can claim the £2,500 of the first agreement from the Tenant.'],
  ['en', 'The city grant of £1,500, requested by the Tenant, is not part of the deal.'],
  ['es', 'El Arrendador tiene una póliza de 2.000.000 euros.'],
  ['es', 'Este impreso se vende a 2 euros en los estancos.'],
  ['es', 'Nadie puede ya reclamar los 2.500 euros del primer acuerdo al Arrendatario.'],
  ['fr', "Le Bailleur a une police d'assurance de 2 000 000 €."],
  ['fr', 'Ce formulaire se vend 2 € en librairie.'],
  ['fr', 'Personne ne peut plus réclamer les 2 500 € du premier accord au Locataire.'],
  ['de', 'Die Vermieterin hat eine Police über 2.000.000 Euro.'],
  ['de', 'Dieses Formular kostet im Handel 2 Euro.'],
  ['de', 'Die 2.500 Euro aus dem ersten Entwurf kann niemand mehr vom Mieter verlangen.'],
  ['ar', 'لدى المؤجر وثيقة قيمتها 2000000 ريال.'],
  ['ar', 'هذا النموذج يباع بمبلغ 2 ريال في المكتبات.'],
  ['ar', 'قدر المؤجر الكلفة بمبلغ 900 ريال ولم يأخذ بها المستأجر.'],
  ['es', 'El presupuesto de 3.480 euros caducó el 30 de junio.'],
  ['es', 'Precio de catálogo, a título informativo: 180 euros.'],
  ['es', 'Los 300 euros que debo a mi hermano son cosa mía y usted no responde de ellos.'],
  ['es', 'El Ayuntamiento nos abona además 40 euros por vivienda.'],
  ['fr', 'Le contrat précédent, à 650 euros par mois, a pris fin en mars.'],
  ['fr', 'Pour mémoire, le prix public est de 180 euros.'],
  ['fr', 'Ce prêt de 3 000 euros ne concerne pas le Locataire.'],
  ['fr', 'La commune nous verse en outre 40 euros par logement.'],
  ['de', 'Das Angebot über 3.480 Euro wurde zurückgezogen.'],
  ['de', 'Der Katalogpreis beträgt nur zur Information 180 Euro.'],
  ['de', 'Die 300 Euro meines Bruders gehen den Mieter nichts an.'],
  ['de', 'Die Gemeinde zahlt uns dafür 40 Euro je Wohnung.'],
  ['ar', 'عرض سابق بمبلغ 3480 ريالا: ملغي.'],
  ['ar', 'للعلم فقط: سعر السوق 1800 ريال.'],
  ['ar', 'القيمة المصرح بها للأثاث: 6500 ريال (للإحصاء فقط).'],
  ['en', 'The last tenants paid £940 a month.'],
  ['en', 'The garage stays with the Landlord, who lets it to Mr Cady for £60 a month.'],
  ['en', 'Brochure fee waived (was £50).'],
  ['en', 'The total cost of the building is put at £612,000.'],
  ['de', 'Früher haben wir auch ein Jahresabo zu 690 Euro verkauft.'],
  ['de', 'Der frühere Mieter zahlte 640 Euro im Monat.'],
  ['de', 'Die Bearbeitungsgebühr von 190 Euro fällt beim Mieter nicht an.'],
  ['de', 'Die Vermieterin stellt leihweise die Anlage (Anschaffungswert 14.200 Euro) auf.'],
  ['de', 'Wer einen Stellplatz wünscht, mietet ihn bei der Parkring Graz GmbH (95 Euro im Monat).'],
  ['es', 'Ofrecido y NO tomado: luces por 290 euros.'],
  ['es', 'El plan «Titanio», de 190 euros al mes, es otro producto y no te obliga a nada.'],
  ['es', 'La cuota de la comunidad, de 62 euros al mes, no se repercute al Arrendatario.'],
  ['es', 'Los saldos bajo 250 euros se llevan al año próximo.'],
  ['es', 'El inquilino anterior pagaba 640 euros al mes.'],
  ['fr', "L'association propose une adhésion à 15 € par an ; elle est libre et le bail n'en dépend pas."],
  ['fr', 'Les anciens locataires payaient 640 € par mois.'],
  ['fr', 'La valeur de la maison est estimée à 250 000 €.'],
  ['ar', 'حصل المؤجر على قرض بمبلغ 20000 ريال لا يكفله المستأجر ولا يُسأل عن سداده.'],
  ['ar', 'رسم التسجيل 299 ريالاً معفى ضمن عرض نوفمبر.'],
] as const)('a sum of before, of others, or told to compare with is not paid (%s: %s)', (language, words) => {
  expect(foundMoney(language, words)).toEqual([]);
});

test.each([
  ['en', '[ ] Parking (£45 a month) [x] No parking'],
  ['en', 'Parking: ☐ yes ☒ no (£45 a month)'],
  ['de', '☐ Stellplatz 45 Euro im Monat'],
  ['de', 'Stellplatz ☐ ja ☒ nein (45 Euro im Monat)'],
  ['es', 'Plaza de garaje: ☒ no incluida ☐ incluida (45 euros al mes)'],
  ['fr', 'Garage : 45 € par mois [ ] oui [X] non'],
  ['ar', 'الموقف: ☐ نعم ☒ لا (45 ريالاً شهرياً)'],
] as const)('what nobody ticked is not paid (%s: %s)', (language, words) => {
  expect(foundMoney(language, words)).toEqual([]);
});

test.each([
  ['en', '☒ Parking: £45 a month'],
  ['de', 'Stellplatz: ( ) nein (X) ja 45 Euro im Monat'],
  ['es', 'Plaza de garaje: ☐ no ☒ sí, 45 euros al mes'],
  ['fr', '[X] Garage : 45 € par mois'],
] as const)('what is ticked is (%s: %s)', (language, words) => {
  expect(foundMoney(language, words)).toHaveLength(1);
});

test.each([
  ['en', 'The old rent no longer applies; from May the Tenant pays £950 a month.', 950],
  ['en', 'For information about the account the Tenant pays £4.', 4],
  ['es', 'La renta anterior ya no rige; desde mayo el Arrendatario pagará 950 euros al mes.', 950],
  ['fr', "L'ancien loyer n'a plus cours ; le Locataire paie 950 euros par mois.", 950],
  ['de', 'Statt der alten Miete zahlt der Mieter 950 Euro im Monat.', 950],
  ['ar', 'انتهى عرض الشتاء، ويدفع المستأجر 950 ريالا في الشهر.', 950],
] as const)('what is paid in its place is (%s: %s)', (language, words, amount) => {
  expect(foundMoney(language, words).map((line) => Number(line.split(' | ')[0]))).toEqual([amount]);
});

test.each([
  ['en', 'The Tenant pays at most £200 for repairs.'],
  ['en', 'The Landlord reimburses the Tenant up to £200.'],
  ['es', 'El Arrendatario paga como máximo 200 euros por reparaciones.'],
  ['fr', 'Le Locataire paie au plus 200 € pour les réparations.'],
  ['de', 'Der Mieter zahlt höchstens 200 Euro für Reparaturen.'],
  ['ar', 'يدفع المستأجر بحد أقصى 200 ريال عن الإصلاحات.'],
] as const)('the most that somebody may owe is told as that (%s: %s)', (language, words) => {
  expect(foundMoney(language, words).map((line) => line.split(' | ').at(-1))).toEqual(['cap']);
});
