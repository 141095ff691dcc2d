import type { Locale } from '#src/i18n/locale.schema.ts';
import { compilePattern } from '../text/compile-pattern';

const either: Record<Locale, RegExp> = {
  en: /\b(?:either|each|any|both) (?:of the )?part(?:y|ies)|\beither \S{1,30} or \S{1,30} (?:may|can|shall)|by either\b|\bone party|\bthe parties may/,
  es: /cualquiera de (?:las|ambas)|cualquier parte|cada (?:una de las )?parte|ambas partes|las partes podrán|una de las partes/,
  fr: /(?:chaque|chacune des|l'une (?:ou l'autre )?des|toute|une des) (?:deux )?parties?|l'une des parties|les parties peuvent/,
  de: /(?:jede|beide|von jeder|eine|den|die) (?:der )?(?:vertrags)?parte?i?(?:en|ei)?|beiderseits|beiden seiten|jeder vertragspartner/,
  ar: /(?:لاي|اي|كل|لكل|احد) (?:من )?(?:الطرفين|طرف|الاطراف|منهما)|لكلا الطرفين/,
};
const party = '(?:[Tt]he )?((?:[A-Z][\\w&.-]{0,60})(?: (?:[A-Z][\\w&.-]{0,60})){0,3})';
const one: Record<Locale, readonly RegExp[]> = {
  en: [
    new RegExp(
      `(?:^|[,;:.)] |\\b(?:that|hereof|Agreement|contrary|and) )${party}(?: also)? (?:may|shall have the right|has the right|reserves the right|is entitled|can)\\b`,
    ),
    new RegExp(`terminated (?:at any time )?by ${party}[,; ]`),
  ],
  es: [
    /\b[Ee]l (Arrendador|Arrendatario|Prestador|Proveedor|Cliente|Comprador|Vendedor|Licenciante|Licenciatario|Trabajador|Empleador|Consultor|Contratista|Distribuidor)\b.{0,30}podrá/,
  ],
  fr: [
    /\b[Ll]e (Prestataire|Client|Bailleur|Locataire|Preneur|Fournisseur|Vendeur|Acheteur|Concédant|Licencié|Consultant|Distributeur|Salarié|Employeur)\b.{0,30}(?:peut|pourra)/,
  ],
  de: [
    /\b(?:[Dd]er|[Dd]ie) (Auftraggeber|Auftragnehmer|Anbieter|Kunde|Vermieter|Mieter|Verkäufer|Käufer|Lizenzgeber|Lizenznehmer|Berater|Arbeitgeber|Arbeitnehmer)(?:in)?\b.{0,20}(?:kann|ist berechtigt|darf)/,
  ],
  ar: [/(?:يجوز|يحق) ل(لمورد|لعميل|لمؤجر|لمستاجر|لمشتري|لبائع|لشركة|لمستشار|لمقاول|لطرف الاول|لطرف الثاني)/],
};
const notParties = /^(?:This|Notwithstanding|If|Any|All|Such|Section|Article|The|It|Agreement|Subject|In|Term)\b/;

/** Who may do what a sentence allows: 'either', the party as the contract calls it, or null when unclear. */
export function readRightHolder(words: string, language: Locale): 'either' | (string & {}) | null {
  if (compilePattern(either[language], language).test(words)) return 'either';
  for (const pattern of one[language]) {
    const name = pattern.exec(words)?.[1];
    if (name && !notParties.test(name)) return language === 'ar' ? `ا${name}` : name;
  }
  return null;
}
