import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { looksLikeContract } from './looks-like-contract';
import { learnedModels } from './weights';

const judge = (text: string, language: Locale) =>
  looksLikeContract(readContractText({ text, blocks: [], language }), learnedModels().contract);

const texts: Record<Locale, { contract: string; other: string }> = {
  en: {
    contract: `Bicycle hire agreement

Between Harbour Wheels Ltd ("we") and the person who signs below ("you").

1. We let you use one bicycle from 1 May 2027 to 30 September 2027 for £20 a month, payable on the first of each month.

2. You must lock the bicycle whenever you leave it and tell us at once if it is stolen. You pay for damage that is more than wear.

3. Either of us may end this agreement by two weeks' notice in writing. We may take the bicycle back without notice if you do not pay.

4. This agreement is governed by the law of England and Wales.

Signed: ____________`,
    other: `Lentil soup with lemon

Serves four. Wash the lentils in cold water until it runs clear. Chop two onions and three carrots and fry them in olive oil for ten minutes over a low heat.

Add a spoon of cumin, the lentils and a litre of water. Bring it to the boil and let it simmer for half an hour, stirring now and then.

Blend half of the soup, pour it back, and season with salt and the juice of a lemon. It keeps for three days in the fridge and tastes better on the second.`,
  },
  es: {
    contract: `Contrato de alquiler de bicicleta

Entre Ruedas del Puerto, S.L. («la empresa») y quien firma al pie («el cliente»).

1. La empresa cede al cliente una bicicleta del 1 de mayo al 30 de septiembre de 2027 por 20 euros al mes, que se pagarán el día primero.

2. El cliente deberá candar la bicicleta y avisar de inmediato si se la roban. Pagará los daños que no sean desgaste.

3. Cualquiera de las partes podrá poner fin a este contrato con dos semanas de preaviso por escrito. La empresa podrá recuperar la bicicleta si no se paga.

4. Este contrato se rige por la ley española.

Firmado: ____________`,
    other: `Sopa de lentejas con limón

Para cuatro personas. Lave las lentejas en agua fría hasta que salga clara. Pique dos cebollas y tres zanahorias y sofríalas diez minutos en aceite a fuego lento.

Añada una cucharada de comino, las lentejas y un litro de agua. Deje que hierva y cueza media hora, removiendo de vez en cuando.

Triture la mitad de la sopa, viértala de nuevo y sazone con sal y el zumo de un limón. Aguanta tres días en la nevera y está mejor al segundo.`,
  },
  fr: {
    contract: `Contrat de location de vélo

Entre la société Roues du Port (« le loueur ») et la personne qui signe ci-dessous (« le client »).

1. Le loueur met à la disposition du client un vélo du 1er mai au 30 septembre 2027 pour 20 euros par mois, payables le premier du mois.

2. Le client doit attacher le vélo et prévenir aussitôt en cas de vol. Il paie les dégâts qui dépassent l'usure.

3. Chaque partie peut mettre fin au contrat par écrit avec un préavis de deux semaines. Le loueur peut reprendre le vélo en cas d'impayé.

4. Le présent contrat est soumis au droit français.

Signature : ____________`,
    other: `Soupe de lentilles au citron

Pour quatre personnes. Rincez les lentilles à l'eau froide jusqu'à ce qu'elle soit claire. Émincez deux oignons et trois carottes et faites-les revenir dix minutes à feu doux dans l'huile d'olive.

Ajoutez une cuillerée de cumin, les lentilles et un litre d'eau. Portez à ébullition et laissez mijoter une demi-heure en remuant de temps en temps.

Mixez la moitié de la soupe, reversez-la, puis assaisonnez de sel et du jus d'un citron. Elle se garde trois jours au frais et n'en est que meilleure le lendemain.`,
  },
  de: {
    contract: `Mietvertrag über ein Fahrrad

Zwischen der Hafenräder GmbH (nachfolgend „Vermieterin“) und der unterzeichnenden Person (nachfolgend „Mieter“).

1. Die Vermieterin überlässt dem Mieter vom 1. Mai bis 30. September 2027 ein Fahrrad für 20 Euro im Monat, zahlbar am Ersten.

2. Der Mieter muss das Fahrrad abschließen und einen Diebstahl sofort melden. Schäden, die über Verschleiß hinausgehen, trägt er.

3. Beide Seiten können den Vertrag mit einer Frist von zwei Wochen schriftlich kündigen. Zahlt der Mieter nicht, darf die Vermieterin das Fahrrad zurückholen.

4. Es gilt deutsches Recht.

Unterschrift: ____________`,
    other: `Linsensuppe mit Zitrone

Für vier Personen. Die Linsen in kaltem Wasser waschen, bis es klar bleibt. Zwei Zwiebeln und drei Möhren würfeln und zehn Minuten bei kleiner Hitze in Olivenöl anschwitzen.

Einen Löffel Kümmel, die Linsen und einen Liter Wasser dazugeben. Aufkochen und eine halbe Stunde köcheln lassen, dabei ab und zu umrühren.

Die Hälfte der Suppe pürieren, zurückgießen und mit Salz und dem Saft einer Zitrone abschmecken. Sie hält sich drei Tage im Kühlschrank und schmeckt am zweiten besser.`,
  },
  ar: {
    contract: `عقد إيجار دراجة

بين شركة عجلات الميناء (ويشار إليها بالمؤجر) والشخص الموقع أدناه (ويشار إليه بالمستأجر).

1. يسلم المؤجر إلى المستأجر دراجة من 1 مايو إلى 30 سبتمبر 2027 مقابل أجرة قدرها 20 ديناراً في الشهر تدفع في أوله.

2. يلتزم المستأجر بقفل الدراجة وبإبلاغ المؤجر فوراً عند سرقتها، ويتحمل الأضرار التي تتجاوز الاستعمال المعتاد.

3. يجوز لكل من الطرفين إنهاء هذا العقد بإشعار كتابي مدته أسبوعان، ويحق للمؤجر استرداد الدراجة إذا لم تدفع الأجرة.

4. يخضع هذا العقد لأحكام القانون الأردني.

التوقيع: ____________`,
    other: `شوربة العدس بالليمون

تكفي أربعة أشخاص. يُغسل العدس بالماء البارد حتى يصفو. تُقطع بصلتان وثلاث جزرات وتُقلّى في زيت الزيتون عشر دقائق على نار هادئة.

تُضاف ملعقة كمون والعدس ولتر من الماء. تُترك حتى تغلي ثم تُطهى نصف ساعة مع التحريك من حين إلى آخر.

يُخفق نصف الشوربة بالخلاط ويُعاد إلى القدر، ثم تُتبل بالملح وعصير ليمونة. تُحفظ ثلاثة أيام في الثلاجة، وطعمها في اليوم الثاني أطيب، وتُقدم مع الخبز المحمص والبصل المقلي.`,
  },
};

describe.each(Object.entries(texts) as [Locale, (typeof texts)[Locale]][])('in %s', (language, { contract, other }) => {
  test('a contract is taken for one', () => {
    expect(judge(contract, language)).toMatchObject({ isContract: true, reason: null });
  });

  test('a recipe is not, and it is said why', () => {
    expect(judge(other, language)).toMatchObject({ isContract: false, reason: expect.any(String) });
  });
});

test('of a few words nothing is said', () => {
  expect(judge('Fry the onions.', 'en')).toEqual({ isContract: true, score: 0, reason: null });
});
