import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { foundMoney } from './testing/found-money';

const periodsIn = (language: Locale, words: string) => foundMoney(language, words).map((one) => one.split(' | ')[2]);

test.each<[Locale, string, string]>([
  ['en', 'For each missed visit the Tenant pays £25.', 'event'],
  ['en', 'Each further reminder letter costs the Tenant £8.', 'event'],
  ['en', 'The Tenant pays the Landlord £6 a crate for storage.', 'event'],
  ['en', 'The Tenant pays the Landlord £40 apiece for lost fobs.', 'event'],
  ['en', 'The Landlord pays the Tenant £70 for every guest whom the Tenant brings.', 'event'],
  ['en', 'Half hours are charged to the Tenant at £30 per half hour.', 'event'],
  ['en', 'For every day of delay the Landlord pays the Tenant £15.', 'day'],
  ['en', 'The Tenant pays the Landlord £90 once for the keys.', 'once'],
  ['de', 'Für jede versäumte Stunde zahlt der Mieter 12 Euro.', 'event'],
  ['de', 'Der Mieter zahlt der Vermieterin 6 Euro je Kiste.', 'event'],
  ['de', 'Die Flasche kostet den Mieter 9 Euro das Stück.', 'event'],
  ['de', 'Die Vermieterin zahlt dem Mieter 70 Euro für jeden neuen Mieter, den er bringt.', 'event'],
  ['de', 'Für jede angefangene Woche zahlt der Mieter 20 Euro.', 'week'],
  ['de', 'Das Bruttomonatsgehalt beträgt 2.400 Euro, zahlbar vom Mieter.', 'month'],
  ['de', 'Der Mieter zahlt einmalig 90 Euro für die Schlüssel.', 'once'],
  ['es', 'Por cada visita perdida el Arrendatario paga 25 euros.', 'event'],
  ['es', 'El Arrendatario paga al Arrendador 6 euros por caja.', 'event'],
  ['es', 'El Arrendador paga al Arrendatario 70 euros por cada inquilino que presente.', 'event'],
  ['es', 'El Arrendador abona al Arrendatario 9 euros por cada día de corte.', 'day'],
  ['es', 'El Arrendatario paga al Arrendador 90 euros por una sola vez.', 'once'],
  ['fr', 'Pour chaque visite manquée le Locataire paie 25 €.', 'event'],
  ['fr', 'Le Locataire verse au Bailleur 6 € la caisse.', 'event'],
  ['fr', "Le Bailleur verse au Locataire 70 € pour chaque voisin qu'il présente.", 'event'],
  ['fr', 'Le Locataire verse au Bailleur 1 400 € au mois.', 'month'],
  ['fr', 'Le Locataire verse au Bailleur 90 € une seule fois.', 'once'],
  ['ar', 'عن كل زيارة فائتة يدفع المستأجر 25 ريالاً.', 'event'],
  ['ar', 'يدفع المستأجر للمؤجر 6 ريالات للقطعة.', 'event'],
  ['ar', 'يدفع المؤجر للمستأجر 70 ريالاً عن كل مستأجر جديد يأتي به.', 'event'],
  ['ar', 'يدفع المستأجر للمؤجر 90 ريالاً مرة واحدة.', 'once'],
])('how often a sum is paid is told where words beside it say so (%s: %s)', (language, words, period) => {
  expect(periodsIn(language, words)).toEqual([period]);
});

test.each<[Locale, string]>([
  ['en', 'The Tenant pays the Landlord £75 within ten days.'],
  ['en', 'Ten hours in the hall cost the Tenant £480.'],
  ['en', 'If the wall is scratched, the Tenant pays the Landlord £300 at once.'],
  ['de', 'Der Mieter zahlt der Vermieterin 75 Euro binnen zehn Tagen.'],
  ['de', 'Zerkratzt der Mieter die Wand, zahlt er der Vermieterin 300 Euro.'],
  ['es', 'El Arrendatario paga al Arrendador 75 euros por limpieza.'],
  ['es', 'Si el Arrendatario raya la pared, paga al Arrendador 300 euros.'],
  ['fr', 'Le Locataire verse au Bailleur 75 € sous dix jours.'],
  ['ar', 'إذا خدش المستأجر الجدار دفع للمؤجر 300 ريال.'],
  ['de', 'Der Mieter zahlt der Vermieterin 2.490 Euro am letzten Arbeitstag.'],
  ['es', 'Cada mes de enero el Arrendatario paga al Arrendador 650 euros de cuota.'],
])('and is not told where they say nothing of it (%s: %s)', (language, words) => {
  expect(periodsIn(language, words)).toEqual(['unstated']);
});
