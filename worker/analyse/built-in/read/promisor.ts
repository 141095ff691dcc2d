import type { Locale } from '#src/i18n/locale.schema.ts';
import { compilePattern } from '../text/compile-pattern';

const each: Record<Locale, RegExp> = {
  en: /\b(?:each|either|both|every) (?:of the )?part(?:y|ies)|the parties (?:shall|will|agree)|indemnifying party|mutual/,
  es: /cada (?:una de las )?partes?|ambas partes|recíproca|las partes se/,
  fr: /chaque partie|chacune des parties|réciproque|les parties se/,
  de: /jede (?:der )?(?:vertrags)?partei|beide (?:vertrags)?parteien|gegenseitig|wechselseitig/,
  ar: /كل (?:من الطرفين|طرف)|الطرفان|يتبادل/,
};
const name = '((?:[A-Z][\\w&.-]{0,60})(?: (?:[A-Z][\\w&.-]{0,60})){0,3}|[Yy]ou)';
const one: Record<Locale, readonly RegExp[]> = {
  en: [
    new RegExp(
      `(?:^|[,;:.)] |\\b(?:that|hereof|Agreement|law|the|The) )(?:[Tt]he )?${name},?(?: also| hereby| further)? (?:shall|will|agrees?|must|hereby agrees?|undertakes?)\\b`,
    ),
  ],
  es: [
    /\b[EeLl]l?a? ?(Arrendador|Arrendatari[oa]|Prestador|Proveedor|Client[ea]|Comprador|Vendedor|Licenciante|Licenciatari[oa]|Trabajador|Empleador|Consultor|Contratista|Distribuidor|Usuario)\b/,
  ],
  fr: [
    /\b[Ll]e (Prestataire|Client|Bailleur|Locataire|Preneur|Fournisseur|Vendeur|Acheteur|Concédant|Licencié|Consultant|Distributeur|Salarié|Employeur|Franchisé|Franchiseur)\b/,
  ],
  de: [
    /\b(?:[Dd]er|[Dd]ie) (Auftraggeber|Auftragnehmer|Anbieter|Kunde|Vermieter|Mieter|Verkäufer|Käufer|Lizenzgeber|Lizenznehmer|Berater|Arbeitgeber|Arbeitnehmer|Nutzer|Lieferant|Besteller)(?:in)?\b/,
  ],
  ar: [
    /(?:يلتزم|يتعهد|تلتزم|تتعهد|يوافق|يعوض) (المورد|العميل|المؤجر|المستاجر|المشتري|البائع|الشركة|المستشار|المقاول|الطرف الاول|الطرف الثاني|المستخدم|المرخص له|المرخص)/,
  ],
};
const notParties =
  /^(?:This|Notwithstanding|If|Any|All|Such|Section|Article|The|It|Agreement|Subject|In|Term|To|For|Each|Either|Party|Parties|Indemni\w+|No|Neither|Nothing)\b/;

/** Who takes on what a sentence promises: 'each', the party as the contract calls it, or null when unclear. */
export function readPromisor(words: string, language: Locale): 'each' | (string & {}) | null {
  if (compilePattern(each[language], language).test(words)) return 'each';
  for (const pattern of one[language]) {
    const found = pattern.exec(words)?.[1];
    if (found && !notParties.test(found)) return found;
  }
  return null;
}
