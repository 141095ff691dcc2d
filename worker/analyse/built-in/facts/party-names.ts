import type { Locale } from '../../../../src/i18n/locale.schema';

export interface PartyName {
  name: string;
  role: string | null;
  /** From the name to the end of the words that give its role. */
  index: number;
  end: number;
}

const notRoles =
  /^(?:(?:this |the )?(?:agreement|contract|part(?:y|ies)|effective date|term|lease|services?|products?|act|sec|company group|joint venture|closing|offering|contrato|acuerdo|partes?|contrat|accord|parties|vertrag|parteien|vertragsparteien|العقد|الاتفاقية|الطرفان|الطرفين|الاطراف)s?)$/i;

const ending =
  '(?:inc|incorporated|ltd|limited|llc|l\\.l\\.c|llp|l\\.p|lp|plc|corp|corporation|company|co|n\\.a|n\\.v|b\\.v|s\\.a|s\\.l|s\\.a\\.u|s\\.l\\.u|s\\.r\\.l|srl|sas|s\\.a\\.s|sarl|s\\.a\\.r\\.l|sa|sl|ag|gmbh|gmbh & co\\. kg|kg|ohg|e\\.v|ug|se|a/s|ab|oy|pty ltd|pte\\.? ltd|fund|trust|bank)';
const companyEnding = new RegExp(`^ ?${ending}\\.?(?![\\p{L}])`, 'iu');

