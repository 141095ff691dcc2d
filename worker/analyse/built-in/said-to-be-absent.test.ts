import { expect, test } from 'vitest';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { playbook } from './playbook';
import { runPlaybook } from './run-playbook';
import { readContractText } from './text/contract-text';

function isFound(type: ClauseType, text: string, language: Locale) {
  const contract = readContractText({ text, blocks: [], language });
  return runPlaybook(playbook, contract, 'tenancy').has(type);
}

test.each<[Locale, ClauseType, not: string, said: string]>([
  [
    'en',
    'deposit',
    'The Client owes no deposit, and nothing is refunded.',
    'The Client shall pay a deposit of £500, which is returned at the end.',
  ],
  [
    'es',
    'deposit',
    'El inquilino no paga fianza, y nada se devuelve.',
    'El inquilino entrega una fianza de 500 euros, que se devuelve al final.',
  ],
  [
    'fr',
    'deposit',
    "Aucun dépôt de garantie n'est demandé à la locataire.",
    'La locataire verse un dépôt de garantie de 500 euros, restitué à la fin.',
  ],
  [
    'de',
    'deposit',
    'Eine Kaution wird nicht verlangt; der Mieter zahlt keine Kaution.',
    'Der Mieter zahlt eine Kaution von 500 Euro, die am Ende zurückgezahlt wird.',
  ],
  ['ar', 'deposit', 'لا يدفع المستأجر تأمينا نقديا.', 'يدفع المستأجر تأمينا نقديا قدره 500 دينار يرد في النهاية.'],
  [
    'ar',
    'limitation-of-liability',
    'لا شيء في هذا الاتفاق يحد المسؤولية عن الإصابة الشخصية.',
    'لا يكون الناشر مسؤولا عن أي ضرر غير مباشر.',
  ],
  [
    'ar',
    'cap-on-liability',
    'دار الكرمة للنشر، شركة ذات مسؤولية محدودة، مقرها الجزائر العاصمة.',
    'مسؤولية الناشر محدودة ولا تتجاوز مبلغ 500 دينار.',
  ],
  [
    'ar',
    'revenue-sharing',
    'تزداد القيمة الإيجارية بنسبة 15% كل سنة، ويدفع المستأجر الزيادة في أولها.',
    'يدفع الناشر إلى المؤلفة نسبة 10% من صافي المبيعات.',
  ],
  [
    'en',
    'insurance',
    'The Hirer is not required to take out insurance and shall keep none.',
    'The Hirer shall take out and maintain insurance of the boat.',
  ],
  [
    'de',
    'insurance',
    'Der Pächter ist nicht verpflichtet, eine Hagelversicherung abzuschließen.',
    'Der Pächter ist verpflichtet, eine Hagelversicherung abzuschließen.',
  ],
  [
    'fr',
    'insurance',
    "Le preneur n'est pas tenu d'assurer le bateau et ne doit souscrire aucune assurance.",
    "Le preneur s'engage à souscrire une assurance pour le bateau.",
  ],
  [
    'es',
    'insurance',
    'El cliente no está obligado a contratar un seguro; no deberá tener póliza.',
    'El cliente deberá contratar un seguro de daños.',
  ],
  ['ar', 'insurance', 'لا يلتزم المستأجر بالتأمين على القارب.', 'يلتزم المستأجر بالتأمين على القارب.'],
  [
    'en',
    'cooling-off',
    'The buyer waives any right of withdrawal within 14 days of the order.',
    'The buyer has a right of withdrawal within 14 days of the order.',
  ],
  [
    'de',
    'cooling-off',
    'Der Kunde verzichtet mit der Unterschrift auf sein Widerrufsrecht von 14 Tagen.',
    'Der Kunde hat ein Widerrufsrecht von 14 Tagen ab Vertragsschluss.',
  ],
  [
    'en',
    'arbitration',
    'Disputes are not settled by arbitration; the ordinary courts decide them.',
    'Disputes shall be finally settled by arbitration under the rules of the LCIA.',
  ],
  [
    'de',
    'arbitration',
    'Streitigkeiten werden nicht durch ein Schiedsgericht entschieden.',
    'Alle Streitigkeiten werden durch ein Schiedsgericht endgültig entschieden.',
  ],
  [
    'en',
    'subcontracting',
    'The Tenant shall not sublet to a subcontractor without consent.',
    'The Supplier shall not use a subcontractor without consent.',
  ],
  [
    'en',
    'exclusivity',
    'The licence granted to the Shop is not exclusive.',
    'The Shop is granted an exclusive licence.',
  ],
  ['fr', 'exclusivity', 'Le droit concédé n’est pas exclusif.', 'Le droit exclusif de vendre est concédé au magasin.'],
  [
    'fr',
    'exclusivity',
    'Il n’y a ni clause d’exclusivité ni autre engagement de fournir.',
    'Le fournisseur accorde au magasin l’exclusivité de la vente.',
  ],
  [
    'de',
    'non-compete',
    'Ein Wettbewerbsverbot trifft die Autorin nicht.',
    'Die Autorin unterliegt einem Wettbewerbsverbot und darf nicht für Wettbewerber des Verlags tätig werden.',
  ],
  [
    'de',
    'liquidated-damages',
    'Wer nicht putzt, bringt Kuchen mit; eine Vertragsstrafe ist das nicht.',
    'Wer nicht putzt, zahlt eine Vertragsstrafe von 20 Euro.',
  ],
  [
    'de',
    'limitation-of-liability',
    'Für Unfälle haften wir nach dem Gesetz; wir schränken diese Haftung nicht ein.',
    'Für Unfälle haften wir nicht.',
  ],
  [
    'es',
    'limitation-of-liability',
    'El sitio se ofrece tal cual, lo que no libera a la Plataforma de su responsabilidad.',
    'La Plataforma no es responsable de los daños.',
  ],
  ['ar', 'renewal-term', 'لا تتجدد الاتفاقية تلقائيا.', 'تتجدد الاتفاقية تلقائيا لمدة سنة.'],
  [
    'ar',
    'subletting',
    'يجوز إيواء الأبناء دون أن يعتبر ذلك كراء من الباطن.',
    'لا يجوز للمكتري الكراء من الباطن دون إذن مكتوب.',
  ],
])('in %s a clause (%s) that the contract is said not to have is not found', (language, type, not, said) => {
  expect(isFound(type, not, language)).toBe(false);
  expect(isFound(type, said, language)).toBe(true);
});

