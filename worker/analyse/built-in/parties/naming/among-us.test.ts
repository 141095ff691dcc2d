import { describe, expect, test } from 'vitest';
import { namedParties } from '#worker/analyse/built-in/testing/named-parties.ts';

describe('a paper that binds several people names them all in one sentence', () => {
  test.each([
    [
      'en',
      'Dear Priya and Tom,\n\nAs we said on the phone, this is how we share the allotment. It is an agreement between the three of us: Marcus Oyelaran, Priya Nair and Tom Hetherington.\n\nEach of us pays ninety pounds a year to the allotment society. Whoever leaves tells the others two months before.\n\nLove,\n\nMarcus\n\nAgreed:\n\nPriya ....................          Tom ....................',
      [
        ['Marcus Oyelaran', null],
        ['Priya Nair', null],
        ['Tom Hetherington', null],
      ],
    ],
    [
      'en',
      'The three of us - Una Brady, Colm Brady and Fiona Walsh - keep the horse together and write down here what we settled.\n\n1. Each of us pays a third of the hay. The horse is called Bluebell and stands with Mr Keane.\n2. Colm rides on Mondays.\n\nSigned:\nUna\nColm\nFiona',
      [
        ['Una Brady', null],
        ['Colm Brady', null],
        ['Fiona Walsh', null],
      ],
    ],
    [
      'es',
      'Querida Lucía, querido Andrés:\n\nComo quedamos en la cena, dejo por escrito lo del velero. Este papel vale como contrato entre los tres: Marcos Iturbe Salas, Lucía Peñalver Ortiz y Andrés Gamboa Rey.\n\nCada uno pone cuatro mil euros antes del uno de marzo. El barco se llama Santa Rita y se lo compramos a don Julián.\n\nUn abrazo,\n\nMarcos\n\nDe acuerdo con todo:\n\nLucía ....................          Andrés ....................',
      [
        ['Marcos Iturbe Salas', null],
        ['Lucía Peñalver Ortiz', null],
        ['Andrés Gamboa Rey', null],
      ],
    ],
    [
      'fr',
      "Cher Malik, chère Solène,\n\nVoici ce que nous avons décidé pour la caravane. Ce papier nous engage tous les trois, Gaëlle Riou, Malik Benhamou et Solène Tardy.\n\nChacun verse mille euros avant le premier mars. La caravane vient de Monsieur Perrot et s'appelle Ginette.\n\nBises,\n\nGaëlle\n\nBon pour accord :\n\nMalik ....................          Solène ....................",
      [
        ['Gaëlle Riou', null],
        ['Malik Benhamou', null],
        ['Solène Tardy', null],
      ],
    ],
    [
      'de',
      'Liebe Maren, lieber Tarek,\n\nwie besprochen schreibe ich auf, was für den Schrebergarten gilt. Dieser Brief ist unser Vertrag zwischen uns dreien: Holger Brandt, Maren Iversen und Tarek Haddad.\n\nJeder zahlt hundert Euro im Jahr an den Verein. Den Garten haben wir von Herrn Kuhlmann.\n\nLiebe Grüße\n\nHolger\n\nEinverstanden:\n\nMaren ....................          Tarek ....................',
      [
        ['Holger Brandt', null],
        ['Maren Iversen', null],
        ['Tarek Haddad', null],
      ],
    ],
    [
      'ar',
      'عزيزي رامي، عزيزتي ليلى،\n\nكما اتفقنا أكتب ما يخص المزرعة. هذه الورقة عقد بيننا نحن الثلاثة: هشام فؤاد العلي، ورامي سعد الحداد، وليلى كمال نصار.\n\nيدفع كل منا ألف دينار قبل أول آذار. المزرعة من السيد أبو خليل.\n\nأخوكم هشام\n\nموافقون:\n\nرامي ....................          ليلى ....................',
      [
        ['هشام فؤاد العلي', null],
        ['رامي سعد الحداد', null],
        ['ليلى كمال نصار', null],
      ],
    ],
    [
      'en',
      'We four, Neil Ashby, Rita Ashby, Owen Pratt and Jill Pratt, own the boat Kittiwake together.\n\n1. Mr Dunn keeps it at his yard. Each of us pays a quarter.',
      [
        ['Neil Ashby', null],
        ['Rita Ashby', null],
        ['Owen Pratt', null],
        ['Jill Pratt', null],
      ],
    ],
    [
      'es',
      'Este papel nos compromete a los tres, Berta Solís Rueda, Íñigo Azcona Ruiz y Paula Rey Mota, que compramos la caravana a medias.\n\n1. Cada uno paga un tercio. Los dos hijos de Berta, Leo Solís y Ana Solís, no firman.',
      [
        ['Berta Solís Rueda', null],
        ['Íñigo Azcona Ruiz', null],
        ['Paula Rey Mota', null],
      ],
    ],
    [
      'fr',
      "Nous trois, Hélène Marchetti, Boris Klein et Awa Diallo, gardons ensemble le jardin de la rue Basse.\n\n1. Chacun paie trente euros par an. Les deux enfants d'Awa, Ali Diallo et Mia Diallo, viennent quand ils veulent.",
      [
        ['Hélène Marchetti', null],
        ['Boris Klein', null],
        ['Awa Diallo', null],
      ],
    ],
    [
      'de',
      'Wir drei, Gudrun Weiss, Ali Yildiz und Petra Kunz, kaufen das Boot gemeinsam.\n\n1. Jeder zahlt 900 Euro. Herr Boll verkauft es uns. Die beiden Kinder von Petra, Tim Kunz und Lea Kunz, fahren mit.',
      [
        ['Gudrun Weiss', null],
        ['Ali Yildiz', null],
        ['Petra Kunz', null],
      ],
    ],
    [
      'ar',
      'نحن الثلاثة، طارق عادل منصور وسلمى عادل منصور ونبيل كمال حداد، نشتري القارب معا.\n\n1. يدفع كل منا ألف دينار. ابنا سلمى يركبان معنا.',
      [
        ['طارق عادل منصور', null],
        ['سلمى عادل منصور', null],
        ['نبيل كمال حداد', null],
      ],
    ],
    [
      'en',
      'This note binds the two of us, Gareth Pugh (me) and Lowri Bevan (you).\n\n1. I sell you my piano for £900. You pay in three parts.',
      [
        ['Gareth Pugh', 'me'],
        ['Lowri Bevan', 'you'],
      ],
    ],
    [
      'en',
      'We, the undersigned, Bridget Hale, Moses Achieng and Lena Fisk, share the flat at 4 Gull Street.\n\n1. Each of us pays a third of the rent to Mr Orr, our landlord.',
      [
        ['Bridget Hale', null],
        ['Moses Achieng', null],
        ['Lena Fisk', null],
      ],
    ],
    [
      'es',
      'Nosotros, Delia Quiroga Paz, Hernán Quiroga Paz y Mabel Quiroga Paz, hermanos, dejamos asentado lo del campo de papá.\n\n1. Delia paga el impuesto. El vecino don Tito Roldán sigue con su caballo.',
      [
        ['Delia Quiroga Paz', null],
        ['Hernán Quiroga Paz', null],
        ['Mabel Quiroga Paz', null],
      ],
    ],
    [
      'fr',
      'Entre nous deux : Pascal Guerin, qui prête, et Lise Morel, qui rend.\n\n1. Je prête mille euros. Tu rends cent euros par mois.',
      [
        ['Pascal Guerin', null],
        ['Lise Morel', null],
      ],
    ],
    [
      'de',
      'Dieser Zettel gilt zwischen uns beiden, Bernd Lotz (ich) und Ayse Kaya (du).\n\n1. Ich leihe dir 900 Euro. Du zahlst sie in drei Teilen zurück.',
      [
        ['Bernd Lotz', 'ich'],
        ['Ayse Kaya', 'du'],
      ],
    ],
    [
      'ar',
      'اتفاق بيننا: كريم حسن الفقي وسعاد علي بدر\n\n1. أبيعك الدراجة بألف جنيه وتدفعينها على أربعة أقساط.',
      [
        ['كريم حسن الفقي', null],
        ['سعاد علي بدر', null],
      ],
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(namedParties(language, text)).toEqual(expected);
  });
});

test.each([
  ['en', 'We thank the two of us: our surveyor and our architect. Between us, nobody pays.'],
  ['es', 'Gracias por reservar entre los dos, Ana Ruiz y Luis Gil, la cena.'],
  ['fr', 'Les deux enfants, Léa Roux et Tom Roux, viennent tous les deux, Mme Morin aussi.'],
  ['de', 'Die beiden Kinder, Tim Kunz und Lea Kunz, fahren mit uns, Herr Boll auch.'],
  ['ar', 'يأتي الولدان سامي ونور معنا، ولا يدفعان شيئا بيننا.'],
] as const)('whoever is named beside somebody else is no party (%s)', (language, text) => {
  expect(namedParties(language, text)).toEqual([]);
});
