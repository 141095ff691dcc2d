import { describe, expect, test } from 'vitest';
import type { DocumentKind } from '#src/features/contracts/document-kinds.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readDocumentKind } from './document-kind';

const recipes: Record<Locale, string> = {
  en: 'Plum cake\nIngredients: 200 g flour, 100 g butter, 80 g sugar, 2 eggs, a pinch of salt.\nMix the butter and the sugar in a bowl, stir in the eggs and the flour, and bake for 40 minutes in a hot oven.',
  es: 'Bizcocho de ciruela\nIngredientes: 200 g de harina, 80 g de azúcar, 2 huevos, una cucharadita de sal.\nMezclar y batir, poner al horno a fuego medio y servir con aceite y cebolla caramelizada.',
  fr: 'Gâteau aux prunes\nIngrédients : 200 g de farine, 100 g de beurre, 80 g de sucre, 2 œufs, du sel.\nPréparation : mélanger, remuer, puis mettre au four. Cuisson à feu doux. Servir tiède.',
  de: 'Pflaumenkuchen\nZutaten: 200 g Mehl, 100 g Butter, 80 g Zucker, 2 Eier, eine Prise Salz.\nZubereitung: Butter und Zucker rühren, den Teig kneten und im Backofen backen.',
  ar: 'كعكة البرقوق\nالمقادير: كوب من الطحين، ملعقة من السكر، بيض، زيت وملح.\nالطريقة: يخلط الطحين مع البيض ثم يوضع في الفرن على نار هادئة ويقدم ساخنًا.',
};
const letters: Record<Locale, string> = {
  en: 'Dear Mr Hall,\n\nI am writing about the boiler. You promised me an engineer on 2 May. I therefore ask for a refund of £60. If I do not hear from you by Friday I shall complain to the council.\n\nYours sincerely,\nA. Reed\nEnc.: receipts',
  es: 'Estimada señora Ruiz:\nAsunto: reclamación\n\nLe escribo por la caldera. Solicito la devolución de 60 €. Adjunto los recibos y quedo a la espera de su respuesta.\n\nAtentamente,\nA. Vega',
  fr: 'Madame, Monsieur,\nObjet : chaudière\n\nJe vous écris au sujet de la chaudière. Je vous demande de rembourser 60 €. Sans réponse de votre part, je saisirai le conciliateur.\n\nVeuillez agréer mes salutations distinguées.\nPièces jointes : factures',
  de: 'Sehr geehrte Frau Huber,\n\nich bitte Sie, mir 60 € zu erstatten. Ihr Mitarbeiter hat das am Telefon zugesagt. Wenn ich nichts von Ihnen höre, wende ich mich an die Verbraucherzentrale.\n\nMit freundlichen Grüßen\nA. Vogt\nAnlagen: Belege',
  ar: 'حضرة السيد مدير الشركة المحترم\nالموضوع: شكوى\n\nأكتب إليكم بشأن انقطاع الخدمة، وأطلب استرداد ستين دينارًا. أرفق صورة الإيصال وأنا بانتظار ردكم.\n\nوتفضلوا بقبول فائق الاحترام',
};
const contracts: Record<Locale, string> = {
  en: 'Dear Rosa,\n\nThis is what we both agreed about the loan. I lend you £900. You pay £100 back on the first of each month. You may pay early. If you agree, sign below and this letter is our contract.\n\nSigned: Tom. Signed: Rosa.',
  es: 'Querida Rosa:\n\nEsto es lo que hemos acordado. Te presto 900 €. Pagas 100 € cada mes. Las partes firman este acuerdo y se comprometen a cumplirlo.\n\nFirmado: Tomás. Firmado: Rosa.',
  fr: 'Chère Rose,\n\nVoici ce dont nous convenons : je te prête 900 €. Tu paies 100 € chaque mois. Le présent accord est signé par les parties, qui s’engagent à le respecter.\n\nFait à Lyon, signature de Tom, signature de Rose.',
  de: 'Liebe Rosa,\n\ndas haben wir vereinbart: Ich leihe dir 900 €. Du zahlst jeden Monat 100 € zurück. Der Vertrag gilt zwischen uns beiden, und wir verpflichten uns mit unserer Unterschrift.\n\nUnterschrieben: Tom und Rosa.',
  ar: 'أختي رزان\n\nهذا ما اتفقنا عليه: أقرضك تسعمئة دينار وتدفعين مئة كل شهر. يلتزم الطرفان بهذا الاتفاق، وحُرر من نسختين.\n\nتوقيع الطرف الأول، توقيع الطرف الثاني.',
};

