import { describe, expect, test } from 'vitest';
import { describeRecognition } from '../testing/describe-recognition';
import { testPlay } from '../testing/test-play';
import { confidentiality } from './confidentiality.play';
import { dataProtection } from './data-protection.play';

const levels = (risks: readonly { level: string }[]) => risks.map(({ level }) => level);

describe('confidentiality', () => {
  describeRecognition(confidentiality, {
    said: [
      [
        'en',
        'The Recipient shall keep all Confidential Information secret and shall not disclose it to third parties.',
      ],
      ['es', 'Las partes se obligan a mantener la confidencialidad de la información recibida.'],
      ['fr', 'Chaque partie s’engage à garder confidentielles les informations reçues.'],
      ['de', 'Die Parteien verpflichten sich, vertrauliche Informationen geheim zu halten.'],
      ['ar', 'يلتزم الطرفان بالمحافظة على سرية المعلومات.'],
    ],
    lookalikes: [
      ['en', 'Confidential treatment has been requested for portions of this exhibit.'],
      ['es', 'El vendedor conserva la reserva de dominio.'],
      ['fr', 'Voir notre politique de confidentialité.'],
      ['de', 'Der Vertrag verlängert sich stillschweigend.'],
      ['ar', 'يلتزم المورد بالتسليم السريع.'],
    ],
  });

  const lasting = (period: string) =>
    testPlay(
      confidentiality,
      `The Recipient shall not disclose Confidential Information to any third party ${period}.`,
    );
  test('names how long it lasts', () => {
    expect(lasting('for a period of two years').explained).toContain('Period named: 2 years.');
  });
  test('for six years is worth knowing, for five it is not', () => {
    expect(levels(lasting('for a period of six years').risks)).toEqual(['low']);
    expect(levels(lasting('for a period of five years').risks)).toEqual([]);
  });
  test('without an end is worth knowing', () => {
    expect(levels(lasting('in perpetuity').risks)).toEqual(['low']);
  });
});

describe('data protection', () => {
  describeRecognition(dataProtection, {
    said: [
      ['en', 'The Supplier shall process personal data only in accordance with the GDPR.'],
      ['es', 'Las partes cumplirán la normativa vigente en materia de protección de datos.'],
      ['fr', 'Les données à caractère personnel sont traitées conformément au RGPD.'],
      ['de', 'Die Verarbeitung personenbezogener Daten erfolgt nach der DSGVO.'],
      ['ar', 'يلتزم المورد بأحكام قانون حماية البيانات.'],
    ],
    lookalikes: [
      ['en', 'The claim is based on invasion of privacy by the use of personal information in the film.'],
      ['es', 'El Proveedor facilitará los datos técnicos.'],
      ['fr', 'Les données techniques sont fournies par le Client.'],
      ['de', 'Die technischen Daten stehen im Anhang.'],
      ['ar', 'يقدم المورد البيانات الفنية.'],
    ],
  });

  test('by which data reach others is worth knowing, by which they must not it is fine', () => {
    expect(
      levels(
        testPlay(dataProtection, 'We may share your personal information with third parties and use it for marketing.')
          .risks,
      ),
    ).toEqual(['low']);
    expect(
      levels(testPlay(dataProtection, 'We will never share the personal data we process with third parties.').risks),
    ).toEqual([]);
  });
});
