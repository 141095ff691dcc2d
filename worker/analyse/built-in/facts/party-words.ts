import type { Locale } from '../../../../src/i18n/locale.schema';

/** Words behind which the parties are named. */
export const partyOpeners: Record<Locale, RegExp> = {
  en: /\b(?:by and between|by and among|between|among|amongst|parties(?: are)?:)/gi,
  es: /\b(?:entre|reunidos|de una parte|comparecen|las partes:)/gi,
  fr: /(?:\bentre\b(?: les soussignés)?|soussignés|d'une part)/gi,
  de: /\b(?:zwischen|vertragsparteien:|parteien:)/gi,
  ar: /(?:بين كل من|بين|الطرف الاول)/g,
};

/** Words with which something else begins. */
export const partiesEnd: Record<Locale, RegExp> = {
  en: /\b(?:WHEREAS|Whereas|RECITALS|Recitals|WITNESSETH|W I T N E S S|BACKGROUND|Background|NOW,? THEREFORE|In consideration|IN CONSIDERATION|ARTICLE (?:1|I)\b|DEFINITIONS|Table of Contents|TABLE OF CONTENTS)|\n1\.1? /,
  es: /\b(?:EXPONEN|MANIFIESTAN|Exponen|Manifiestan|ANTECEDENTES|DECLARACIONES|CLÁUSULAS|ESTIPULACIONES)\b|\n(?:1\.|PRIMERA)/,
  fr: /\b(?:PRÉAMBULE|Préambule|EXPOSÉ|Exposé|IL A ÉTÉ|Il a été|Article 1|ARTICLE 1)\b|\n1\./,
  de: /\b(?:Präambel|PRÄAMBEL|Vorbemerkung)|\n(?:§ ?1\b|1\.)/,
  ar: /(?:تمهيد|مقدمة|اتفق الطرفان|وحيث|المادة الاولي|البند الاول|المادة 1)/,
};

/** Between one party and the next. */
export const partyConnectors: Record<Locale, RegExp> = {
  en: /(?:^|[\s,;:)])(?:by and between|by and among|between|among|and|with|parties(?: are)?:)\s+|;\s+|\n|(?:^|\s)\(?(?:\d|[a-d]|i{1,3})\)\s+/gi,
  es: /(?:^|[\s,;:)])(?:entre|reunidos|de una parte|de otra parte|de otra|de la otra|por una parte|por otra parte|y)[,:]?\s+|;\s+|\n/gi,
  fr: /(?:^|[\s,;:)])(?:entre(?: les soussignés)?|et|d'une part|d'autre part)\s*[,:]?\s+|;\s+|\n/gi,
  de: /(?:^|[\s,;:)-])(?:zwischen|und|sowie)\s+|;\s+|\n/gi,
  ar: /(?:^|[\s,;:)])(?:بين كل من|بين|و|كل من|اولا|ثانيا)\s*[:/-]?\s*|;\s+|\n/g,
};

/** Words that name a role outside brackets: 'hereinafter referred to as "X"', 'nachfolgend "X" genannt'. */
export const rolePhrases: Record<Locale, RegExp> = {
  en: /(?:hereinafter|hereafter|referred to|known as)[^"()\n]{0,60}"([^"\n]{2,40})"/gi,
  es: /(?:en adelante|en lo sucesivo|denominad[oa]s?)[^"()\n]{0,50}"([^"\n]{2,40})"/gi,
  fr: /(?:ci-après|dénommée?|désignée?)[^"()\n]{0,50}"([^"\n]{2,40})"/gi,
  de: /(?:nachfolgend|nachstehend|im folgenden)[^"()\n]{0,40}"([^"\n]{2,40})"/gi,
  ar: /(?:يشار (?:اليه|اليها)|المشار اليه|يسمي|تسمي)[^"()\n]{0,60}"([^"\n]{2,40})"/g,
};

/** "Landlord: Jane Doe", "الطرف الأول: شركة …": the role first. */
export const labelledParties: Record<Locale, RegExp> = {
  en: /^(?:\d[.)] ?)?(?:the )?(landlord|tenant|lessor|lessee|supplier|customer|client|licensor|licensee|lender|borrower|buyer|seller|employer|employee|contractor|consultant) ?: ?/i,
  es: /^(?:\d[.)] ?)?(?:el |la )?(arrendador|arrendatario|prestador|proveedor|cliente|comprador|vendedor|licenciante|licenciatario|empleador|trabajador)a? ?: ?/i,
  fr: /^(?:\d[.)] ?)?(?:le |la )?(bailleur|locataire|preneur|prestataire|client|fournisseur|acheteur|vendeur|employeur|salarié)e? ?: ?/i,
  de: /^(?:\d[.)] ?)?(?:der |die )?((?:vermieter|mieter|auftraggeber|auftragnehmer|arbeitgeber|arbeitnehmer|verkäufer|käufer|lizenzgeber|lizenznehmer|darlehensgeber|darlehensnehmer)(?:in)?) ?: ?/i,
  ar: /^(?:\d[.)-] ?)?((?:ال)?طرف (?:ال)?(?:اول|ثاني|ثالث)|المؤجر|المستاجر|المورد|العميل|البائع|المشتري|صاحب العمل|العامل)(?: ?\([^)]{2,30}\))? ?[:/-] ?/,
};

/** Defined terms that are not what a party is called. */
export const notRoles =
  /^(?:(?:this |the |these |el |la |le |l'|die |der |das )?(?:(?:\S+ )?agreement|contract|part(?:y|ies)|effective date|commencement date|term|lease|services?|products?|plan|joint venture|closing|offering|code|amendment|terms|(?:securities |exchange )?act|contrato|acuerdo|partes?|contrat|accord|convention|bail|vertrag|vereinbarung|parteien?|vertragsparteien?|العقد|الاتفاقية|الطرفان|الطرفين|الاطراف|الطرف))$/i;
