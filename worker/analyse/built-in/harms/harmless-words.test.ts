import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { createSayings } from './sayings';

function turned(text: string, language: Locale) {
  const contract = readContractText({ text, blocks: [], language });
  const sayings = createSayings(contract);
  return contract.sentences.some((sentence) => sayings.isTurned(sentence));
}

test.each<[Locale, harmless: string[], harmful: string]>([
  [
    'en',
    [
      'For this year the fee stays the same even if our energy costs rise.',
      'You can revoke this permission for the pictures on any day.',
      'If we miss an appointment, you get £15 for the morning lost.',
      'The advance is never repayable, even if the book sells badly.',
    ],
    'The pool closes for works in summer and the fee stays what it is.',
  ],
  [
    'es',
    [
      'Este año la cuota es fija aunque suba la luz o el IVA.',
      'Puede retirar esta autorización el día que quiera.',
      'Si faltamos a una cita, le abonamos 15 euros.',
      'El anticipo no se devuelve aunque las ventas no lo cubran.',
    ],
    'La piscina cierra en verano y se paga la misma cuota.',
  ],
  [
    'fr',
    [
      'Les tarifs sont fermes et restent ceux du devis.',
      'Vous pouvez retirer cette autorisation le jour que vous voulez.',
      'Si nous manquons un rendez-vous, vous recevez 15 euros.',
      'L’à-valoir n’est jamais à rendre, même si les ventes sont faibles.',
    ],
    'La piscine ferme en été et la cotisation reste la même.',
  ],
  [
    'de',
    [
      'In diesem Jahr bleibt der Beitrag gleich, selbst wenn die Energie teurer wird.',
      'Sie können diese Einwilligung jeden Tag widerrufen.',
      'Versäumen wir einen Termin, erhalten Sie 15 Euro.',
      'Der Vorschuss ist nicht zurückzuzahlen, auch wenn sich das Buch schlecht verkauft.',
    ],
    'Das Bad schließt im Sommer, der Beitrag läuft weiter.',
  ],
  [
    'ar',
    [
      'تبقى الرسوم ثابتة هذه السنة ولو ارتفعت الأسعار.',
      'يحق لك سحب موافقتك في أي يوم.',
      'إذا تأخرنا عن موعد تستحق خمسة عشر درهمًا.',
      'تحسم السلفة من الحصة ولا ترد ولو قلت المبيعات.',
    ],
    'يغلق المسبح في الصيف وتدفع الرسوم نفسها.',
  ],
])('what keeps the reader safe turns any harm, in %s', (language, harmless, harmful) => {
  expect(harmless.map((text) => turned(text, language))).toEqual(harmless.map(() => true));
  expect(turned(harmful, language)).toBe(false);
});
