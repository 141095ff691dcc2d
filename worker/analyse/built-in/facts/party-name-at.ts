import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { notRoles } from './party-words';

export interface Name {
  name: string;
  index: number;
}

const endings =
  'inc|incorporated|ltd|limited|llc|l\\.l\\.c|llp|l\\.l\\.p|l\\.p|lp|plc|corp|corporation|company|co|n\\.a|n\\.v|b\\.v|bv|s\\.a|s\\.l|s\\.a\\.u|s\\.l\\.u|s\\.r\\.l|s\\.à r\\.l|sàrl|srl|sas|s\\.a\\.s|sarl|s\\.a\\.r\\.l|sa|sl|ag|gmbh|kg|ohg|ug|se|a/s|ab|oy|pty ltd|pte\\.? ltd|k\\.k|d\\.? ?o\\.? ?o|s\\.? ?r\\.? ?o|kft|oü|uab|aps|s\\.p\\.a|spa|e\\.i\\.r\\.l|s\\.a\\.c|lda|s\\.n\\.c|dac|clg|bank|association';
const endingAfterComma = new RegExp(`^ ?(?:${endings})\\.?(?![\\p{L}])`, 'iu');
const endingAfterBracket = new RegExp(`^\\([\\p{L} .]{2,20}\\),? (?:${endings})\\.?(?![\\p{L}])`, 'iu');
const endsAs = new RegExp(`(?:^|[\\s,])(?:${endings})\\.?$`, 'iu');
const onlyEnding = new RegExp(`^(?:${endings})\\.?$`, 'iu');
const onlyConnector = /^(?:and|or|y|et|und|sowie|between|entre|zwischen)$/i;
const addressBehind = new RegExp(`^(.{2,80}?[\\s,](?:${endings})\\.?) (?:\\d|suite |p\\.? ?o\\.? box)`, 'iu');
/** "Keefe, Bruyette & Woods": the comma belongs to the name. */
const partnersAfterComma = /^ \p{Lu}[\p{L}'-]+(?:, \p{Lu}[\p{L}'-]+){0,3} & \p{Lu}[\p{L}'-]+/u;

const leading =
  /^(?:[\s"',:;)(-]|(?:\(?(?:\d|[a-d]|i{1,3})\)|\d\.|the|by|with|of|undersigned|la|le|el|los|die|der|das|dem|den|von|don|doña|mr\.?|mrs\.?|ms\.?|herrn?|frau|m\.|mme|monsieur|madame|société|empresa|mercantil|sociedad|d\.|dª|firma|السادة|السيدة?)(?=[\s/:])[/:]?)+/i;
const stops =
  /[,;:("\n]|\s-\s|\s(?:having|whose|with (?:its|offices|an|a)|located|residing|trading as|represented|address|legal representative|company seal|on the one|an? \p{L}+ (?:corporation|company|limited|general)|organi[sz]ed|mit sitz|con domicilio|con sede|domiciliad|representad|mayor de edad|ayant|dont le|né|demeurant|vertreten|wohnhaft|geschäftsansässig|ومقرها|ويمثلها|ومركزها|المسجلة|بصفت|شركة ذات)/iu;

export function endsAsCompany(name: string) {
  return endsAs.test(name);
}

/** The words from `from` up to the comma or bracket that ends a name; "Acme, Inc." keeps its ending. */
export function nameAt(words: string, from: number, to: number): Name | null {
  const index = from + (leading.exec(words.slice(from, to))?.[0].length ?? 0);
  const rest = words.slice(index, to);
  let end = 0;
  for (;;) {
    const stop = stops.exec(rest.slice(end));
    end += stop ? stop.index : rest.length - end;
    const more = stop && continuation(stop[0], rest.slice(end));
    if (!more) break;
    end += more;
  }
  const whole = rest.slice(0, end).trimEnd();
  const name = addressBehind.exec(whole)?.[1] ?? whole;
  return name.length >= 2 && name.length <= 90 ? { name, index } : null;
}

function continuation(stop: string, rest: string) {
  if (stop === '(') return endingAfterBracket.exec(rest)?.[0].length ?? 0;
  if (stop !== ',') return 0;
  const more = partnersAfterComma.exec(rest.slice(1)) ?? endingAfterComma.exec(rest.slice(1));
  return more ? 1 + more[0].length : 0;
}

/** The capitalised words right before `to`. */
export function nameEndingAt(words: string, from: number, to: number): Name | null {
  const stretch = words.slice(from, to).replace(/(?<![\s,])[\s,]+$/, '');
  const run =
    /(?:^|[\s("])((?:\p{Lu}[\p{L}\d.'&-]{0,120})(?:,? (?:\p{Lu}[\p{L}\d.'&-]{0,120}|\p{L}?\p{Lu}\p{L}{1,120}|of|&|de|del|von|van|\d{1,2}(?= \p{Lu}))){0,8})$/u.exec(
      stretch.slice(-120),
    );
  if (!run?.[1] || /\b(?:of|an?) (?:the )?$/.test(stretch.slice(0, -run[1].length))) return null;
  const name = run[1].replace(/^The /, '');
  return { name, index: from + stretch.length - name.length };
}

export function isName(text: string, language: Locale): boolean {
  if (
    onlyConnector.test(text) ||
    notRoles.test(text) ||
    languages[language].opening.knownRoles.test(text) ||
    languages[language].opening.notInNames.test(text)
  )
    return false;
  if (!languages[language].writing.hasCapitals) return /[\u0620-\u064a]{2}/.test(text) && text.split(' ').length <= 9;
  const words = text.split(/\s+/);
  if (words.length > 12 || !/^\p{Ll}?[\p{Lu}]/u.test(text) || onlyEnding.test(text)) return false;
  if (languages.en.opening.notInNames.test(text) || /\p{Ll}{3}\. \p{Lu}/u.test(text)) return false;
  const capitals = words.filter((word) => /^["'(]?(?:[\p{Lu}\d&]|\p{Ll}\p{Lu})/u.test(word)).length;
  return capitals >= words.length * 0.6 && /\p{L}{2}/u.test(text);
}
