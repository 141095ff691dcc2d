import { describe, expect, test } from 'vitest';
import { describeRecognition } from '../testing/describe-recognition';
import { testPlay } from '../testing/test-play';
import { unilateralChange } from './unilateral-change.play';

const levels = (text: string) => testPlay(unilateralChange, text).risks.map(({ level }) => level);

describe('changes by one side', () => {
  describeRecognition(unilateralChange, {
    said: [
      ['en', 'We may change these terms at any time.'],
      ['en', 'The Company reserves the right to modify the fees in its sole discretion.'],
      ['es', 'Nos reservamos el derecho de modificar estas condiciones en cualquier momento.'],
      ['fr', 'Nous pouvons modifier les présentes conditions à tout moment.'],
      ['de', 'Wir behalten uns das Recht vor, diese Bedingungen jederzeit zu ändern.'],
      ['ar', 'يحق لنا تعديل هذه الشروط في أي وقت.'],
    ],
    lookalikes: [
      ['en', 'This Agreement may only be amended in writing signed by both parties.'],
      ['en', 'The Controlled Substances Act, as amended from time to time, applies to the Products.'],
      ['es', 'Este contrato solo podrá modificarse por escrito y de mutuo acuerdo.'],
      ['fr', 'Le contrat ne peut être modifié que par avenant signé par les deux parties.'],
      ['de', 'Änderungen dieses Vertrags bedürfen der Schriftform.'],
      ['ar', 'لا يجوز تعديل هذا العقد إلا باتفاق الطرفين كتابةً.'],
    ],
  });

  test('without notice are a high risk', () => {
    expect(levels('We may change these terms at any time without prior notice.')).toEqual(['high']);
  });
  test('of which nothing says that they are announced are a medium one', () => {
    expect(levels('We may change these terms at any time.')).toEqual(['medium']);
  });
  test('that are announced are worth knowing', () => {
    expect(levels('We may change these terms from time to time and will notify you by e-mail.')).toEqual(['low']);
  });
});
