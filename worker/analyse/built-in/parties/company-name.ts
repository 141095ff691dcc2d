import type { Locale } from '#src/i18n/locale.schema.ts';
import { endsAsCompany } from '../facts/party-name-at';
import { normaliseText } from '../text/normalised-text';

const firms: Record<Locale, RegExp> = {
  en: /(?:^|\s)(?:dac|cic|cio|studios?|agency|authority|council|group|services|works|club|academy|university|college|school|trust|society|partners|holdings?|rentals?|motors|homes|& (?:co|sons?|daughters?))(?:\s|$)/i,
  es: /(?:^|\s)(?:ltda|spa|s\.? ?coop|cooperativa|sociedad|compañía|grupo|escuela|instituto|ayuntamiento|municipal|fundación|asociación|agencia|editorial|talleres|inmobiliaria|hermanos|fideicomiso|academia|centro|banco|c\.v)\.?(?:\s|$)/i,
  fr: /(?:^|\s)(?:sarl|sas|sasu|eurl|sci|scop|asbl|srl|sprl|sàrl|éditions|office|agence|association|société|groupe|commune|mairie|banque|coopérative|garage|maison|studio|école|centre|fondation)(?:\s|$)/i,
  de: /(?:^|\s)(?:ggmbh|mbh|flexco|e\. ?v|eg|gbr|ohg|s\.r\.l|garage|gesellschaft|verein|stiftung|anstalt|sparkasse|\p{L}{0,30}kasse|\p{L}{0,30}werk(?:e|statt)?|stadt|gemeinde|verlag|studio|klinik|genossenschaft)\.?(?:\s|$|-)/iu,
  ar: /(?:^|\s)(?:شركة|مؤسسة|مكتب|مصنع|مطبعة|مشغل|معهد|مدرسة|جمعية|هيئة|بلدية|وزارة|بنك|مصرف|مجموعة|منصة|اكاديمية|دار|مركز|وكالة|نادي|فندق|ذ\.م\.م|ش\.م\.م|ش\.م\.ل|م\.م)/,
};

/** Whether a name is that of a company or an institution, not a person's. */
export const isCompany = (name: string, language: Locale) =>
  endsAsCompany(name) || firms[language].test(normaliseText(name).text);
