import type { Locale } from '#src/i18n/locale.schema.ts';
import { foldForLearning } from './fold-tokens';

/** Outward signs of a document by which its parties bind themselves, in folded words. */
type Sign = 'titled' | 'between' | 'named' | 'agreed' | 'signed';

const signs: Record<Locale, Record<Sign, RegExp>> = {
  en: {
    titled:
      /\b(?:agreement|contract|terms|lease|licence|tenancy|mandate|guarantee|settlement|order form|deed|amendment|addendum)\b/,
    between: /\bbetween\b|\bparties\b|\byour? (?:contract|agreement)\b|\bthis (?:letter|form|agreement|contract)\b/,
    named: /\(["'](?:the )?[^"']{2,40}["']\)|\bhereinafter\b|"(?:we|us|you)"|\bcalled (?:the )?"|\(the \w{1,30}\)/,
    agreed:
      /\b(?:agree|accept)(?:s|ed)? (?:that|to|as follows|these|the)\b|\bby (?:signing|ticking|using|placing)\b|\bhave agreed\b|\bit is agreed\b/,
    signed: /\bsign(?:ed|ature|atures|ing)?\b|_{4,}|\bticked\b/,
  },
  es: {
    titled:
      /\b(?:contrato|acuerdo|convenio|condiciones|terminos|arrendamiento|encargo|mandato|adenda|anexo|finiquito|pedido|aval)\b/,
    between: /\bentre\b|\breunidos\b|\bpartes\b|\bde una parte\b|\beste (?:contrato|acuerdo|documento)\b/,
    named: /\(["'](?:el |la |los )?[^"']{2,40}["']\)|\ben adelante\b|\bdenominad[oa]\b|\ba quien\b/,
    agreed:
      /\b(?:acuerdan|convienen|pactan|acepta|aceptas|conviene|se pacta|acordamos|estipulan)\b|\bal (?:firmar|registrarte|usar|marcar)\b/,
    signed: /\bfirm(?:a|as|an|ado|amos|o|antes)\b|_{4,}|\bfdo\b/,
  },
  fr: {
    titled:
      /\b(?:contrat|accord|convention|conditions|bail|mandat|avenant|protocole|bon de commande|cautionnement|engagement|cession)\b/,
    between: /\bentre\b|\bsoussignes?\b|\bles parties\b|\b(?:ce|present) (?:contrat|accord|bail|avenant)\b/,
    named: /\(["'][^"']{2,40}["']\)|\bci-apres\b|\bdenommee?\b|\bdesignee?\b|\bd'une part\b/,
    agreed:
      /\b(?:conviennent|convenu|acceptez|accepte|s'engagent?|il est convenu|arretent)\b|\ben (?:signant|cochant|vous inscrivant|utilisant)\b/,
    signed: /\bsign(?:e|es|ature|atures|ons|er)?\b|_{4,}|\blu et approuve\b|\bfait a\b/,
  },
  de: {
    titled: /vertrag|vereinbarung|bedingungen|\bagb\b|auftrag|burgschaft|nachtrag|zusage|abrede|bestellung/,
    between: /\bzwischen\b|\bparteien\b|\bdieser (?:vertrag|vereinbarung)\b|\bvertragspart/,
    named: /\(["'][^"']{2,40}["']\)|\bnachfolgend\b|\bim folgenden\b|\bnachstehend\b|\bgenannt\b/,
    agreed:
      /\b(?:vereinbaren|vereinbart|schliessen|einigen sich|erklart sich|akzeptierst|stimmst|stimmen sie)\b|\bmit (?:der|deiner|ihrer) (?:unterschrift|anmeldung|registrierung)\b/,
    signed: /unterschrift|unterzeich|_{4,}|\bgez\b/,
  },
  ar: {
    titled: /عقد|اتفاق|شروط|ملحق|تعهد|وكالة|كفالة|تسوية|مخالصة|نموذج|طلب/,
    between: /بين كل|الطرف|طرفي|هذا العقد|هذه الاتفاق|بين:/,
    named: /\(["'][^"']{2,40}["']\)|يشار اليه|ويسم|المسم|طرف اول|الطرف الاول|فيما بعد|بصفته/,
    agreed: /اتفق|تراض|يقر الطرف|وافق|بتوقيع|باستخدام|بالضغط|التزم/,
    signed: /توقيع|وقع|الموقع|_{4,}|\.{6,}/,
  },
};

const beginning = 1500;
const ending = 800;

/** The signs that a text bears, where they are to be expected. */
export function signsOf(text: string, language: Locale): string[] {
  const head = foldForLearning(text.slice(0, beginning));
  const tail = foldForLearning(text.slice(-ending));
  const { titled, between, named, agreed, signed } = signs[language];
  const borne: [string, boolean][] = [
    ['titled', titled.test(head.slice(0, 160))],
    ['titled soon', titled.test(head.slice(0, 600))],
    ['between', between.test(head)],
    ['named', named.test(head)],
    ['agreed', agreed.test(head) || agreed.test(tail)],
    ['signed', signed.test(tail)],
  ];
  return borne.filter(([, is]) => is).map(([name]) => name);
}
