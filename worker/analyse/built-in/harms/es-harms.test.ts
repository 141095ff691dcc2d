import { describe, expect, test } from 'vitest';
import type { HarmType } from './harm-types';
import { saidHarms } from './testing/said-harms';

const harmsOf = (text: string) => saidHarms(text, 'es');

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

/** In the words of those who draft without a lawyer: ways to say it, and a look-alike. */
const plain: [HarmType, harmful: string[], harmless: string][] = [
  [
    'automatic-renewal',
    [
      'Al llegar diciembre empieza sola otra temporada de seis meses, salvo carta tuya.',
      'Si nadie dice nada, el abono sigue por otro año.',
      'De no recibir tu correo, el plan vuelve a empezar otro trimestre.',
    ],
    'Al acabar el año podemos empezar otro si los dos firmamos.',
  ],
  [
    'price-at-will',
    [
      'La cuota de cada mes es la que esté publicada en la web ese día.',
      'Cada vez que haga falta te diremos el nuevo precio, que vale desde el lunes.',
      'Ajustaremos la tarifa lo necesario en cualquier momento.',
    ],
    'La cuota no cambia, aunque en la web esté publicada otra.',
  ],
  [
    'price-climbs',
    [
      'La renta sube cada enero lo que suba el IPC o un 4 %, la cifra que resulte más alta.',
      'El precio se pone al día con la inflación más dos puntos.',
    ],
    'La renta sube cada enero lo que suba el IPC, con un máximo del 2 %.',
  ],
  [
    'terms-at-will',
    [
      'Lo nuevo se cuelga en la app y rige desde ese momento.',
      'Los cambios van al tablón; si sigues viniendo, los aceptas.',
    ],
    'Los cambios se hacen de común acuerdo y por escrito.',
  ],
  [
    'ended-at-will',
    [
      'Cerramos tu cuenta el día que lo estimemos.',
      'Podemos pedirte el local en cualquier momento.',
      'Si nos parece que no encajas, lo dejamos de un día para otro.',
    ],
    'Cerramos tu cuenta el mismo día si lo pides tú y te devolvemos lo pagado.',
  ],
  [
    'rest-due-on-leaving',
    [
      'Si te vas antes, completas las cuotas que queden.',
      'Con la baja se cobran las mensualidades completas del curso.',
    ],
    'Si te vas antes, no debes las cuotas que queden.',
  ],
  [
    'liability-excluded',
    [
      'Lo que te pase en la sala corre por tu cuenta.',
      'Los golpes y caídas no darán lugar a indemnización.',
      'Si te roban en el vestuario, conmigo no.',
    ],
    'Si te roban en el vestuario, lo pagamos nosotros.',
  ],
  [
    'entry-at-will',
    ['El casero entra en la habitación cuando le parezca.', 'Revisamos los cuartos estés o no.'],
    'El casero no entra en la habitación sin permiso, estés o no.',
  ],
  [
    'access-blocked',
    ['Con un solo retraso la puerta deja de abrir.', 'Si debes algo, cambiamos la cerradura.'],
    'Aunque debas algo, la tarjeta no se desactiva.',
  ],
  [
    'pays-without-service',
    ['La cuota sigue corriendo aunque te lesiones.', 'Los días sin entrada se facturan como los demás.'],
    'Los días sin servicio no se cobran.',
  ],
  [
    'wage-deduction',
    ['De la nómina se restan los platos rotos.', 'Del sueldo se quitan las diferencias de caja.'],
    'Lo que se rompe no se descuenta de la nómina.',
  ],
  [
    'likeness-for-ever',
    [
      'Podemos usar las fotos en que salgas todo el tiempo que queramos.',
      'Tu voz podrá usarse en anuncios sin fecha de caducidad.',
    ],
    'No usamos las fotos en que salgas sin tu permiso.',
  ],
  [
    'work-ban-after',
    ['Durante los dos años siguientes no darás clases parecidas.', 'Tras el curso, por un año no abrirás un taller.'],
    'Durante los dos años siguientes no contarás los secretos del taller.',
  ],
  [
    'no-court',
    [
      'Las diferencias las decide, sin recurso, la directora.',
      'Cualquier problema lo resuelve la persona que nosotros designemos.',
    ],
    'Las diferencias las decide el juez de tu domicilio.',
  ],
  [
    'other-performs',
    ['Puede venir cualquiera de nuestro equipo.', 'Podrá acudir quien esté libre.'],
    'Puede venir otra persona si lo aceptas.',
  ],
];

describe('Spanish harms in plain words', () => {
  const sayings = plain.flatMap(([harm, harmful]) => harmful.map((words): [HarmType, string] => [harm, words]));
  test.each(sayings)('%s is what “%s” says', (harm, words) => {
    expect(harmsOf(words)).toEqual([harm]);
  });

  test.each(plain.map(([harm, , harmless]) => [harm, harmless]))('%s is not what “%s” says', (_, words) => {
    expect(harmsOf(words)).toEqual([]);
  });
});

describe('Spanish harms', () => {
  test.each(cases)('%s is what the words say', (harm, harmful) => {
    expect(harmsOf(harmful)).toEqual([harm]);
  });

  test.each(cases)('%s is not said by a look-alike', (_, __, harmless) => {
    expect(harmsOf(harmless)).toEqual([]);
  });
});
