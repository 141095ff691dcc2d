import { type ContractType, contractTypes } from '../../../../src/features/contracts/analysis.schema';
import type { Locale } from '../../../../src/i18n/locale.schema';
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
    en: /sponsor|endorsement agreement/,
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
    en: /distribut|resell|remarketing/,
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
    en: /supply|manufactur|outsourcing|transportation/,
    es: /suministro/,
    fr: /fourniture|approvisionnement/,
    de: /liefervertrag|lieferung|rahmenliefer/,
    ar: /توريد/,
  },
  sale: {
    en: /\bsales? (?:agreement|contract)|purchase agreement|sale of|contract of sale/,
    es: /compraventa|compra/,
    fr: /contrat de vente|cession/,
    de: /kaufvertrag/,
    ar: /عقد (?:ال)?بيع/,
  },
  'terms-of-service': {
    en: /terms (?:of|and) (?:service|use|conditions)|user agreement|terms & conditions/,
    es: /(?:términos|condiciones) (?:y condiciones )?(?:de|del) (?:uso|servicio)|términos y condiciones|condiciones generales/,
    fr: /conditions (?:générales )?(?:d'utilisation|de service|de vente)/,
    de: /nutzungsbedingungen|allgemeine geschäftsbedingungen|servicebedingungen|\bagb\b/,
    ar: /شروط (?:ال)?(?:خدمة|استخدام)|الشروط والاحكام/,
  },
  services: {
    en: /\bservic(?:es?|ing)\b/,
    es: /servicios/,
    fr: /prestations?|services/,
    de: /dienstleistung|werkvertrag|servicevertrag/,
    ar: /خدمات|مقاولة/,
  },
};
const opening = 4000;

/** What kind of contract it is, by its title first, then by what its opening keeps naming. */
export function readContractType({ text, language }: ContractText, title: string | null): ContractType {
  let best: ContractType = 'other';
  let most = 1;
  for (const type of contractTypes) {
    const pattern = names[type]?.[language];
    if (!pattern) continue;
    const inTitle = title !== null && compilePattern(pattern, language).test(title) ? 10 : 0;
    const mentions = text.slice(0, opening).match(compilePattern(pattern, language, 'g'))?.length ?? 0;
    // A narrower kind wins over "services" or "licence" that the same title also names.
    const narrow = type === 'services' || type === 'licence' || type === 'development' ? 0 : 2;
    const score = inTitle
      ? inTitle + narrow + Math.min(mentions, 5) / 10
      : Math.min(mentions, 6) * (narrow ? 0.8 : 0.5);
    if (score > most) {
      most = score;
      best = type;
    }
  }
  return best;
}