describe('a document that is no contract', () => {
  test.for(Object.entries(recipes) as [Locale, string][])('is a recipe in %s', ([language, text]) => {
    expect(readDocumentKind({ text, language })).toBe('recipe');
  });

  test.for(Object.entries(letters) as [Locale, string][])('is a letter of complaint in %s', ([language, text]) => {
    expect(readDocumentKind({ text, language })).toBe('letter');
  });

  test.for<[DocumentKind, string]>([
    [
      'invoice',
      'INVOICE\nInvoice number 44\nQty 2, unit price £10\nSubtotal £20\nVAT at 20 %\nTotal due £24\nSort code 00-00-00',
    ],
    [
      'minutes',
      'Minutes of the committee meeting\nPresent: A, B. Apologies: C.\nMatters arising. The treasurer proposed a raffle; seconded and carried. Next meeting: 4 May.',
    ],
    [
      'cv',
      'CURRICULUM VITAE\nEducation: BSc, University of Leeds\nExperience: 2019 - present, baker\nSkills and languages\nReferences on request',
    ],
    [
      'statute',
      'THE MARKETS ACT 2024\nIn this Part, “stall” means a table. A person who trades without a licence commits an offence. This Act comes into force in May.',
    ],
    [
      'manual',
      'Instructions for safe use\nWarning: unplug the cable before cleaning. Never touch the blades. Press the button to switch on the motor.',
    ],
    [
      'privacy-notice',
      'PRIVACY NOTICE\nWe collect personal data. Our data protection officer answers questions. Legal basis: legitimate interests. Your rights include the right to object.',
    ],
    [
      'job-advertisement',
      'We are hiring a baker\nWe offer good pay. Send your CV. Interviews in May. Closing date: 3 May. The ideal candidate likes early mornings.',
    ],
    [
      'news-article',
      'The Leeds Herald\nA spokeswoman told reporters yesterday that the company had announced a new plan. According to the mayor, the government had warned it last year. Critics said the ruling was wrong.',
    ],
  ])('is told as %s', ([kind, text]) => {
    expect(readDocumentKind({ text, language: 'en' })).toBe(kind);
  });
});

describe('a contract', () => {
  test.for(Object.entries(contracts) as [Locale, string][])(
    'is one also as a letter between friends, in %s',
    ([language, text]) => {
      expect(readDocumentKind({ text, language })).toBeNull();
    },
  );

  test('stays one where it speaks of invoices, minutes and recipes', () => {
    const text =
      'SUPPLY AGREEMENT between the Baker and the Shop\nThe Supplier shall deliver bread. The Customer must pay each invoice within 14 days. The parties agree to keep the recipe secret. Either may terminate. Signed.';
    expect(readDocumentKind({ text, language: 'en' })).toBeNull();
  });

  test.for<[Locale, string]>([
    [
      'en',
      'Leeds, this Friday, 4 December 2026\n\nDear Ann,\n\nThe mayor said yesterday that stalls are allowed, according to the paper. So the two of us run one from March, and we share what is left: I take sixty percent. When you have signed below it holds between us.',
    ],
    [
      'fr',
      'Sion, ce vendredi 4 décembre 2026\n\nChère Anne,\n\nHier, le syndicat a confirmé le marché, selon le journal. On forme donc une société pour vendre des gaufres, et on partage ce qui reste. Quand tu auras signé, ça vaudra contrat entre nous deux.',
    ],
    [
      'es',
      'Toledo, este viernes 4 de diciembre de 2026\n\nQuerida Ana:\n\nAyer el alcalde confirmó el mercado, según el diario. Llevaremos el puesto entre las dos y repartimos lo que quede. Cuando firmes abajo, vale como contrato.',
    ],
    [
      'de',
      'Fulda, Freitag, 4. Dezember 2026\n\nLiebe Anna,\n\ngestern hat der Bürgermeister den Markt bestätigt, sagte er der Zeitung. Wir teilen also, was bleibt, unter uns beiden. Mit deiner Unterschrift gilt das als Vertrag.',
    ],
  ])('is no report of a paper where it greets one reader by name, in %s', ([language, text]) => {
    expect(readDocumentKind({ text, language })).toBeNull();
  });
});
