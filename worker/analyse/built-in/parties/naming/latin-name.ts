import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import type { PartyNameWords } from '#worker/analyse/languages/party-name-words.ts';

const word = /[\p{L}\d&](?:[\p{L}\p{M}\d&/.-]|'(?=\p{L})){0,60}/uy;
const endings =
  'inc|ltd|limited|llc|llp|lp|plc|corp|co|s\\.? ?a|s\\.? ?l|s\\.? ?a\\.? ?u|s\\.? ?l\\.? ?u|s\\.? ?r\\.? ?l|s\\. ?coop|sociedad (?:cooperativa|limitada|anónima)|s\\.a\\.p\\.i|s\\. de r\\.l|sarl|sàrl|s\\.à r\\.l|sas|sa|ag|gmbh|kg|bv|c\\.b|d\\.? ?o\\.? ?o|s\\.? ?r\\.? ?o|kft|oü|uab|aps|oy|n\\.? ?v|s\\.? ?p\\.? ?a|e\\.? ?i\\.? ?r\\.? ?l|s\\.? ?a\\.? ?c|lda|ltda|s\\.n\\.c|s\\.r\\.l\\.s|dac|clg|pty ltd|pte ltd';
/** ", SAS Acme" names another firm: there the kind of company stands first. */
const endingAfterComma = new RegExp(
  `^, ?(?!(?:SAS|SARL|SASU|EURL|SCI|SNC|SA) \\p{L})(?:${endings})\\.?(?: de c\\.v\\.)?(?!\\.?\\p{L})`,
  'iu',
);
/** "Acme (Pty) Ltd": what kind of company it is begins in brackets. */
const endingInBrackets = new RegExp(`^ ?\\(\\p{L}{2,12}\\)\\.? (?:${endings})\\.?(?!\\.?\\p{L})`, 'iu');
/** "SARL Forge et Fils": where the kind of company comes first, what "and" joins is its name. */
const kindFirst =
  /^(?:SAS|SARL|SASU|EURL|SCI|SNC|SCP|GIE|ASBL|SRL|[Ss]ociété|[Éé]tablissements|Ets|[Ss]ociedad|[Cc]omunidad|[Gg]rupo|[Ss]tiftung|[Vv]erein|[Ff]irma) /u;
const person = /^\p{Ll}{1,3} (?:M|Mme|Mlle|Monsieur|Madame|Don|Doña|D|Dña|Sra?|Frau|Herrn?|Mr|Mrs|Ms)(?!\p{L})/u;
/** Under what name somebody does business is part of what they are called. */
const tradingAs =
  /^,? (?:trading (?:as|under the name(?: of)?)|t\/a|d\/b\/a|con (?:el )?nombre comercial|(?:exerçant )?sous (?:l'enseigne|le nom commercial)(?: de)?|handelnd unter(?: der (?:Firma|Bezeichnung))?) "?(?=\p{Lu})/iu;
const ownerAfterComma = /^, (?:Inhaber(?:in)?|Inh\.) \p{Lu}[\p{L}-]{0,30}\.?(?: \p{Lu}[\p{L}-]{1,30}){0,2}/u;
const endingAhead = new RegExp(`^[^,;:(\\n"]{2,50}?(?:, ?|\\s)(?:${endings})\\.?(?=[\\s,.;:()]|$)`, 'iu');
/** "Tierschutzverein Emden e. V." */
const registered = /^ e\. ?(?:V|K|U|G|Kfm|Kfr)\.?(?!\p{L})/u;
const abbreviation = new RegExp(
  `^(?:\\p{L}\\.){1,5}$|^(?:${endings}|st|mag|dr|ing|lic|dipl\\.?-\\p{L}{2,6}|bros|cía|ltda)\\.$`,
  'iu',
);
/** "Acme Ltd. You": behind its abbreviated kind a firm's name goes on with another such word alone. */
const endsFirm = new RegExp(`^(?:${endings})\\.$`, 'iu');
const moreFirm = new RegExp(`^ (?:&|and |(?:${endings})(?![\\p{L}]))`, 'iu');
const isCapital = (token: string) => /^(?:\p{Lu}|\p{Ll}\p{Lu}|[dl]'\p{Lu})/u.test(token);
const smallEnding = /^(?:d\.o\.o|s\.r\.o|plc|ltd|inc|llc|llp|lp|gmbh|ggmbh|mbh|e\.v|e\.[uUkK]|eg|r\.l)\.?$/;
const and = /^(?:and|y|e|et|und)$/;

/** 'Verein "Fair Play" e. V.': what a firm is called may stand in quotes before its kind. */
const quotedPart = new RegExp(`^ "[^"\\n]{2,50}" (?:e\\. ?v|${endings})\\.?(?!\\p{L})`, 'iu');

/** How far a name goes that is written with capitals, with the name of a business; null where none begins. */
export function readLatinName(rest: string, words: PartyNameWords): Span | null {
  const own = readOwnName(rest, words);
  if (!own) return null;
  const tail = rest.slice(own.end);
  const quoted = words.firm.test(rest.slice(0, own.end)) ? quotedPart.exec(tail) : null;
  if (quoted) return { start: 0, end: own.end + quoted[0].length };
  const trading = tradingAs.exec(tail);
  const business = trading && readOwnName(tail.slice(trading[0].length), words);
  return business ? { start: 0, end: own.end + (trading?.[0].length ?? 0) + business.end } : own;
}

function readOwnName(rest: string, { within, firm }: PartyNameWords): Span | null {
  let at = 0;
  let end = 0;
  let count = 0;
  let hung = '';
  for (;;) {
    word.lastIndex = at;
    let token = word.exec(rest)?.[0];
    if (!token) break;
    const isShort = abbreviation.test(token);
    const isLast = token.endsWith('.') && !isShort;
    if (isLast) token = token.replace(/\.{1,60}$/, '');
    if (isCapital(token) || (count > 0 && (token === '&' || smallEnding.test(token)))) {
      at += token.length;
      if (token !== '&') end = at;
      count++;
      hung = '';
    } else if (count > 0 && within.test(token) && mayJoin(token, count, rest.slice(0, end), rest.slice(at), firm)) {
      at += token.length;
      hung = token;
    } else if (hung && isInstitution(rest.slice(0, end), rest.slice(at + token.length), firm, within)) {
      at += token.length;
      hung = '';
    } else break;
    if (isLast || (count > 1 && endsFirm.test(token) && !moreFirm.test(rest.slice(at)))) break;
    const tail = rest.slice(at);
    const ending =
      registered.exec(tail) ?? endingAfterComma.exec(tail) ?? endingInBrackets.exec(tail) ?? ownerAfterComma.exec(tail);
    if (ending) return { start: 0, end: at + ending[0].length };
    if (rest[at] !== ' ') break;
    at++;
  }
  return count > 0 && end > 0 ? { start: 0, end } : null;
}

/** "Moarhof des Peter Pircher,": a farm or an inn, and whose it is. */
const keeper =
  /^(?:des|der) (?:(?:Familie|Geschwister) )?\p{Lu}[\p{L}-]{1,30}(?: \p{Lu}[\p{L}-]{1,30}){1,2}(?=[,;(\n]|$)/u;

/** "And" joins the words of a firm; between people it begins the next name. "Of" follows an institution. */
function mayJoin(token: string, count: number, before: string, ahead: string, firm: RegExp) {
  // "SARL au capital de 10 000 €": what a company is worth is no part of its name.
  if (/^ (?:capital|kapital)(?!\p{L})/iu.test(ahead)) return false;
  if (and.test(token))
    return (
      count === 1 ||
      endingAhead.test(ahead) ||
      (kindFirst.test(before) && /^\p{Ll}{1,3} \p{Lu}/u.test(ahead) && !person.test(ahead))
    );
  if (/^(?:of|en)$/.test(token)) return count === 1 || firm.test(before);
  if (count === 1 && keeper.test(ahead)) return true;
  if (/^(?:the|for|pour|para|zum|zur|für|im|am|dem|den|der|des)$/.test(token))
    return firm.test(before) || endingAhead.test(ahead);
  return true;
}

/** "Agence de promotion de la Côte": small words that belong to what an institution is for. */
function isInstitution(before: string, behind: string, firm: RegExp, within: RegExp) {
  const next = /^ (\S{1,12}) /.exec(behind)?.[1];
  return firm.test(before) && next !== undefined && within.test(next);
}
