import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { leaseOpenings } from '../testing/lease-openings';
import { readContractText } from '../text/contract-text';
import type { HarmType } from './harm-types';
import { createSayings } from './sayings';

/** The sentence behind the opening says the harm, though it does not look harmful. */
function isSaid(harm: HarmType, text: string, language: Locale) {
  const contract = readContractText({ text: `${leaseOpenings[language]}\n\n${text}`, blocks: [], language });
  const sayings = createSayings(contract);
  const behind = contract.text.trimEnd().lastIndexOf('\n') + 1;
  const sentences = contract.sentences.filter(({ start }) => start >= behind);
  return sentences.some(
    (sentence) =>
      !sayings.isTurned(sentence) && !sayings.isMutual(sentence) && sayings.find(sentence, false).includes(harm),
  );
}

test.each<[Locale, said: string, others: string[]]>([
  [
    'en',
    'The Landlord may end the tenancy without giving any reason on 14 days’ notice.',
    [
      'The Tenant may end the tenancy without giving any reason on 14 days’ notice.',
      'Either party may end the tenancy without giving any reason on 14 days’ notice.',
      'The Landlord may not end the tenancy without giving reasons.',
      'The Landlord may end the tenancy only for a breach.',
    ],
  ],
  [
    'es',
    'El Arrendador puede rescindir el contrato sin expresar causa con 14 días.',
    [
      'El Arrendatario puede rescindir el contrato sin expresar causa con 14 días.',
      'Cualquiera de las partes puede rescindir el contrato sin expresar causa.',
      'El Arrendador no puede rescindir el contrato sin expresar causa.',
    ],
  ],
  [
    'fr',
    'Le Bailleur peut résilier le bail sans donner de motif avec 14 jours de préavis.',
    [
      'Le Locataire peut résilier le bail sans donner de motif avec 14 jours de préavis.',
      'Chaque partie peut résilier le bail sans donner de motif.',
      'Le Bailleur ne peut résilier le bail sans donner de motif.',
    ],
  ],
  [
    'de',
    'Der Vermieter kann ohne Angabe von Gründen mit 14 Tagen Frist kündigen.',
    [
      'Die Mieterin kann ohne Angabe von Gründen mit 14 Tagen Frist kündigen.',
      'Beide Parteien können ohne Angabe von Gründen kündigen.',
      'Der Vermieter kann nur aus wichtigem Grund kündigen, nicht ohne Angabe von Gründen.',
    ],
  ],
  [
    'ar',
    'يجوز للمؤجر إنهاء العقد دون إبداء الأسباب قبل أربعة عشر يومًا.',
    [
      'يجوز للمستأجر إنهاء العقد دون إبداء الأسباب قبل أربعة عشر يومًا.',
      'يجوز لأي من الطرفين إنهاء العقد دون إبداء الأسباب.',
      'لا يجوز للمؤجر إنهاء العقد دون إبداء الأسباب.',
    ],
  ],
])(
  'an end without a reason is found in a plain sentence where the other side alone has it, in %s',
  (language, said, others) => {
    expect(isSaid('ended-at-will', said, language)).toBe(true);
    expect(others.map((text) => isSaid('ended-at-will', text, language))).toEqual(others.map(() => false));
  },
);

test.each<[Locale, HarmType, said: string, not: string]>([
  [
    'en',
    'liability-capped',
    'The most you can get out of us is one week’s rent.',
    'The most we can ask of you is one week’s rent.',
  ],
  [
    'en',
    'silence-accepts',
    'If you go on living here, you will be taken to have agreed.',
    'If you go on living here, you will not be taken to have agreed.',
  ],
  [
    'en',
    'claim-period-short',
    'A claim must be sent within six weeks or it is lost.',
    'A claim sent within six weeks is answered at once.',
  ],
  [
    'en',
    'rest-due-on-leaving',
    'If you leave before summer, you pay what is left in one go.',
    'If you leave before summer, you do not pay what is left.',
  ],
  ['de', 'silence-accepts', 'Ihr Schweigen gilt als Zustimmung.', 'Ihr Schweigen gilt nicht als Zustimmung.'],
  [
    'de',
    'goods-taken',
    'Zurückgelassene Sachen gehören nach acht Tagen uns.',
    'Zurückgelassene Sachen können Sie bei uns abholen lassen.',
  ],
  ['es', 'silence-accepts', 'Su silencio equivale a aceptación.', 'Su silencio no equivale a aceptación.'],
  [
    'es',
    'unpaid-time',
    'Las guardias se entienden pagadas con la cuota.',
    'Las guardias no se entienden pagadas con la cuota.',
  ],
  [
    'es',
    'claims-waived',
    'El Arrendatario renuncia a las indemnizaciones de 2025.',
    'El Arrendatario no renuncia a las indemnizaciones de 2025.',
  ],
  ['fr', 'silence-accepts', 'Son silence vaut acceptation.', 'Son silence ne vaut pas acceptation.'],
  [
    'fr',
    'liability-capped',
    'Nous ne rendons jamais plus qu’une semaine de loyer.',
    'Nous rendons toujours plus qu’une semaine de loyer.',
  ],
  [
    'fr',
    'unpaid-time',
    'Les heures de nuit sont réputées comprises dans le salaire.',
    'Les heures de nuit ne sont pas réputées comprises dans le salaire.',
  ],
  [
    'fr',
    'claims-waived',
    'Le Locataire renonce à se plaindre du bruit.',
    'Le Locataire ne renonce à se plaindre de rien.',
  ],
  [
    'fr',
    'entry-at-will',
    'Le Bailleur entre dans l’appartement quand il le juge utile.',
    'Le Bailleur entre dans l’appartement quand il le juge utile, avec l’accord du Locataire.',
  ],
  ['ar', 'guarantee-of-person', 'يضمن والده شخصيًا جميع التزامات المستأجر.', 'لا يضمن والده شخصيًا التزامات المستأجر.'],
])('in %s what is said outright (%s) is told from its look-alike', (language, harm, said, not) => {
  expect(isSaid(harm, said, language)).toBe(true);
  expect(isSaid(harm, not, language)).toBe(false);
});
