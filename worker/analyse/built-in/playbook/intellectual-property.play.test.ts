import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Play } from '../play';
import { type Cases, testRecognition } from '../testing/recognition-cases';
import { testPlay } from '../testing/test-play';
import { affiliateLicenceLicensee } from './affiliate-licence-licensee.play';
import { affiliateLicenceLicensor } from './affiliate-licence-licensor.play';
import { ipAssignment } from './ip-assignment.play';
import { jointIpOwnership } from './joint-ip-ownership.play';
import { licenceGrant } from './licence-grant.play';
import { nonTransferableLicence } from './non-transferable-licence.play';
import { perpetualLicence } from './perpetual-licence.play';
import { sourceCodeEscrow } from './source-code-escrow.play';
import { unlimitedLicence } from './unlimited-licence.play';

const levels = <Facts>(play: Play<Facts>, text: string, language: Locale = 'en') =>
  testPlay(play, text, { language }).risks.map(({ level }) => level);

describe('a licence', () => {
  testRecognition(
    licenceGrant,
    [
      ['en', 'Licensor hereby grants to Licensee a limited, non-exclusive licence to use the Marks.'],
      ['en', 'Club grants Sponsor the right to use the Logo on its packaging.'],
      ['en', 'IAC is hereby licensed to use the Software, and shall have a license to the Manuals.'],
      ['es', 'El Licenciante concede al Licenciatario una licencia no exclusiva de uso del Programa.'],
      ['es', 'El Titular autoriza al Cliente a utilizar la marca en su publicidad.'],
      ['es', 'La licencia se otorga para usar el programa en un solo equipo.'],
      ['fr', "Le Concédant accorde au Licencié une licence d'utilisation du Logiciel."],
      ['fr', 'La Société autorise le Client à utiliser la marque sur ses supports.'],
      ['fr', "Le Client bénéficie d'un droit personnel d'utilisation du Logiciel."],
      ['de', 'Der Lizenzgeber räumt dem Lizenznehmer ein einfaches Nutzungsrecht an der Software ein.'],
      ['de', 'Der Kunde erhält eine nicht ausschließliche Lizenz an der Software.'],
      ['de', 'Die Lizenz wird dem Kunden für die Dauer des Vertrags eingeräumt, um die Marke zu nutzen.'],
      ['ar', 'يمنح المرخص المرخص له ترخيصًا غير حصري لاستخدام البرنامج.'],
      ['ar', 'يرخص المالك للعميل باستخدام العلامة التجارية.'],
      ['ar', 'تمنح الشركة العميل حق استخدام المصنف طوال مدة العقد.'],
    ],
    [
      ['en', 'Nothing in this Agreement grants either party any license under the patents of the other.'],
      ['es', 'El presente contrato no concede ninguna licencia sobre las marcas del Titular.'],
      ['fr', "Le contrat n'accorde aucune licence sur les marques du Concédant."],
      ['de', 'Dieser Vertrag gewährt keine Lizenz an den Marken des Anbieters.'],
      ['ar', 'لا يمنح هذا العقد أي ترخيص باستخدام العلامات.'],
    ],
  );

  test('names who grants it, and whether it is exclusive and free', () => {
    const { explained } = testPlay(
      licenceGrant,
      'Licensor hereby grants to Licensee an exclusive, royalty-free license to use the Marks.',
    );
    expect(explained).toContain('Granted by: “Licensor”. At least one licence is exclusive');
    expect(explained).toContain('no fee is due');
  });

  test('that is not exclusive is never called exclusive', () => {
    const cases: Cases = [
      ['en', 'Licensor grants Licensee a non-exclusive license to use the Marks.'],
      ['es', 'El Licenciante concede al Licenciatario una licencia no exclusiva de uso del Programa.'],
      ['fr', 'Le Concédant accorde au Licencié une licence non exclusive d’utilisation du Logiciel.'],
      ['de', 'Der Lizenzgeber erteilt dem Kunden eine nicht ausschließliche Lizenz an der Software.'],
      ['ar', 'يمنح المرخص المرخص له ترخيصًا غير حصري لاستخدام البرنامج.'],
    ];
    for (const [language, text] of cases) {
      expect(testPlay(licenceGrant, text, { language }).facts, text).toMatchObject({
        exclusive: null,
        isNonExclusive: true,
      });
    }
  });

  test('that can be withdrawn is a risk, an irrevocable one is not', () => {
    expect(levels(licenceGrant, 'Licensor grants Licensee a revocable license to use the Marks.')).toEqual(['medium']);
    expect(levels(licenceGrant, 'Licensor grants Licensee an irrevocable license to use the Marks.')).toEqual([]);
  });

  test('is missed in a software contract without one', () => {
    expect(testPlay(licenceGrant, 'The Customer pays the fees.', { contractType: 'software' }).missingWhy).toContain(
      'not granted',
    );
  });
});

