import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import { contractTypes } from '#src/features/contracts/analysis-shape.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';

/** Words that name each kind, in all five languages; a title that says it counts more than the text. */
const names: Partial<Record<ContractType, Record<Locale, RegExp>>> = {
  employment: {
    en: /employment (?:agreement|contract)|contract of employment|offer letter/,
    es: /contrato (?:individual )?de trabajo|contrato laboral/,
    fr: /contrat de travail|contrat à durée (?:in)?déterminée/,
    de: /arbeitsvertrag|anstellungsvertrag|dienstvertrag/,
    ar: /عقد عمل|عقد العمل|عقد توظيف/,
  },
  confidentiality: {
    en: /(?:confidentiality|non-?disclosure|secrecy) agreement|\bnda\b/,
    es: /(?:acuerdo|contrato|convenio) de (?:confidencialidad|no divulgación)/,
    fr: /(?:accord|contrat|engagement) de (?:confidentialité|non-divulgation)/,
    de: /(?:vertraulichkeits|geheimhaltungs|verschwiegenheits)(?:vereinbarung|vertrag|erklärung)/,
    ar: /(?:اتفاقية|عقد|اتفاق) (?:السرية|سرية|عدم (?:ال)?(?:افصاح|افشاء))/,
  },
  tenancy: {
    en: /tenancy|\blease\b(?! agreement for equipment)|rental agreement/,
    es: /arrendamiento|contrato de alquiler/,
    fr: /\bbail\b|contrat de location/,
    de: /mietvertrag|pachtvertrag/,
    ar: /عقد (?:ال)?(?:ايجار|اجارة|كراء)/,
  },
  franchise: {
    en: /franchise/,
    es: /franquicia/,
    fr: /franchise/,
    de: /franchise/,
    ar: /امتياز تجاري|فرنشايز|الامتياز/,
  },
  sponsorship: {
    en: /sponsor|(?<!split-dollar )endorsement agreement/,
    es: /patrocinio/,
    fr: /parrainage|sponsor|mécénat/,
    de: /sponsoring/,
    ar: /رعاية/,
  },
  hosting: { en: /hosting/, es: /alojamiento web|hosting/, fr: /hébergement/, de: /hosting/, ar: /استضافة/ },
  maintenance: {
    en: /maintenance|support services agreement/,
    es: /mantenimiento/,
    fr: /maintenance/,
    de: /wartung|instandhaltung/,
    ar: /صيانة/,
  },
  distribution: {
    en: /distribut|resell/,
    es: /distribución|distribuidor/,
    fr: /distribution|distributeur/,
    de: /vertrieb|vertragshändler|händlervertrag/,
    ar: /توزيع/,
  },
  agency: {
    en: /\bagency|\bagent agreement/,
    es: /contrato de agencia|agente comercial/,
    fr: /agence commerciale|agent commercial|mandat/,
    de: /handelsvertreter|agentur/,
    ar: /وكالة/,
  },
  consulting: {
    en: /consult|advisory/,
    es: /consultoría|asesor/,
    fr: /conseil|consultant/,
    de: /beratung|beratervertrag/,
    ar: /استشار/,
  },
  development: { en: /development/, es: /desarrollo/, fr: /développement/, de: /entwicklung/, ar: /تطوير/ },
  software: {
    en: /software|saas|subscription agreement/,
    es: /software|saas|programa informático/,
    fr: /logiciel|saas/,
    de: /software|saas/,
    ar: /برمجيات|برنامج حاسوب/,
  },
  licence: { en: /licen[cs]e|licensing/, es: /licencia/, fr: /licence/, de: /lizenz/, ar: /ترخيص|رخصة/ },
  loan: {
    en: /\bloan|credit agreement|promissory/,
    es: /préstamo|crédito/,
    fr: /prêt|crédit/,
    de: /darlehen|kreditvertrag/,
    ar: /قرض|تمويل/,
  },
  partnership: {
    en: /joint venture|partnership|collaboration|alliance|cooperation/,
    es: /sociedad|empresa conjunta|colaboración|alianza/,
    fr: /partenariat|coentreprise|collaboration|société/,
    de: /gesellschaftsvertrag|kooperation|joint venture|partnerschaft/,
    ar: /شراكة|مشروع مشترك|تعاون/,
  },
  supply: {
    en: /supply|manufactur/,
    es: /suministro/,
    fr: /fourniture|approvisionnement/,
    de: /liefervertrag|lieferung|rahmenliefer/,
    ar: /توريد/,
  },
  sale: {
    en: /(?<!marketing and )\bsales? (?:agreement|contract)|purchase agreement|(?:contract|agreement) (?:of|for (?:the )?) ?sale|bill of sale/,
    es: /compraventa|compra/,
    fr: /contrat de vente|cession/,
    de: /kaufvertrag/,
    ar: /عقد (?:ال)?بيع/,
  },
  'terms-of-service': {
    en: /terms (?:of|and) (?:service|use|conditions)|user agreement|terms & conditions|\bthese terms\b/,
    es: /(?:términos|condiciones) (?:y condiciones )?(?:de|del) (?:uso|servicio)|términos y condiciones|condiciones generales|\bestas condiciones\b|\bestos términos\b/,
    fr: /conditions (?:générales )?(?:d'utilisation|de service|de vente)|\bles présentes conditions\b/,
    de: /nutzungsbedingungen|allgemeine geschäftsbedingungen|(?:service|\bgeschäfts)bedingungen|\bagb\b|\bdiesen? (?:\S{0,14})bedingungen\b/,
    ar: /شروط (?:ال)?(?:خدمة|استخدام)|الشروط والاحكام|هذه الشروط/,
  },
  services: {
    en: /\bservic(?:es?|ing)\b|outsourcing|transportation/,
    es: /servicios/,
    fr: /prestations?|services/,
    de: /dienstleistung|werkvertrag|servicevertrag/,
    ar: /خدمات|مقاولة/,
  },
};
const opening = 4000;
const fewestMentions = 3;
/** A title that names no kind speaks against the kinds that the text mentions. */
const fewestAgainstTitle = 9;
const clearLead = 1.5;
/** Kinds that a narrower kind in the same title outweighs: "software licence", "development services". */
const broad: readonly ContractType[] = ['services', 'licence', 'development'];

/** What kind of contract it is, by its title first, else by what its opening keeps naming; "other" when unsure. */
export function readContractType({ text, language }: ContractText, title: string | null): ContractType {
  const start = text.slice(0, opening);
  const kinds = contractTypes.flatMap((type) => {
    const pattern = names[type]?.[language];
    if (!pattern) return [];
    const inTitle = title !== null && compilePattern(pattern, language).test(title);
    return [{ type, inTitle, mentions: start.match(compilePattern(pattern, language, 'g'))?.length ?? 0 }];
  });
  const named = kinds.filter(({ inTitle }) => inTitle);
  if (named.length > 0)
    return best(named.map((kind) => ({ ...kind, score: narrowness(kind.type) + kind.mentions / 100 })));
  return clearest(kinds, title ? fewestAgainstTitle : fewestMentions);
}

function narrowness(type: ContractType) {
  return broad.includes(type) ? 0 : 2;
}

function best(kinds: readonly { type: ContractType; score: number }[]): ContractType {
  return kinds.reduce((a, b) => (b.score > a.score ? b : a)).type;
}

function clearest(kinds: readonly { type: ContractType; mentions: number }[], fewest: number): ContractType {
  const [first, second] = kinds
    .map(({ type, mentions }) => ({ type, score: mentions * (broad.includes(type) ? 0.5 : 0.8) }))
    .sort((a, b) => b.score - a.score);
  if (!first || first.score < fewest * 0.8) return 'other';
  return first.score >= (second?.score ?? 0) * clearLead ? first.type : 'other';
}