/** A defined role in brackets, or behind a naming phrase: ("Supplier"), (en adelante, "el Cliente"), nachfolgend "Mieter". */
const roles =
  /[(,]? ?(?:-+ ?)?(?:(?:hereinafter|hereafter|referred to|known|en adelante|en lo sucesivo|denominad[oa]s?|ci-après|dénommée?|désignée?|nachfolgend|nachstehend|im folgenden|genannt|ويشار اليه|يشار اليها?|المشار اليه|ويسمي|يسمي)[^"()]{0,60}|\((?:the |collectively,? |each,? |el |la |le |"|a |an )?[^"()]{0,40})"(?:the |el |la |le |der |die )?([^"]{2,40}?),?"[^()"]{0,30}(?:"[^"]{2,40}"[^()"]{0,30})?\)?/giu;

const connectors: Record<Locale, RegExp> = {
  en: /(?:^|[\s,;:(])(?:by and between|by and among|between|among|and between|and|with|,)\s+(?:\(?(?:i+|[a-z]|\d)\) ?)?|^(?:\(?(?:i+|[a-z]|\d)[.)] ?)/gi,
  es: /(?:^|[\s,;:])(?:entre|de una parte|de otra parte|por una parte|por otra parte|y|e|de la otra),?:?\s+/gi,
  fr: /(?:^|[\s,;:])(?:entre(?: les soussignés)?|et|d'une part|d'autre part)\s*[,:]?\s+/gi,
  de: /(?:^|[\s,;:-])(?:zwischen|und|sowie)\s+(?:de[rmn]|die)?\s*/gi,
  ar: /(?:^|[\s,;:])(?:بين كل من|بين|و|كل من|اولا|ثانيا|الطرف الاول|الطرف الثاني)\s*[:/-]?\s*/g,
};
const labelled =
  /^(?:\d[.)] ?)?(?:الطرف (?:الاول|الثاني|الثالث)(?: ?\(([^)]{2,30})\))?|(Vermieter|Mieter|Auftraggeber|Auftragnehmer|Arbeitgeber|Arbeitnehmer|Verkäufer|Käufer|Lizenzgeber|Lizenznehmer|Arrendador|Arrendatario|Bailleur|Locataire|Prestataire|Client|Landlord|Tenant|Supplier|Customer|Licensor|Licensee|Lender|Borrower|Buyer|Seller|Employer|Employee)(?:in)?) ?[:/-] ?(?:السيد(?:ة)?[:/ ]{1,3})?/iu;

/** Names and roles in a sentence that names parties, by the brackets that define their roles, else by "between A and B". */
export function readPartyNames(words: string, language: Locale): PartyName[] {
  const label = labelled.exec(words);
  if (label) {
    const name = firstName(words.slice(label[0].length, label[0].length + 160), language);
    const role = label[1] ?? label[2] ?? label[0].replace(/ ?[:/-].*$/, '').trim();
    return name
      ? [
          {
            name: name.text,
            role,
            index: label[0].length + name.index,
            end: label[0].length + name.index + name.text.length,
          },
        ]
      : [];
  }
  const found: PartyName[] = [];
  let from = 0;
  for (const match of words.matchAll(roles)) {
    const role = match[1]?.trim() ?? '';
    const stretch = words.slice(from, match.index);
    const end = match.index + match[0].length;
    from = end;
    if (notRoles.test(role)) continue;
    const name = lastName(stretch, language);
    if (name) found.push({ name: name.text, role, index: end - match[0].length - stretch.length + name.index, end });
  }
  return found.length > 0 ? found : betweenNames(words, language);
}

/** The name nearest before a role: what follows the last connector, to its first comma. */
function lastName(stretch: string, language: Locale) {
  const starts = [0, ...[...stretch.matchAll(connectors[language])].map(({ 0: text, index }) => index + text.length)];
  for (const at of starts) {
    const name = firstName(stretch.slice(at, at + 220), language);
    if (name && isName(name.text, language)) return { text: name.text, index: at + name.index };
  }
  return null;
}

function betweenNames(words: string, language: Locale): PartyName[] {
  const opener = {
    en: /\b(?:between|among)\b:?\s+/i,
    es: /\bentre\b:?\s+/i,
    fr: /\bentre\b:?\s+/i,
    de: /\bzwischen\b:?\s+/i,
    ar: /بين(?: كل من)?\s+/,
  }[language];
  const at = opener.exec(words);
  if (!at) return [];
  const rest = words.slice(at.index + at[0].length, at.index + at[0].length + 400);
  const offset = at.index + at[0].length;
  const and = { en: / and (?:between )?/g, es: / y /g, fr: / et /g, de: / und /g, ar: / و ?/g }[language];
  for (const { 0: text, index } of rest.matchAll(and)) {
    const first = firstName(rest.slice(0, index), language);
    const second = firstName(rest.slice(index + text.length), language);
    if (!first || !second || !isName(first.text, language) || !isName(second.text, language)) continue;
    return [
      { name: first.text, role: null, index: offset + first.index, end: offset + first.index + first.text.length },
      {
        name: second.text,
        role: null,
        index: offset + index + text.length + second.index,
        end: offset + index + text.length + second.index + second.text.length,
      },
    ];
  }
  return [];
}

const leading =
  /^(?:(?:the|la|le|el|los|die|der|das|dem|den|don|doña|mr\.?|mrs\.?|ms\.?|herrn?|frau|m\.|mme|société|la société|la empresa|la mercantil|la sociedad|d\.|dª|firma|شركة (?=شركة)|السادة|السيدة?)[ /:]+)+/i;

/** The words up to the comma or bracket that ends a name; "Acme, Inc." keeps its ending. */
function firstName(text: string, _language: Locale): { text: string; index: number } | null {
  const skipped = /^[\s"'(,:;-]+/.exec(text)?.[0].length ?? 0;
  const lead = leading.exec(text.slice(skipped))?.[0].length ?? 0;
  const index = skipped + lead;
  const rest = text.slice(index);
  let end = 0;
  for (;;) {
    const stop =
      /[,;:("]|\s-\s|\s(?:having|whose|with (?:its|offices|an)|located|residing|on the one|an? \p{L}+ (?:corporation|company|limited)|mit sitz|con domicilio|domiciliad|representad|ayant|dont le|vertreten|ومقرها|ويمثلها|ومركزها|المسجلة|بصفت)/iu.exec(
        rest.slice(end),
      );
    if (!stop) {
      end = rest.length;
      break;
    }
    end += stop.index;
    const tail = stop[0] === ',' ? companyEnding.exec(rest.slice(end + 1)) : null;
    if (!tail) break;
    end += 1 + tail[0].length;
  }
  const name = rest
    .slice(0, end)
    .replace(/[\s.]+$/, (dots) =>
      /\b(?:inc|ltd|co|corp|s\.a|l\.p|n\.a)$/i.test(rest.slice(0, end - dots.length)) ? '.' : '',
    );
  return name.length >= 2 && name.length <= 90 ? { text: name, index } : null;
}

function isName(text: string, language: Locale) {
  if (language === 'ar') return /[\u0620-\u064a]{2}/.test(text) && text.split(' ').length <= 9;
  const words = text.split(/\s+/);
  if (words.length > 12 || !/^[\p{Lu}\d]/u.test(text)) return false;
  if (
    /^(?:This|Agreement|Contract|Whereas|Now|Section|Article|Exhibit|Dated|The|Each|Effective|January|February|March|April|May|June|July|August|September|October|November|December)\b/i.test(
      text,
    )
  )
    return false;
  const capitals = words.filter((word) => /^["'(]?[\p{Lu}\d&]/u.test(word)).length;
  return capitals >= words.length / 2;
}