describe('rights handed over', () => {
  testRecognition(
    ipAssignment,
    [
      ['en', 'Consultant hereby assigns to the Company all right, title and interest in the Inventions.'],
      ['en', 'The deliverables are works made for hire and belong to the Client.'],
      ['en', 'Contractor agrees to disclose and assign to Client all inventions made under this Agreement.'],
      ['es', 'El Autor cede en exclusiva al Cliente todos los derechos de explotación de la obra.'],
      ['es', 'Los resultados y las invenciones serán propiedad exclusiva de la Empresa.'],
      ['es', 'El Consultor transmite a la Empresa la titularidad de los derechos de propiedad intelectual.'],
      ['fr', "L'Auteur cède au Client l'ensemble des droits patrimoniaux sur les œuvres."],
      ['fr', 'Les livrables et les droits d’auteur seront la propriété exclusive du Client.'],
      ['fr', 'Les inventions appartiennent à la Société dès leur création.'],
      ['de', 'Der Auftragnehmer überträgt dem Auftraggeber sämtliche Rechte an den Arbeitsergebnissen.'],
      ['de', 'Alle Rechte an Erfindungen stehen dem Auftraggeber zu.'],
      ['de', 'Die Urheberrechte und Arbeitsergebnisse gehören dem Auftraggeber.'],
      ['ar', 'يتنازل المقاول للعميل عن جميع حقوق الملكية الفكرية في الأعمال.'],
      ['ar', 'تكون جميع الاختراعات ملكًا خالصًا للشركة.'],
      ['ar', 'تؤول ملكية المصنفات وحقوق المؤلف إلى العميل.'],
    ],
    [
      ['en', 'Neither party may assign this Agreement without consent.'],
      ['es', 'El Proveedor conserva la titularidad de los derechos de propiedad intelectual.'],
      ['fr', 'Le Prestataire conserve la propriété des droits d’auteur sur ses outils.'],
      ['de', 'Alle Rechte an den Erfindungen verbleiben beim Anbieter.'],
      ['ar', 'يحتفظ المورد بملكية حقوق المؤلف في برامجه.'],
    ],
  );

  test('are a high risk where they reach beyond the work, a medium one otherwise', () => {
    const assigned = 'Employee hereby assigns to the Company all right, title and interest in inventions';
    expect(levels(ipAssignment, `${assigned} made in the Services.`)).toEqual(['medium']);
    expect(levels(ipAssignment, `${assigned}, whether or not made during working hours.`)).toEqual(['high']);
  });

  test('name who hands them over', () => {
    const { explained } = testPlay(
      ipAssignment,
      'Der Auftragnehmer überträgt dem Auftraggeber sämtliche Rechte an den Arbeitsergebnissen.',
      { language: 'de' },
    );
    expect(explained).toContain('Handed over by: “Auftragnehmer”.');
  });
});

describe('a licence that cannot be passed on', () => {
  testRecognition(
    nonTransferableLicence,
    [
      ['en', 'Licensor grants Licensee a non-transferable license to use the Software.'],
      ['en', 'Licensee may not sublicense the rights granted to it.'],
      ['en', 'Customer shall not transfer the Software or its license to anyone.'],
      ['es', 'La licencia es intransferible y de uso personal.'],
      ['es', 'El Cliente no podrá sublicenciar el programa.'],
      ['fr', 'La licence est personnelle et incessible.'],
      ['fr', 'Le Licencié ne peut concéder de sous-licence du Logiciel.'],
      ['de', 'Die Lizenz ist nicht übertragbar.'],
      ['de', 'Der Kunde darf keine Unterlizenzen an der Software vergeben.'],
      ['ar', 'الترخيص غير قابل للتحويل.'],
      ['ar', 'لا يجوز للمرخص له منح ترخيص من الباطن لاستخدام البرنامج.'],
    ],
    [
      ['en', 'The license is freely transferable.'],
      ['es', 'La licencia es transferible a cualquier tercero.'],
      ['fr', 'La licence est librement cessible.'],
      ['de', 'Die Lizenz ist frei übertragbar.'],
      ['ar', 'الترخيص قابل للتحويل إلى الغير.'],
    ],
  );

  test('is worth knowing only where no exception is named', () => {
    expect(levels(nonTransferableLicence, 'The license is non-transferable.')).toEqual(['low']);
    expect(levels(nonTransferableLicence, 'The license is non-transferable, except to a successor.')).toEqual([]);
  });
});

