import { describe, expect, test } from 'vitest';
import { cutPassages } from '../learned/passages';
import { readContractText } from '../text/contract-text';
import { findHarms } from './find-harms';
import type { HarmType } from './harm-types';

/** The harms of a text whose every sentence looks harmful to the learned reader. */
function harmsOf(text: string) {
  const contract = readContractText({ text, blocks: [], language: 'es' });
  const ranked = cutPassages(contract).map((passage) => ({ ...passage, score: 1 }));
  return findHarms(contract, ranked).map(({ harm }) => harm);
}

const cases: [HarmType, string, string][] = [
  [
    'automatic-renewal',
    'El contrato se renovará automáticamente por periodos de un año.',
    'El contrato no se renovará automáticamente y termina el 3 de mayo.',
  ],
  [
    'price-at-will',
    'La Empresa podrá modificar las tarifas cuando lo estime oportuno.',
    'La Empresa podrá modificar las tarifas hasta un máximo del IPC.',
  ],
  [
    'terms-at-will',
    'La Compañía se reserva el derecho de modificar las presentes condiciones.',
    'Las partes podrán modificar las condiciones de común acuerdo.',
  ],
  [
    'ended-at-will',
    'La Empresa podrá resolver el contrato en cualquier momento y sin expresar causa.',
    'Cualquiera de las partes podrá resolver el contrato en cualquier momento.',
  ],
  [
    'rest-due-on-leaving',
    'Quien se da de baja abonará todas las cuotas que falten hasta el final.',
    'Quien se da de baja no pagará las cuotas que falten.',
  ],
  [
    'rest-due-on-arrears',
    'El impago de una sola cuota hará exigible la totalidad de la deuda.',
    'El impago de una sola cuota no tiene otras consecuencias.',
  ],
  [
    'deposit-kept',
    'La fianza no se devolverá en ningún caso.',
    'La fianza se devolverá íntegra al entregar las llaves.',
  ],
  [
    'liability-excluded',
    'La Empresa no responde de los daños que sufran sus pertenencias.',
    'El Cliente no responde de los daños que cause un tercero.',
  ],
  [
    'liability-capped',
    'La indemnización no podrá superar el importe de una mensualidad.',
    'El Cliente responderá como máximo de 50 euros.',
  ],
  [
    'claims-waived',
    'El Cliente renuncia a toda acción contra la Empresa.',
    'Los derechos que la ley da al Cliente son irrenunciables.',
  ],
  ['tips-kept', 'Las propinas quedan en la caja de la casa.', 'Las propinas se reparten entre el personal.'],
  [
    'court-far-away',
    'Las partes se someten a los tribunales de Lugo, con renuncia a su fuero.',
    'Son competentes los tribunales del domicilio del consumidor.',
  ],
  [
    'no-court',
    'Toda controversia será resuelta por un árbitro único.',
    'El Cliente puede acudir al arbitraje de consumo para resolver el conflicto.',
  ],
];

describe('Spanish harms', () => {
  test.each(cases)('%s is what the words say', (harm, harmful) => {
    expect(harmsOf(harmful)).toEqual([harm]);
  });

  test.each(cases)('%s is not said by a look-alike', (_, __, harmless) => {
    expect(harmsOf(harmless)).toEqual([]);
  });
});
