import { describe, expect, test } from 'vitest';
import { namedParties } from '#worker/analyse/built-in/testing/named-parties.ts';

describe('whoever writes a letter, and whoever agrees to it, is a party', () => {
  test.each([
    [
      'en',
      'Leeds, 4 March 2026\n\nDear Hannah,\n\nYou asked me to put on paper what we agreed about the piano. I lend you two thousand pounds on 1 April. You pay me back one hundred pounds a month.\n\nIf you cannot pay in a month, tell me, and we move it.\n\nYour uncle\nGraham Pickersgill\n\nI agree with all of this, Leeds, 6 March 2026\nHannah Pickersgill\n\nI agree too, as far as it concerns me\nBen Orme',
      [
        ['Graham Pickersgill', null],
        ['Hannah Pickersgill', null],
        ['Ben Orme', null],
      ],
    ],
    [
      'en',
      "To my godson Patrick Doyle\nDoyle's Garage, Ennis\n\nEnnis, 3 May 2026\n\nDear Patrick,\n\nOn 1 June I pay you twenty thousand euro. You pay me back four hundred euro a month from September, with no interest. If I need the money, I will tell you six months before.\n\nYour godmother\nBernadette Hanley\n\nAgreed, Ennis, 5 May 2026\nPatrick Doyle",
      [
        ['Bernadette Hanley', null],
        ['Patrick Doyle', null],
      ],
    ],
    [
      'es',
      'Cusco, 3 de mayo de 2026\n\nQuerida Yeni:\n\nTe presto seis mil soles el primero de junio para tu puesto. Me devuelves quinientos soles cada mes desde agosto, sin intereses. Si un mes no puedes, me avisas y lo corremos.\n\nTu padrino,\n\nSaturnino Ccori Apaza\n\nHe leído y acepto: Yeni Mamani Ccori\n\nComo garante: Fermín Mamani Quispe',
      [
        ['Saturnino Ccori Apaza', null],
        ['Yeni Mamani Ccori', null],
        ['Fermín Mamani Quispe', 'garante'],
      ],
    ],
    [
      'fr',
      "À mon filleul Théo Lacombe\nBoulangerie du Port, Sète\n\nSète, le 3 mai 2026\n\nCher Théo,\n\nLe premier juin je te prête vingt mille euros. Tu me rends quatre cents euros par mois à partir de septembre, sans intérêt.\n\nTa marraine\nOdile Vasseur\n\nD'accord, Sète, le 5 mai 2026\nThéo Lacombe\n\nD'accord aussi pour ce qui me concerne\nManon Pujol",
      [
        ['Odile Vasseur', null],
        ['Théo Lacombe', null],
        ['Manon Pujol', null],
      ],
    ],
    [
      'de',
      'An meine Nichte Carla Zumstein\nBlumenladen am Markt, 3600 Thun\n\nThun, den dritten Mai 2026\n\nLiebe Carla\n\nAm ersten Juni gebe ich dir zwanzigtausend Franken. Du zahlst mir jeden Monat vierhundert Franken zurück, ohne Zins.\n\nDein Onkel\nBeat Zumstein\n\nEinverstanden, Thun, den fünften Mai 2026\nCarla Zumstein\n\nAuch einverstanden\nLuca Ferrari',
      [
        ['Beat Zumstein', null],
        ['Carla Zumstein', null],
        ['Luca Ferrari', null],
      ],
    ],
    [
      'ar',
      'عزيزتي نور،\n\nأنا خالد جميل الصباغ، وأنت نور سامي الصباغ. أعطيك ثلاثة آلاف دينار يوم الأول من حزيران، وترديها مئة دينار كل شهر بلا فائدة.\n\nخالك خالد\nخالد جميل الصباغ ............\n\nقرأت ووافقت: نور سامي الصباغ ............\nالكفيلة: هدى سامي الصباغ ............',
      [
        ['خالد جميل الصباغ', null],
        ['نور سامي الصباغ', null],
        ['هدى سامي الصباغ', 'الكفيلة'],
      ],
    ],
    [
      'en',
      'Roisin Tuohy\n14 Harbour View\nKinsale\n\n10 May 2026\n\nDear Conor,\n\nI am glad to lend you four thousand euro for the course. You pay me back one hundred a month from September. If you lose your job we stop until you have one.\n\nYour godmother,\n\nRoisin\n\nAgreed: Conor Tuohy',
      [
        ['Roisin Tuohy', null],
        ['Conor Tuohy', null],
      ],
    ],
    [
      'es',
      'Estimada Gloria:\n\nLe presto mil dólares. Me los devuelve en diez meses de cien dólares cada uno, sin intereses.\n\nSu vecino de siempre,\n\nAurelio Pinto Vaca\n\nDe acuerdo, Tarija, 4 de mayo de 2026\nGloria Yucra Flores',
      [
        ['Aurelio Pinto Vaca', null],
        ['Gloria Yucra Flores', null],
      ],
    ],
    [
      'fr',
      'Mon cher Lucien,\n\nJe te vends ma caravane pour deux mille euros. Tu me paies deux cents euros par mois.\n\nTon oncle\n\nGérard Fontaine\n\nLu et approuvé, Vannes, le 4 mai 2026\nLucien Fontaine',
      [
        ['Gérard Fontaine', null],
        ['Lucien Fontaine', null],
      ],
    ],
    [
      'de',
      'Lieber Jonas,\n\nich leihe dir sechstausend Euro. Du zahlst mir jeden Monat zweihundert Euro zurück, ohne Zinsen.\n\nDein Onkel Werner\n\nEinverstanden:\n\nJonas',
      [
        ['Onkel Werner', null],
        ['Jonas', null],
      ],
    ],
    [
      'de',
      'Lieber Herr Vogt\n\nSie mieten meine Garage für 80 Franken im Monat.\n\nFreundliche Grüsse\nElsbeth Rohner\n\nGelesen und einverstanden, Chur, 4. Mai 2026\nMartin Vogt',
      [
        ['Elsbeth Rohner', null],
        ['Martin Vogt', null],
      ],
    ],
    [
      'ar',
      'عزيزي وليد،\n\nأقرضك ألفي دينار وتردها مئة دينار كل شهر بلا فائدة.\n\nعمك\nفارس محمود الزعبي ..........\n\nموافق: وليد خالد الزعبي ..........',
      [
        ['فارس محمود الزعبي', null],
        ['وليد خالد الزعبي', null],
      ],
    ],
    [
      'en',
      'Dear Auntie Mo,\n\nThank you for the loan of £3,000. I promise to pay you back £150 a month from January. If I lose my job I will tell you and we will stop.\n\nLots of love,\n\nDanielle Whitcombe\n\nHappy with this:\nMaureen Whitcombe',
      [
        ['Danielle Whitcombe', null],
        ['Maureen Whitcombe', null],
      ],
    ],
    [
      'es',
      'Hola, primo:\n\nTe vendo la moto por novecientos euros. Me pagas noventa cada mes.\n\nTu primo\n\nErnesto Valls Mora\n\nConforme:\nRubén Valls Prieto ........................',
      [
        ['Ernesto Valls Mora', null],
        ['Rubén Valls Prieto', null],
      ],
    ],
    [
      'de',
      'Hoi Regula\n\nIch verkaufe dir mein Velo für 400 Franken. Du zahlst in vier Raten.\n\nLiebs Grüessli\nUrsina Caduff\n\nBin einverstanden:\nRegula Meili',
      [
        ['Ursina Caduff', null],
        ['Regula Meili', null],
      ],
    ],
    [
      'ar',
      'أختي الغالية هند،\n\nأقرضك خمسة آلاف درهم وتردينها خمسمئة كل شهر بلا فائدة.\n\nأخوك\nماجد راشد الكعبي\n\nقرأت ووافقت: هند راشد الكعبي',
      [
        ['ماجد راشد الكعبي', null],
        ['هند راشد الكعبي', null],
      ],
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(namedParties(language, text)).toEqual(expected);
  });
});