describe('a licence for good', () => {
  testRecognition(
    perpetualLicence,
    [
      ['en', 'Licensor grants Licensee a perpetual, irrevocable license to use the Data.'],
      ['es', 'El Autor concede una licencia perpetua de uso de la obra.'],
      ['es', 'Se otorga una licencia de uso por tiempo ilimitado.'],
      ['fr', 'Le Concédant accorde une licence perpétuelle et irrévocable.'],
      ['fr', 'La licence est concédée pour une durée illimitée.'],
      ['de', 'Der Urheber räumt ein unwiderrufliches, zeitlich unbeschränktes Nutzungsrecht ein.'],
      ['de', 'Die Lizenz wird unbefristet erteilt.'],
      ['ar', 'يمنح المؤلف ترخيصًا دائمًا غير قابل للإلغاء.'],
    ],
    [
      ['en', 'Each party irrevocably submits to the jurisdiction of the courts that license banks.'],
      ['es', 'Las partes se someten irrevocablemente a los tribunales; la licencia dura un año.'],
      ['fr', 'La licence est accordée pour un an, sans tacite reconduction.'],
      ['de', 'Die Lizenz wird zeitlich befristet für ein Jahr erteilt.'],
      ['ar', 'يمنح المؤلف ترخيصًا لمدة سنة واحدة.'],
    ],
  );

  test('is a high risk where it may be passed on, a medium one otherwise', () => {
    expect(levels(perpetualLicence, 'Author grants Publisher a perpetual license to use the Work.')).toEqual([
      'medium',
    ]);
    expect(
      levels(perpetualLicence, 'Author grants Publisher a perpetual, sublicensable license to use the Work.'),
    ).toEqual(['high']);
  });
});

describe('shared rights', () => {
  testRecognition(
    jointIpOwnership,
    [
      ['en', 'The parties shall jointly own all inventions made together.'],
      ['en', 'The copyright will be registered in the joint names of the parties, who own it.'],
      ['en', 'All User Data shall be owned jointly by Client and Agency.'],
      ['es', 'Los resultados serán propiedad conjunta de ambas partes.'],
      ['es', 'Las partes serán cotitulares de la patente.'],
      ['fr', 'Les résultats sont détenus en copropriété par les parties.'],
      ['fr', 'Les parties sont conjointement propriétaires des inventions.'],
      ['de', 'Gemeinsame Erfindungen stehen den Parteien zu gleichen Teilen zu.'],
      ['de', 'Die Schutzrechte gehören den Parteien gemeinsam.'],
      ['ar', 'تكون ملكية الاختراع مشتركة بين الطرفين.'],
    ],
    [
      ['en', 'The parties are jointly and severally liable for the information.'],
      ['es', 'Los fiadores responden de forma conjunta y solidaria de los derechos.'],
      ['fr', 'Les parties sont tenues conjointement et solidairement des droits et taxes.'],
      ['de', 'Die Parteien haften gesamtschuldnerisch und gemeinsam für alle Rechte.'],
      ['ar', 'يلتزم الطرفان بالتضامن بحقوق الغير بمسؤولية مشتركة.'],
    ],
  );

  test('are a risk where nothing is said about their use', () => {
    expect(levels(jointIpOwnership, 'The parties shall jointly own all inventions.')).toEqual(['medium']);
    expect(
      levels(jointIpOwnership, 'The parties shall jointly own all inventions and each may freely use them.'),
    ).toEqual([]);
  });
});