test.each<[Locale, ClauseType, other: string, said: string]>([
  [
    'de',
    'exclusivity',
    'Der Vermieter verwendet Daten nur für das Mietverhältnis und gibt sie ausschließlich an den Messdienst weiter.',
    'Der Hersteller räumt dem Händler das ausschließliche Recht zum Vertrieb ein.',
  ],
  [
    'fr',
    'exclusivity',
    'Le contrat de livraison, avec son exclusivité, est résilié par les vendeurs à leurs frais.',
    'Le magasin s’engage à acheter exclusivement auprès du fournisseur.',
  ],
  [
    'ar',
    'limitation-of-liability',
    'يؤمن صاحب الامتياز على المقهى ضد الحريق ومسؤولية الغير بمبلغ لا يقل عن مليون ريال.',
    'لا يكون مانح الامتياز مسؤولا عن أي ضرر.',
  ],
  [
    'ar',
    'limitation-of-liability',
    'الأكاديمية مسؤولة عن كل إصابة يسببها المبنى أو موظفوها.',
    'الأكاديمية غير مسؤولة عن أي إصابة.',
  ],
  [
    'ar',
    'warranty-duration',
    'سلمت المكترية مبلغا على سبيل الضمانة، أي ما يعادل وجيبة ثلاثة أشهر، يرد عند التسليم.',
    'يضمن البائع خلو الجهاز من العيوب ثلاثة أشهر من التسليم.',
  ],
  ['ar', 'warranty', 'عقده السابق لا يتضمن أي قيد على العمل.', 'يضمن البائع جودة الجهاز.'],
  [
    'ar',
    'joint-ip-ownership',
    'تحترم المكترية نظام الملكية المشتركة، وكل الحقوق المقررة فيه.',
    'تكون نتائج البحث ملكية مشتركة للطرفين.',
  ],
])('in %s words of a clause (%s) in another sense are told from the clause', (language, type, other, said) => {
  expect(isFound(type, other, language)).toBe(false);
  expect(isFound(type, said, language)).toBe(true);
});
