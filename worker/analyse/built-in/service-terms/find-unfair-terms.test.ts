import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { learnedModels } from '../learned/weights';
import { readContractText } from '../text/contract-text';
import { findUnfairTerms } from './find-unfair-terms';

const types = [
  'unilateral-change',
  'unilateral-termination',
  'contract-by-using',
  'limitation-of-liability',
  'limitation-of-liability',
];

test.each<[Locale, said: string[], harmless: string[]]>([
  [
    'en',
    [
      'We may change these Terms at any time by posting the new version.',
      'We may suspend or close your account at any time without giving a reason.',
      'By continuing to use the app after a change, you agree to the new Terms.',
      'We are not responsible for any loss that you suffer because the service is interrupted.',
      'We accept no liability for lost data.',
    ],
    ['You may close your account at any time.', 'We do not exclude our liability for gross negligence.'],
  ],
  [
    'es',
    [
      'Podemos modificar estas condiciones en cualquier momento publicando la nueva versión.',
      'Podemos suspender o cerrar su cuenta en cualquier momento sin indicar el motivo.',
      'Si sigue utilizando la aplicación tras un cambio, acepta las nuevas condiciones.',
      'No somos responsables de ninguna pérdida que usted sufra porque el servicio se interrumpa.',
      'No asumimos ninguna responsabilidad por la pérdida de datos.',
    ],
    ['Usted puede cerrar su cuenta en cualquier momento.', 'No excluimos nuestra responsabilidad por culpa grave.'],
  ],
  [
    'fr',
    [
      'Nous pouvons modifier ces conditions à tout moment en publiant la nouvelle version.',
      'Nous pouvons suspendre ou fermer votre compte à tout moment sans indiquer de motif.',
      'En continuant à utiliser l’application après une modification, vous acceptez les nouvelles conditions.',
      'Nous ne sommes pas responsables des pertes que vous subissez en raison d’une interruption du service.',
      'Nous déclinons toute responsabilité en cas de perte de données.',
    ],
    [
      'Vous pouvez fermer votre compte à tout moment.',
      'Nous n’excluons pas notre responsabilité en cas de faute lourde.',
    ],
  ],
  [
    'de',
    [
      'Wir können diese Nutzungsbedingungen jederzeit ändern, indem wir die neue Fassung veröffentlichen.',
      'Wir können Ihr Konto jederzeit ohne Angabe von Gründen sperren oder schließen.',
      'Wenn Sie die App nach einer Änderung weiterhin nutzen, stimmen Sie den neuen Bedingungen zu.',
      'Wir haften nicht für Verluste, die Ihnen durch eine Unterbrechung des Dienstes entstehen.',
      'Für den Verlust von Daten übernehmen wir keine Haftung.',
    ],
    ['Sie können Ihr Konto jederzeit schließen.', 'Wir schließen unsere Haftung für grobe Fahrlässigkeit nicht aus.'],
  ],
  [
    'ar',
    [
      'يجوز لنا تعديل هذه الشروط في أي وقت بنشر النسخة الجديدة.',
      'يجوز لنا تعليق حسابك أو إغلاقه في أي وقت دون إبداء أسباب.',
      'استمرارك في استخدام التطبيق بعد التعديل يعد موافقة منك على الشروط الجديدة.',
      'لا نتحمل أي مسؤولية عن أي خسارة تلحق بك بسبب انقطاع الخدمة.',
      'لا نتحمل أي مسؤولية عن فقدان البيانات.',
    ],
    ['يمكنك إغلاق حسابك في أي وقت.', 'لا نستبعد مسؤوليتنا عن الخطأ الجسيم.'],
  ],
])(
  'each sentence that says what is often unfair is found, and none that only sounds so, in %s',
  (language, said, harmless) => {
    const contract = readContractText({ text: [...said, ...harmless].join('\n\n'), blocks: [], language });
    const { plain } = findUnfairTerms(contract, learnedModels().harmType);
    expect(plain.map(({ type }) => type)).toEqual(types);
  },
);
