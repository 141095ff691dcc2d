import { describe, expect, test } from 'vitest';
import { namedParties } from '#worker/analyse/built-in/testing/named-parties.ts';

describe('whoever is named together is each a party', () => {
  test.each([
    [
      'en',
      'Agreement between Mr Al Fox, Ms Bea Orr and Mr Cy Dee (together the "Tenants") and Hill Homes Ltd (the "Landlord").',
      ['Al Fox', 'Bea Orr', 'Cy Dee', 'Hill Homes Ltd'],
    ],
    [
      'fr',
      'Entre M. Luc Aubin et son épouse, Madame Anne Morel, ci-après « le bailleur »,\net Mlle Zoé Roux, ci-après « la locataire ».',
      ['Luc Aubin', 'Anne Morel', 'Zoé Roux'],
    ],
    [
      'es',
      'De una parte, don Julio Ortega Ruiz y su esposa, doña Carmen Gil Soto (los «Arrendadores»), y de otra doña Teresa Lobo Paz (la «Arrendataria»).',
      ['Julio Ortega Ruiz', 'Carmen Gil Soto', 'Teresa Lobo Paz'],
    ],
    [
      'de',
      'Zwischen Herrn Rolf Becker und seiner Ehefrau, Frau Ina Becker (die „Vermieter“) und Frau Eva Lang (die „Mieterin“).',
      ['Rolf Becker', 'Ina Becker', 'Eva Lang'],
    ],
    [
      'ar',
      'المؤجر: خالد سالم العتيبي\nالمستأجر: السيدة منى يوسف حداد وزوجها السيد رامي حداد',
      ['خالد سالم العتيبي', 'منى يوسف حداد', 'رامي حداد'],
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(namedParties(language, text).map(([name]) => name)).toEqual(expected);
  });
});

describe('parties are found wherever they are introduced', () => {
  test.each([
    [
      'en',
      'Welcome to the club, ANN LEIGH PORTER (from now on the "Member").\n\nWho looks after you: PEAK GYMS LTD ("Peak").',
      ['ANN LEIGH PORTER', 'PEAK GYMS LTD'],
    ],
    [
      'es',
      'De un lado, Viajes Duero, S.A., con oficinas en Soria: «el Cliente».\nDe otro, Nuria Gil Pons, que trabaja con el nombre de «Tinta Azul», calle Real, 3: «la Diseñadora».',
      ['Viajes Duero, S.A.', 'Nuria Gil Pons'],
    ],
    ['es', 'CONTRATO DE AGENCIA      Lácteos Sil\n\nNombre: Ana Ruiz Gil', []],
    [
      'fr',
      'BOX ÉTOILE\nExploité par GARDE PLACE SAS, Nantes\n\nCliente : Mme Julie Roux, 3 allée Basse',
      ['Julie Roux', 'GARDE PLACE SAS'],
    ],
    [
      'en',
      'The landlord is Mr Brian Walsh, 4 Quay Street. The tenant is Ms Aoife Daly.',
      ['Brian Walsh', 'Aoife Daly'],
    ],
    ['es', 'El arrendador es don Pedro Sanz Gil. La inquilina es doña Marta Ríos.', ['Pedro Sanz Gil', 'Marta Ríos']],
    ['fr', 'Le bailleur est M. Marc Petit. La locataire est Mme Julie Roux.', ['Marc Petit', 'Julie Roux']],
    ['de', 'Vermieter ist Herr Karl Huber. Mieterin ist Frau Eva Lang.', ['Karl Huber', 'Eva Lang']],
    [
      'ar',
      'المؤجر هو السيد خالد سالم العتيبي، والمستأجرة هي السيدة نورة فهد الحربي.',
      ['خالد سالم العتيبي', 'نورة فهد الحربي'],
    ],
    ['en', 'I, the undersigned Peter Ray, lend my sister Julia Ray the sum of £2,000.', ['Peter Ray', 'Julia Ray']],
    ['de', 'Ich, Otto Klein, leihe meinem Neffen Tim Klein 3.000 Euro.', ['Otto Klein', 'Tim Klein']],
    ['fr', 'Je soussigné Alain Faure prête à ma nièce Zoé Faure 4 000 euros.', ['Alain Faure', 'Zoé Faure']],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(
      namedParties(language, text)
        .map(([name]) => name)
        .sort(),
    ).toEqual([...expected].sort());
  });

  test.each([
    [
      'en',
      'The parties are (1) Oak Homes Ltd (the "Provider") and (2) Ann Lee (the "Resident").\n\n"Home" means Birch House, Dale Road.',
      'Birch House',
    ],
    [
      'en',
      '(1) Acme Ltd (the "Provider"), (2) Ann Lee (the "Client").\n\n3. Repairs are ordered by Bo Kim (the "Manager").',
      'Bo Kim',
    ],
  ] as const)('%s: what is a place or mentioned in a clause is none: %s', (language, text, other) => {
    expect(namedParties(language, text).map(([name]) => name)).not.toContain(other);
  });
});
