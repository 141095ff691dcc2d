import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { cutPassages } from '../learned/passages';
import { learnedModels } from '../learned/weights';
import { readContractText } from '../text/contract-text';
import { findHarms } from './find-harms';

/** What is told of a text that the learned reader takes for most harmful. */
function told(text: string, language: Locale) {
  const contract = readContractText({ text, blocks: [], language });
  const ranked = cutPassages(contract).map((passage) => ({ ...passage, score: 4 }));
  const { named, unnamed } = findHarms(contract, ranked, learnedModels());
  return [...named.map(({ harm }) => harm), ...unnamed.map(() => null)];
}

test.each<[Locale, oneSided: string, mutual: string]>([
  [
    'en',
    'Once the sum is paid, you release us from all claims, known or unknown, and will not sue us.',
    'Once the sum is paid, each party releases the other from all claims, known or unknown, and shall not bring a claim about them.',
  ],
  [
    'es',
    'Recibido el pago, usted renuncia a cualquier reclamación contra nosotros, conocida o no.',
    'Recibido el pago, ambas partes renuncian a cualquier reclamación entre ellas, conocida o no.',
  ],
  [
    'fr',
    'Une fois la somme versée, vous renoncez à toute réclamation contre nous, connue ou non.',
    'Une fois la somme versée, les parties renoncent à toute réclamation l’une contre l’autre, connue ou non.',
  ],
  [
    'de',
    'Mit der Zahlung verzichten Sie auf alle bekannten und unbekannten Ansprüche gegen uns.',
    'Mit der Zahlung verzichten beide Parteien auf alle bekannten und unbekannten Ansprüche gegeneinander.',
  ],
  [
    'ar',
    'متى دفع المبلغ يتنازل الموظف عن كل حق له على الشركة ولا يقيم عليها أي دعوى.',
    'متى دفع المبلغ يتنازل الطرفان عن كل مطالبة لأحدهما على الآخر معلومة كانت أو مجهولة.',
  ],
])('a release by one side is a harm and one by both is none, in %s', (language, oneSided, mutual) => {
  expect(told(oneSided, language)).toEqual(['claims-waived']);
  expect(told(mutual, language)).toEqual([]);
});
