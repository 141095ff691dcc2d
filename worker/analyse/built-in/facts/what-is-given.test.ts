import { describe, expect, test } from 'vitest';
import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { readTypeOfGiven } from './what-is-given';

const letters: Record<Locale, readonly [ContractType, string][]> = {
  en: [
    [
      'partnership',
      'Dear Tom, we are buying the tractor together, half each. The two of us pay the running costs in equal shares, and whoever wants out offers his half to the other one first. We share the profits.',
    ],
    [
      'sponsorship',
      'You film two reels a month and three stories about our tea on Instagram. Your followers get a discount code. Tag us and use the hashtag.',
    ],
    [
      'supply',
      'Every Friday we bring a crate of bread and eggs. The minimum order is two crates. Deliveries pause at Easter. The delivery note is signed. Empties go back. The price per dozen is fixed for the season.',
    ],
    [
      'other',
      'You have the trailer for a week. It stays ours. Rental fee: £30 per day. Return it clean. Late return costs a day. Damage waiver is extra. The hire period begins at noon.',
    ],
    [
      'licence',
      'Your pitch is no. 9 on the green, six square metres with a socket. Set up by seven on market day and clear away by four. Traders leave the site clean. The market manager may move your stall.',
    ],
  ],
  es: [
    [
      'partnership',
      'Querida Inés: compramos la furgoneta juntas, la mitad cada una. Las dos ponemos lo mismo, nos repartimos los gastos y las ganancias a partes iguales, y si una se va, la otra le compra su parte.',
    ],
    [
      'sponsorship',
      'Grabas dos reels y tres historias al mes con nuestro té en Instagram. Tus seguidoras tienen tu código. Etiquetar la marca es obligatorio. Puedes usar el hashtag.',
    ],
    [
      'supply',
      'Cada caja lleva huevos, pan y verduras de temporada. Repartimos los viernes. El pedido mínimo son dos cajas. Las entregas paran en agosto. El precio por docena no cambia. Los envases vuelven.',
    ],
    [
      'other',
      'Te rentamos la máquina por una semana. Sigue siendo nuestra. Cuesta 300 pesos por día. La devolución es con la máquina limpia. El retraso en la devolución se cobra. El depósito vuelve salvo desgaste anormal.',
    ],
    [
      'licence',
      'Su puesto es el 9 del mercado, de seis metros cuadrados, con toma de luz. El montaje es a las siete y el desmontaje a las cuatro. Los feriantes dejan el recinto limpio. El canon se paga en enero.',
    ],
  ],
  fr: [
    [
      'partnership',
      'Chère Lou, nous achetons le tracteur ensemble, la moitié chacun. Nous deux partageons les frais et les bénéfices à parts égales. Si l’un part, l’autre peut racheter sa part.',
    ],
    [
      'sponsorship',
      'Tu tournes deux reels et trois stories par mois avec notre thé sur Instagram. Tes abonnés ont un code promo. Pense au hashtag. Tu restes créatrice de contenus libre.',
    ],
    [
      'supply',
      'Chaque panier contient des œufs, du pain et des légumes de saison. Nous livrons le vendredi. La commande minimum est de deux paniers. Les livraisons cessent en août. Le prix par douzaine est fixe.',
    ],
    [
      'other',
      'Nous vous louons la machine pour une semaine. Elle reste notre propriété. Le prix est de 30 € par jour. Rendre la machine propre. Chaque jour de retard se paie. Le dépôt de garantie est rendu, usure normale comprise.',
    ],
    [
      'licence',
      'Votre emplacement est le 9, de six mètres carrés, avec prise électrique. Le montage est à sept heures, le démontage à seize heures. Le placier peut déplacer votre stand. Le droit de place se paie en janvier. Les exposants rangent.',
    ],
  ],
  de: [
    [
      'partnership',
      'Liebe Jana, wir kaufen den Traktor gemeinsam, je zur Hälfte. Wir beide teilen uns die Kosten zu gleichen Teilen. Wer aussteigen will, bietet seinen Anteil zuerst der anderen an. Der Gewinn kommt in die gemeinsame Kasse.',
    ],
    [
      'sponsorship',
      'Du postest zwei Reels und drei Storys im Monat mit unserem Tee auf Instagram. Deine Follower bekommen einen Rabattcode. Bitte verlinke uns mit dem Hashtag.',
    ],
    [
      'supply',
      'Jede Kiste enthält Eier, Brot und Gemüse der Saison. Wir liefern am Freitag. Die Mindestmenge sind zwei Kisten. Im August ruht die Lieferung. Der Preis pro Dutzend ist fest. Leergut geht zurück.',
    ],
    [
      'other',
      'Wir vermieten die Maschine für eine Woche. Sie bleibt unser Eigentum. Der Preis ist 30 € pro Tag. Die Maschine ist sauber zurückzugeben. Verspätete Rückgabe kostet einen Tag. Die Abholung ist am Montag. Das Gerät ist geprüft.',
    ],
    [
      'licence',
      'Ihr Standplatz ist Nr. 9 mit sechs Quadratmetern und Stromanschluss. Der Aufbau ist um sieben, der Abbau um vier. Die Marktleitung darf den Stand verlegen. Das Standgeld ist im Januar fällig. Die Platzordnung gilt am Markttag.',
    ],
  ],
  ar: [
    [
      'partnership',
      'عزيزي سامي، نشتري الجرار معا مناصفة. نحن الاثنين نتقاسم المصاريف والأرباح بالتساوي، ومن أراد الخروج عرض حصته على شريكه أولا.',
    ],
    [
      'sponsorship',
      'تصور ريلز وثلاث ستوري في الشهر عن الشاي على انستغرام. لمتابعيك كود خصم. اذكر الوسم في كل منشور. أنت صانع محتوى حر ولك مقاطع أخرى على تيك توك.',
    ],
    [
      'supply',
      'كل صندوق فيه بيض وخبز وخضار الموسم. التوصيل يوم الجمعة. حد أدنى للطلب صندوقان، والكمية ثابتة. يقف التوريد في آب. سعر للكيلو واحد طوال المحصول. ترد العبوات، عبوات زجاجية.',
    ],
    [
      'other',
      'نؤجرك الدراجة أسبوعا. تبقى ملكا للشركة. عشرة دنانير في اليوم. إرجاع الدراجة نظيفة. عن كل يوم تأخير أجرة يوم. مبلغ تأمين يرد، عدا التلف. مدة الإيجار أسبوع. يعيد الجهاز كاملا.',
    ],
    [
      'licence',
      'بسطة رقم تسعة في السوق، ستة أمتار، مع مقبس كهرباء. تركيب البسطة صباحا وفك الطاولات مساء. إدارة السوق تنقل الموقع. رسم إشغال في كل شهر. المفاتيح ترد عند الإخلاء. ساعات العمل معلنة.',
    ],
  ],
};

describe.each(Object.entries(letters) as [Locale, (typeof letters)[Locale]][])(
  'what is given (%s)',
  (language, all) => {
    test.each(all)('%s', (type, text) => {
      expect(readTypeOfGiven(readContractText({ text, blocks: [], language }), null)).toBe(type);
    });

    test('stays open where nothing is said of it', () => {
      expect(readTypeOfGiven(readContractText({ text: 'A – B', blocks: [], language }), null)).toBeNull();
    });
  },
);
