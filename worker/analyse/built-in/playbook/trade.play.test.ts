import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { AnyPlay } from '../play';
import { testPlay } from '../testing/test-play';
import { coolingOff } from './cooling-off.play';
import { delivery } from './delivery.play';
import { personalGuarantee } from './personal-guarantee.play';
import { serviceLevels } from './service-levels.play';
import { titleAndRisk } from './title-and-risk.play';

const said: [AnyPlay, Locale, string, string | null][] = [
  [coolingOff, 'en', 'You may cancel the order within 14 days of receipt.', null],
  [coolingOff, 'es', 'El derecho de desistimiento puede ejercerse en el plazo de 14 días.', null],
  [coolingOff, 'fr', 'Le client dispose d’un droit de rétractation de quatorze jours.', null],
  [coolingOff, 'de', 'Die Widerrufsfrist beträgt vierzehn Tage.', null],
  [coolingOff, 'ar', 'للمشتري حق العدول خلال سبعة أيام.', null],
  [delivery, 'en', 'Delivery dates are estimates only.', 'medium'],
  [delivery, 'en', 'The Seller shall deliver the goods within ten days.', null],
  [delivery, 'es', 'El plazo de entrega es orientativo.', 'medium'],
  [
    delivery,
    'fr',
    'Les délais de livraison sont donnés à titre indicatif, le délai de livraison étant court.',
    'medium',
  ],
  [delivery, 'de', 'Liefertermine sind unverbindlich.', 'medium'],
  [delivery, 'ar', 'موعد التسليم تقديري وغير ملزم.', 'medium'],
  [titleAndRisk, 'en', 'Title to the goods passes to the Buyer on payment.', null],
  [titleAndRisk, 'es', 'El vendedor se reserva la propiedad con reserva de dominio.', null],
  [titleAndRisk, 'fr', 'Le transfert des risques a lieu à la livraison.', null],
  [titleAndRisk, 'de', 'Es gilt ein Eigentumsvorbehalt.', null],
  [titleAndRisk, 'ar', 'تنتقل ملكية البضاعة إلى المشتري عند التسليم.', null],
  [personalGuarantee, 'en', 'The Guarantor guarantees payment of all sums due.', 'high'],
  [personalGuarantee, 'es', 'El fiador responde solidariamente de todas las deudas.', 'high'],
  [personalGuarantee, 'fr', 'Monsieur Martin se porte caution du paiement.', 'high'],
  [personalGuarantee, 'de', 'Der Geschäftsführer übernimmt eine selbstschuldnerische Bürgschaft.', 'high'],
  [personalGuarantee, 'ar', 'يقدم الشريك كفالة شخصية لسداد الدين.', 'high'],
  [serviceLevels, 'en', 'Service credits are the sole and exclusive remedy for downtime.', 'medium'],
  [serviceLevels, 'en', 'The Provider ensures availability of 99.9% a month.', null],
  [serviceLevels, 'es', 'La disponibilidad del servicio será del 99 %.', null],
  [serviceLevels, 'fr', 'Les niveaux de service figurent en annexe.', null],
  [serviceLevels, 'de', 'Die Reaktionszeit beträgt vier Stunden.', null],
  [serviceLevels, 'ar', 'لا تقل نسبة التوفر عن 99%.', null],
];
const lookalikes: [AnyPlay, Locale, string][] = [
  [coolingOff, 'de', 'Die Einwilligung kann jederzeit widerrufen werden.'],
  [delivery, 'en', 'Notice is given when delivered within two days by courier.'],
  [titleAndRisk, 'en', 'Title to intellectual property remains with the supplier.'],
  [personalGuarantee, 'en', 'The Supplier guarantees the quality of the goods.'],
  [serviceLevels, 'fr', 'Le prestataire fournit les services avec soin.'],
];

describe('buying and selling', () => {
  for (const [play, language, text, level] of said) {
    test(`is read under ${play.type} in ${language}: “${text}”`, () => {
      const contractType = play === serviceLevels ? 'hosting' : 'sale';
      const { words, risks, explained } = testPlay(play, text, { language, contractType });
      expect(words).toHaveLength(1);
      expect(explained).toBeTruthy();
      expect(risks[0]?.level ?? null).toBe(level);
    });
  }
  for (const [play, language, text] of lookalikes) {
    test(`is not read under ${play.type} in ${language} from “${text}”`, () => {
      const contractType = play === serviceLevels ? 'hosting' : 'sale';
      expect(testPlay(play, text, { language, contractType }).words).toEqual([]);
    });
  }
});
