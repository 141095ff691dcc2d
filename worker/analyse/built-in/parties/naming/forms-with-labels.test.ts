import { describe, expect, test } from 'vitest';
import { namedParties } from '#worker/analyse/built-in/testing/named-parties.ts';

describe('parties stand behind labels, and nobody else who is named there', () => {
  test.each([
    [
      'en',
      'PARTNERSHIP AGREEMENT\n\nName of the partnership:   Copper Kettle Partners\nPlace of business:         12 Quay Street, Whitby\nPartner 1:                 Leanne Foxton, 4 Cliff Lane, Whitby\nPartner 2:                 Daniel Okafor, 9 Bridge Street, Whitby\nVan:                       Ford Transit\n\n1. Partner 1 brings in the van. Partner 2 pays £9,000.',
      [
        ['Leanne Foxton', 'Partner 1'],
        ['Daniel Okafor', 'Partner 2'],
      ],
    ],
    [
      'en',
      'MOORING PERMIT 2027\n\nPermit holder (you, "the Boater"): Mr Callum Reid, 4 Ferry Row, Oban\nWe, us: Oban Harbour Trust ("the Trust"), Pier Head\nBoat: Sea Otter\nEmergency contact named by you: Mrs Ailsa Reid\nBerth: B12\n\nHow long does it last? From 1 January 2027 to 31 December 2027. You pay us £900.',
      [
        ['Callum Reid', 'Boater'],
        ['Oban Harbour Trust', 'Trust'],
      ],
    ],
    [
      'en',
      'Driver: Mr Kofi Mensah, 3 Ring Road, Accra\nOwner: Mrs Abena Boateng, trader, 12 Palm Street, Accra\nGuarantor: Mr Yaw Mensah, brother of the Driver, same address\nVehicle: Toyota Vitz\n\n1. The Owner hands the vehicle to the Driver. The Driver pays 200 a day. The Driver keeps the rest. The Driver washes it.',
      [
        ['Kofi Mensah', 'Driver'],
        ['Abena Boateng', 'Owner'],
        ['Yaw Mensah', 'Guarantor'],
      ],
    ],
    [
      'es',
      'CONTRATO DE SOCIEDAD CIVIL\n\nNombre de la sociedad: Pan y Brasa, Sociedad Civil\nDomicilio: calle Mayor 4, Soria\nSocia 1: Elvira Cano Ruiz, calle Sol 3, Soria\nSocio 2: Matías Lobo Vera, calle Luna 8, Soria\nFurgoneta: Renault Trafic\n\nPrimera. La Socia 1 aporta la furgoneta. El Socio 2 aporta 9.000 euros.',
      [
        ['Elvira Cano Ruiz', 'Socia 1'],
        ['Matías Lobo Vera', 'Socio 2'],
      ],
    ],
    [
      'es',
      'Propietario: Don Ramiro Salcedo Funes, comerciante, avenida Sur 40, Guayaquil\nConductor: Don Wilson Cedeño Mora, barrio Norte, Guayaquil\nGarante: Doña Gloria Mora Vélez, madre del Conductor, misma dirección\nVehículo: Kia Río, taxi amarillo\n\n1. El Propietario entrega el vehículo al Conductor. El Conductor paga 20 dólares al día. El Conductor lava el carro. El Conductor guarda el resto.',
      [
        ['Ramiro Salcedo Funes', 'Propietario'],
        ['Wilson Cedeño Mora', 'Conductor'],
        ['Gloria Mora Vélez', 'Garante'],
      ],
    ],
    [
      'es',
      'PERMISO DE PUESTO 2027\n\nTitular del permiso (usted, «la Comerciante»): Sra. Nuria Ferrer Pons, calle Mar 3, Denia\nNosotros: Ayuntamiento de Denia («el Ayuntamiento»), plaza Mayor 1\nAyudante designada por usted: Sra. Carla Ferrer Pons\nPuesto: 14\n\n1. Usted paga 40 euros al mes. El Ayuntamiento limpia la plaza.',
      [
        ['Nuria Ferrer Pons', 'Titular'],
        ['Ayuntamiento de Denia', 'Ayuntamiento'],
      ],
    ],
    [
      'fr',
      "Contrat de société simple\n\nNom de la société : Fournil & Cie\nSiège : rue du Lac 4, Vevey\nAssociée 1 : Mme Léa Monnier, rue du Lac 4, Vevey\nAssocié 2 : M. Hugo Perrin, rue Haute 8, Vevey\nCamion : Citroën Jumper\n\n1. L'Associée 1 apporte le camion. L'Associé 2 verse 9000 francs.",
      [
        ['Léa Monnier', 'Associée 1'],
        ['Hugo Perrin', 'Associé 2'],
      ],
    ],
    [
      'fr',
      "Emplacement : B12\nTitulaire de l'autorisation (vous, « le Forain ») : M. Karim Belaïd, 3 rue Basse, Lens\nNous : Commune de Lens (« la Commune »), place de la Mairie 1\nRemplaçante désignée par vous : Mme Sonia Belaïd\n\nVous payez 40 euros par mois. La Commune nettoie la place.",
      [
        ['Karim Belaïd', 'Titulaire'],
        ['Commune de Lens', 'Commune'],
      ],
    ],
    [
      'de',
      'Lieferantin: Sonnhof der Maria Oberhofer, Dorfstraße 4, 39020 Schlanders\nAbnehmer: Gasthaus Adler GmbH, Hauptplatz 1, 39020 Schlanders\nWare: Eier\n\n1. Die Lieferantin liefert jede Woche 500 Eier.',
      [
        ['Sonnhof der Maria Oberhofer', 'Lieferantin'],
        ['Gasthaus Adler GmbH', 'Abnehmer'],
      ],
    ],
    [
      'de',
      'Halter: Herr Mehmet Aydin, Kaufmann, Ringstraße 3, Köln\nFahrer: Herr Sami Öztürk, Gartenweg 8, Köln\nBürge: Herr Cem Öztürk, Bruder des Fahrers, gleiche Anschrift\nFahrzeug: Toyota Corolla\n\n1. Der Halter überlässt dem Fahrer das Taxi. Der Fahrer zahlt 60 Euro am Tag. Der Fahrer wäscht das Taxi. Der Fahrer behält den Rest.',
      [
        ['Mehmet Aydin', 'Halter'],
        ['Sami Öztürk', 'Fahrer'],
        ['Cem Öztürk', 'Bürge'],
      ],
    ],
    [
      'de',
      'Bewilligungsinhaberin (Sie, «die Händlerin»): Frau Rosa Keller, Gasse 4, Chur\nWir: Stadt Chur («die Stadt»), Rathausplatz 1\nVon Ihnen bezeichnete Hilfe: Herr Urs Keller\nStandplatz: 14\n\n1. Sie zahlen 40 Franken im Monat. Die Stadt reinigt den Platz.',
      [
        ['Rosa Keller', 'Händlerin'],
        ['Stadt Chur', 'Stadt'],
      ],
    ],
    [
      'ar',
      'عقد شراكة\n\nاسم الشركة: مطبخ الياسمين\nمقر العمل: شارع النيل، طنطا\nالشريك الأول: السيد وائل حسن البدوي، شارع البحر 4، طنطا\nالشريكة الثانية: السيدة منى علي الجندي، شارع الجيش 9، طنطا\nالسيارة: تويوتا هايس\n\n1. يقدم الشريك الأول السيارة. تدفع الشريكة الثانية تسعة آلاف جنيه.',
      [
        ['وائل حسن البدوي', 'الشريك الأول'],
        ['منى علي الجندي', 'الشريكة الثانية'],
      ],
    ],
    [
      'en',
      'Member: CATHAL Ó RIADA, 3 Quay Lane, Cork\nClub: Blackrock Rowing Club, The Marina, Cork\nBoat: Naomh Bréanainn\nCoach: Deirdre Foley\n\n1. The Member pays the Club €30 a month.',
      [
        ['CATHAL Ó RIADA', 'Member'],
        ['Blackrock Rowing Club', 'Club'],
      ],
    ],
    [
      'en',
      'HIRE OF A VAN\n\nOwner A: Ms Petra Lowe, 1 Mill Row, Bath\nOwner B: Mr Simon Lowe, 1 Mill Row, Bath\nHirer: Mr Jack Penrose, 8 Park Way, Bath\n\n1. The Hirer pays £40 a day to Owner A.',
      [
        ['Petra Lowe', 'Owner A'],
        ['Simon Lowe', 'Owner B'],
        ['Jack Penrose', 'Hirer'],
      ],
    ],
    [
      'es',
      'Arrendadora: Dª Remedios Cuesta Polo, calle Alta 3, Lorca\nArrendatario: D. Julián Vera Soto, calle Baja 8, Lorca\nFiadora: Dª Carmen Soto Gil, madre del Arrendatario, mismo domicilio\nFinca: la huerta «El Olivar»\n\n1. El Arrendatario paga 90 euros al mes.',
      [
        ['Remedios Cuesta Polo', 'Arrendadora'],
        ['Julián Vera Soto', 'Arrendatario'],
        ['Carmen Soto Gil', 'Fiadora'],
      ],
    ],
    [
      'fr',
      'Bailleresse : Mme Yvonne Carpentier, retraitée, 3 rue Haute, Lille\nLocataire : M. Driss Amara, cuisinier, 8 rue Basse, Lille\nCaution : M. Saïd Amara, père du Locataire, 2 rue Neuve, Lille\nAnimal : le chien Pacha\n\n1. Le Locataire paie 300 euros par mois.',
      [
        ['Yvonne Carpentier', 'Bailleresse'],
        ['Driss Amara', 'Locataire'],
        ['Saïd Amara', 'Caution'],
      ],
    ],
    [
      'de',
      'Vermieterin: Frau Ursula Behm, Rentnerin, Talweg 3, Goslar\nMieter 1: Herr Tobias Rath, Bergstr. 8, Goslar\nMieterin 2: Frau Lina Rath, Bergstr. 8, Goslar\nKatze: Minka\n\n1. Die Mieter zahlen 400 Euro im Monat.',
      [
        ['Ursula Behm', 'Vermieterin'],
        ['Tobias Rath', 'Mieter 1'],
        ['Lina Rath', 'Mieterin 2'],
      ],
    ],
    [
      'ar',
      'المالكة: السيدة هناء يوسف عبود، تاجرة، شارع الحمراء، بيروت\nالسائق: السيد جورج إلياس خوري، الأشرفية، بيروت\nالكفيل: السيد إلياس جورج خوري، والد السائق، العنوان نفسه\nالسيارة: تويوتا كورولا\n\n1. تسلّم المالكة السيارة إلى السائق. يدفع السائق عشرين دولارا كل يوم. يحتفظ السائق بالباقي. يغسل السائق السيارة.',
      [
        ['هناء يوسف عبود', 'المالكة'],
        ['جورج إلياس خوري', 'السائق'],
        ['إلياس جورج خوري', 'الكفيل'],
      ],
    ],
    [
      'ar',
      'صاحب الترخيص (أنت، «البائع»): السيد عمر سالم العتيبي، حي النزهة، جدة\nنحن: أمانة جدة («الأمانة»)\nالمساعد الذي عينته أنت: السيد سالم عمر العتيبي\nالبسطة: ١٤\n\n1. تدفع للأمانة مئة ريال كل شهر.',
      [
        ['عمر سالم العتيبي', 'البائع'],
        ['أمانة جدة', 'الأمانة'],
      ],
    ],
    [
      'en',
      'FOSTER AND RESCUE FORM\n\nAdopter ("you"): Ms Imogen Clay, 4 Fen Row, Ely\nRescue ("we", "us"): Fenland Paws Trust, 9 Mere Lane, Ely\nDog: Biscuit\nVet: Dr Harold Moss\n\nYou pay us £150.',
      [
        ['Imogen Clay', 'you'],
        ['Fenland Paws Trust', 'we'],
      ],
    ],
    [
      'en',
      'Founder 1: Amy Zhou\nFounder 2: Ravi Menon\nCompany name: Loomly Labs Ltd\nPlace: Bristol\n\n1. Founder 1 gets 60 shares, Founder 2 gets 40 shares.',
      [
        ['Amy Zhou', 'Founder 1'],
        ['Ravi Menon', 'Founder 2'],
      ],
    ],
    [
      'es',
      'Socio A: Gonzalo Pizarro Lema, DNI 20111222\nSocio B: Nadia Haddad Ruiz, DNI 30111222\nRazón social: Dulce Norte S.R.L. (en formación)\nLocal: calle Belgrano 44\n\n1. El Socio A pone el local. El Socio B pone el dinero.',
      [
        ['Gonzalo Pizarro Lema', 'Socio A'],
        ['Nadia Haddad Ruiz', 'Socio B'],
      ],
    ],
    [
      'es',
      'Adoptante (tú): Carla Benet Roca, calle Pino 3, Reus\nProtectora (nosotros): Asociación Patas Libres, calle Sol 8, Reus\nPerra: Luna\nVeterinaria: Dra. Olga Prim\n\n1. Tú pagas 120 euros.',
      [
        ['Carla Benet Roca', 'tú'],
        ['Asociación Patas Libres', 'nosotros'],
      ],
    ],
    [
      'fr',
      "Associé A : Bruno Castel, 3 rue Haute, Pau\nAssociée B : Inès Rami, 8 rue Basse, Pau\nRaison sociale : Castel et Rami SNC\nLocal : 5 place Royale, Pau\n\n1. L'Associé A apporte le local.",
      [
        ['Bruno Castel', 'Associé A'],
        ['Inès Rami', 'Associée B'],
      ],
    ],
    [
      'fr',
      'Adoptante (« vous ») : Mme Lucie Pons, 4 rue Basse, Albi\nRefuge (« nous ») : Association Les Quatre Pattes, 9 rue Haute, Albi\nChien : Biscotte\nVétérinaire : Dr Jean Faure\n\nVous payez 150 euros.',
      [
        ['Lucie Pons', 'vous'],
        ['Association Les Quatre Pattes', 'nous'],
      ],
    ],
    [
      'de',
      'Gründerin 1: Mira Sand, Ahornweg 3, Ulm\nGründer 2: Felix Brandl, Talstr. 8, Ulm\nFirma: Sandbrandl UG (haftungsbeschränkt)\nOrt: Ulm\n\n1. Gründerin 1 erhält 60 Anteile, Gründer 2 erhält 40.',
      [
        ['Mira Sand', 'Gründerin 1'],
        ['Felix Brandl', 'Gründer 2'],
      ],
    ],
    [
      'de',
      'Übernehmerin ("Sie"): Frau Karin Voss, Hafenweg 4, Emden\nTierheim ("wir"): Tierschutzverein Emden e. V., Deichstr. 9, Emden\nHund: Bello\nTierarzt: Dr. Hans Moor\n\nSie zahlen 150 Euro.',
      [
        ['Karin Voss', 'Sie'],
        ['Tierschutzverein Emden e. V.', 'wir'],
      ],
    ],
    [
      'ar',
      'الشريك 1: حسام نبيل عطية، شارع الهرم\nالشريك 2: مروة سامح زكي، شارع فيصل\nاسم المشروع: فرن الحارة\nالمقر: الجيزة\n\n1. يدفع الشريك 1 خمسين ألف جنيه. يدفع الشريك 2 ثلاثين ألف جنيه.',
      [
        ['حسام نبيل عطية', 'الشريك 1'],
        ['مروة سامح زكي', 'الشريك 2'],
      ],
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(namedParties(language, text)).toEqual(expected);
  });
});

describe('first names of those who write for a firm are no parties', () => {
  test.each([
    [
      'en',
      'Hi there! We are Molly and Jack, we founded Puddle Bikes Ltd in a shed. "We" means Puddle Bikes Ltd, 3 Dock Road, Hull. "You" means Amina Yusuf, our member, of 5 Elm Street, Hull.\n\nYou pay £12 a month. You give us the bike back when you leave.\n\nMolly and Jack',
      [
        ['Puddle Bikes Ltd', 'We'],
        ['Amina Yusuf', 'member'],
      ],
    ],
    [
      'es',
      '¡Hola! Somos Clara y Beto y fundamos Huerta Viva, S.L. en un garaje. «Nosotros» es Huerta Viva, S.L., calle Olmo 2, Burgos. «Tú» es Inés Robledo Paz, nuestra suscriptora, calle Pino 7, Burgos.\n\nPagas 20 euros a la semana. Nosotros llevamos la cesta los jueves.\n\nClara y Beto',
      [
        ['Huerta Viva, S.L.', 'Nosotros'],
        ['Inés Robledo Paz', 'suscriptora'],
      ],
    ],
    [
      'fr',
      "Bonjour Farid ! On est Zoé et Max, on a créé Vélo Plume SARL dans un garage. « Nous », c'est Vélo Plume SARL, 3 rue Haute, Nantes. « Vous », c'est Farid Amrani, notre adhérent, du 8 rue Basse, Nantes.\n\nVous payez 12 euros par mois.\n\nZoé et Max",
      [
        ['Vélo Plume SARL', 'Nous'],
        ['Farid Amrani', 'adhérent'],
      ],
    ],
    [
      'de',
      'Hallo Nele! Wir sind Ida und Jan und haben die Radfreunde GmbH in einer Garage gegründet. «Wir» ist die Radfreunde GmbH, Uferweg 3, Kiel. «Du» bist Nele Petersen, unsere Abonnentin, Gasse 8, Kiel.\n\nDu zahlst 12 Euro im Monat.\n\nIda und Jan',
      [
        ['Radfreunde GmbH', 'Wir'],
        ['Nele Petersen', 'Abonnentin'],
      ],
    ],
    [
      'fr',
      "Bonjour Tonton,\n\nMerci pour le prêt de trois mille euros. Je te rends cent cinquante euros par mois dès janvier.\n\nGrosses bises\n\nCamille Besson\n\nJ'ai lu et je suis d'accord :\nAlain Besson",
      [
        ['Camille Besson', null],
        ['Alain Besson', null],
      ],
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(namedParties(language, text)).toEqual(expected);
  });
});