describe('a licence for a whole group', () => {
  testRecognition(
    affiliateLicenceLicensee,
    [
      ['en', 'Sonos hereby grants to IAC and its Affiliates a non-exclusive license to copy the Software.'],
      ['es', 'El Titular concede al Cliente y a sus filiales una licencia de uso.'],
      ['fr', 'Le Concédant accorde au Licencié et à ses filiales une licence d’utilisation.'],
      ['de', 'Der Anbieter gewährt dem Kunden und dessen verbundenen Unternehmen eine Lizenz.'],
      ['ar', 'تمنح الشركة العميل وشركاته التابعة ترخيصًا باستخدام البرنامج.'],
    ],
    [
      ['en', '"Affiliates" means companies that hold a license and are controlled by a party.'],
      ['es', 'El Titular concede al Cliente una licencia de uso; las filiales quedan excluidas.'],
      ['fr', 'Le Concédant accorde au Licencié une licence ; les filiales en sont exclues.'],
      ['de', 'Der Anbieter gewährt dem Kunden eine Lizenz, nicht aber Konzerngesellschaften.'],
      ['ar', 'تمنح الشركة العميل ترخيصًا ولا يمتد إلى الشركات التابعة.'],
    ],
  );
  testRecognition(
    affiliateLicenceLicensor,
    [
      ['en', 'OntoChem grants a license under any patents which OntoChem or any of its Affiliates own.'],
      ['es', 'La Empresa, por sí y en nombre de sus filiales, otorga una licencia de uso.'],
      ['fr', 'La Société, en son nom et au nom de ses filiales, concède une licence.'],
      ['de', 'Der Anbieter, zugleich im Namen seiner verbundenen Unternehmen, erteilt eine Lizenz.'],
      ['ar', 'تمنح الشركة نيابة عن شركاتها التابعة ترخيصًا، وبالأصالة عن نفسها وعن شركاتها التابعة تمنح حق الاستخدام.'],
    ],
    [
      ['en', 'Licensor grants Licensee a license; its Affiliates are not bound.'],
      ['es', 'La Empresa otorga una licencia de uso al Cliente y a sus filiales.'],
      ['fr', 'La Société concède une licence au Client et à ses filiales.'],
      ['de', 'Der Anbieter erteilt dem Kunden und seinen verbundenen Unternehmen eine Lizenz.'],
      ['ar', 'تمنح الشركة العميل والشركات الشقيقة له ترخيصًا.'],
    ],
  );

  test('needs watching where no consent is mentioned', () => {
    const granted = 'Owner grants to Client and its Affiliates a license to use the Software';
    expect(levels(affiliateLicenceLicensee, `${granted}.`)).toEqual(['low']);
    expect(levels(affiliateLicenceLicensee, `${granted} with Owner's prior approval.`)).toEqual([]);
  });
});

describe('unlimited use', () => {
  testRecognition(
    unlimitedLicence,
    [
      ['en', 'The fee covers an enterprise-wide license for unlimited users.'],
      ['es', 'La licencia permite un número ilimitado de usuarios.'],
      ['fr', 'La licence couvre un nombre illimité d’utilisateurs.'],
      ['de', 'Die Lizenz gilt für eine unbegrenzte Anzahl von Nutzern.'],
      ['ar', 'يشمل الترخيص عددًا غير محدود من المستخدمين.'],
    ],
    [
      ['en', 'The license renews for an unlimited period of time; copies are limited to five.'],
      ['es', 'La responsabilidad por el uso de la licencia es ilimitada.'],
      ['fr', 'La responsabilité du Licencié au titre de la licence est illimitée.'],
      ['de', 'Der Anbieter haftet unbeschränkt für Vorsatz.'],
      ['ar', 'تكون مسؤولية المرخص له غير محدودة.'],
    ],
  );
});

describe('source code in escrow', () => {
  testRecognition(
    sourceCodeEscrow,
    [
      ['en', 'Licensor shall deposit the source code of the Software with an escrow agent.'],
      ['es', 'El Licenciante depositará ante notario el código fuente del programa.'],
      ['fr', 'Le code source fera l’objet d’un dépôt auprès d’un tiers séquestre.'],
      ['de', 'Der Lizenzgeber hinterlegt den Quellcode bei einem Notar.'],
      ['ar', 'يودع المرخص الشفرة المصدرية لدى أمين إيداع مستقل.'],
    ],
    [
      ['en', 'The purchase price shall be held in escrow until closing.'],
      ['es', 'El Licenciatario no podrá acceder al código fuente del programa.'],
      ['fr', 'Le Licencié ne peut modifier le code source.'],
      ['de', 'Der Kunde darf den Quellcode nicht ändern.'],
      ['ar', 'لا يجوز للعميل تعديل الشفرة المصدرية.'],
    ],
  );

  test('is worth knowing where it is handed out on insolvency alone', () => {
    const released = 'The escrow agent shall release the source code if Licensor becomes insolvent';
    expect(levels(sourceCodeEscrow, `${released}.`)).toEqual(['low']);
    expect(levels(sourceCodeEscrow, `${released} or fails to maintain the Software.`)).toEqual([]);
  });
});
