import type { Locale } from '../../../../src/i18n/locale.schema';
import { labelledParties, notRoles, partyConnectors, rolePhrases } from './party-words';

export interface PartyName {
  name: string;
  /** What the contract calls the party, or null. */
  role: string | null;
  /** From the name to the end of the words that give its role. */
  index: number;
  end: number;
}

interface Role {
  role: string;
  index: number;
  end: number;
}

const endings =
  'inc|incorporated|ltd|limited|llc|l\\.l\\.c|llp|l\\.l\\.p|l\\.p|lp|plc|corp|corporation|company|co|n\\.a|n\\.v|b\\.v|bv|s\\.a|s\\.l|s\\.a\\.u|s\\.l\\.u|s\\.r\\.l|srl|sas|s\\.a\\.s|sarl|s\\.a\\.r\\.l|sa|sl|ag|gmbh|kg|ohg|ug|se|a/s|ab|oy|pty ltd|pte\\.? ltd|k\\.k|bank|association';
const endingAfterComma = new RegExp(`^ ?(?:${endings})\\.?(?![\\p{L}])`, 'iu');
const endsAsCompany = new RegExp(`(?:^|[\\s,])(?:${endings})\\.?$`, 'iu');
const farthestName = 500;

/** The parties named in a stretch of words: by the roles defined for them, else by "between A and B". */
export function readPartyNames(words: string, language: Locale): PartyName[] {
  const found: PartyName[] = [];
  let from = 0;
  for (const { role, index, end } of findRoles(words, language)) {
    const name = nameBefore(words, Math.max(from, index - farthestName), index, language);
    from = end;
    if (name) found.push({ ...name, role, end });
  }
  return found.length >= 2 ? found : mergeNames(found, betweenNames(words, language));
}

/** The party of a line that begins with its role. */
export function readLabelledParty(words: string, language: Locale): PartyName | null {
  const label = labelledParties[language].exec(words);
  const name = label && nameAt(words, label[0].length, Math.min(words.length, label[0].length + 160));
  return label && name ? { ...name, role: label[1] ?? null, end: name.index + name.name.length } : null;
}

function findRoles(words: string, language: Locale): Role[] {
  const bracketed = [...words.matchAll(/\(([^()]{1,200})\)/g)].flatMap(({ 0: text, 1: inside = '', index }) => {
    const terms = [...inside.matchAll(/"(?:the |el |la |le |der |die )?([^"]{2,40}?),?"/gi)].map(([, term = '']) =>
      term.trim(),
    );
    const role = terms.find((term) => !notRoles.test(term));
    return role ? [{ role, index, end: index + text.length }] : [];
  });
  const phrased = [...words.matchAll(rolePhrases[language])].flatMap(({ 0: text, 1: role = '', index }) =>
    notRoles.test(role) || bracketed.some((other) => index < other.end && index + text.length > other.index)
      ? []
      : [{ role: role.trim(), index, end: index + text.length }],
  );
  return [...bracketed, ...phrased].sort((a, b) => a.index - b.index);
}

type Name = Pick<PartyName, 'name' | 'index'>;

/** The name that a role belongs to: the first that ends like a company's, else the first that looks like a name. */
function nameBefore(words: string, from: number, to: number, language: Locale): Name | null {
  const stretch = words.slice(from, to);
  const starts = [
    0,
    ...[...stretch.matchAll(partyConnectors[language])].map(({ 0: text, index }) => index + text.length),
  ];
  const names = starts.flatMap((start) => {
    const name = nameAt(words, from + start, to);
    return name && isName(name.name, language) ? [name] : [];
  });
  return names.find(({ name }) => endsAsCompany.test(name)) ?? names[0] ?? null;
}

function betweenNames(words: string, language: Locale): PartyName[] {
  const starts = [...words.slice(0, 900).matchAll(partyConnectors[language])].map(
    ({ 0: text, index }) => index + text.length,
  );
  const names = starts.flatMap((start) => {
    const name = nameAt(words, start, Math.min(words.length, start + 200));
    return name && isName(name.name, language) && (language === 'ar' || endsAsCompany.test(name.name)) ? [name] : [];
  });
  const distinct = names.filter(({ index }, at) => names.findIndex((other) => other.index === index) === at);
  return distinct.slice(0, 2).map(({ name, index }) => ({ name, role: null, index, end: index + name.length }));
}

function mergeNames(withRoles: PartyName[], plain: PartyName[]): PartyName[] {
  const others = plain.filter(({ index, end }) => withRoles.every((known) => end <= known.index || index >= known.end));
  return [...withRoles, ...others].sort((a, b) => a.index - b.index);
}

const leading =
  /^(?:[\s"',:;)(-]|(?:the|la|le|el|los|die|der|das|dem|den|don|doña|mr\.?|mrs\.?|ms\.?|herrn?|frau|m\.|mme|société|empresa|mercantil|sociedad|d\.|dª|firma|السادة|السيدة?)(?=[\s/:])[/:]?)+/i;
const stops =
  /[,;:("\n]|\s-\s|\s(?:having|whose|with (?:its|offices|an|a)|located|residing|on the one|an? \p{L}+ (?:corporation|company|limited|general)|organi[sz]ed|mit sitz|con domicilio|con sede|domiciliad|representad|ayant|dont le|vertreten|geschäftsansässig|ومقرها|ويمثلها|ومركزها|المسجلة|بصفت|شركة ذات)/iu;

/** The words from `from` up to the comma or bracket that ends a name; "Acme, Inc." keeps its ending. */
function nameAt(words: string, from: number, to: number): Name | null {
  const index = from + (leading.exec(words.slice(from, to))?.[0].length ?? 0);
  const rest = words.slice(index, to);
  let end = 0;
  for (;;) {
    const stop = stops.exec(rest.slice(end));
    end += stop ? stop.index : rest.length - end;
    const ending = stop?.[0] === ',' ? endingAfterComma.exec(rest.slice(end + 1)) : null;
    if (!ending) break;
    end += 1 + ending[0].length;
  }
  const name = rest.slice(0, end).trimEnd();
  return name.length >= 2 && name.length <= 90 ? { name, index } : null;
}

const notNames =
  /^(?:this|agreement|contract|whereas|section|article|exhibit|dated|each|effective|collectively|by|and|between|among|party|parties|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

function isName(text: string, language: Locale) {
  if (language === 'ar') return /[\u0620-\u064a]{2}/.test(text) && text.split(' ').length <= 9 && !notRoles.test(text);
  const words = text.split(/\s+/);
  if (words.length > 12 || !/^\p{Lu}/u.test(text) || notNames.test(text) || notRoles.test(text)) return false;
  const capitals = words.filter((word) => /^["'(]?[\p{Lu}\d&]/u.test(word)).length;
  return capitals >= words.length * 0.6 && /\p{L}{2}/u.test(text);
}
