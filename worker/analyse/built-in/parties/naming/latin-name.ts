import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import type { PartyNameWords } from '#worker/analyse/languages/party-name-words.ts';

const word = /[\p{L}\d&](?:[\p{L}\p{M}\d&/.-]|'(?=\p{L})){0,60}/uy;
const endings =
  'inc|ltd|limited|llc|llp|lp|plc|corp|co|s\\.? ?a|s\\.? ?l|s\\.? ?a\\.? ?u|s\\.? ?l\\.? ?u|s\\.? ?r\\.? ?l|s\\. ?coop|sociedad (?:cooperativa|limitada|anónima)|s\\.a\\.p\\.i|s\\. de r\\.l|sarl|sàrl|s\\.à r\\.l|sas|sa|ag|gmbh|kg|bv|c\\.b';
const endingAfterComma = new RegExp(`^, ?(?:${endings})\\.?(?: de c\\.v\\.)?(?!\\.?\\p{L})`, 'iu');
/** "Acme (Pty) Ltd": what kind of company it is begins in brackets. */
const endingInBrackets = new RegExp(`^ ?\\(\\p{L}{2,12}\\)\\.? (?:${endings})\\.?(?!\\.?\\p{L})`, 'iu');
const ownerAfterComma = /^, (?:Inhaber(?:in)?|Inh\.) \p{Lu}[\p{L}-]{0,30}\.?(?: \p{Lu}[\p{L}-]{1,30}){0,2}/u;
const endingAhead = new RegExp(`^[^,;:(\\n"]{2,50}?(?:, ?|\\s)(?:${endings})\\.?(?=[\\s,.;:()]|$)`, 'iu');
const abbreviation = new RegExp(`^(?:\\p{L}\\.){1,5}$|^(?:${endings}|st|mag|dr|ing|bros|cía|ltda)\\.$`, 'iu');
/** "Acme Ltd. You": behind its abbreviated kind a firm's name goes on with another such word alone. */
const endsFirm = new RegExp(`^(?:${endings})\\.$`, 'iu');
const moreFirm = new RegExp(`^ (?:&|and |(?:${endings})(?![\\p{L}]))`, 'iu');
const isCapital = (token: string) => /^(?:\p{Lu}|\p{Ll}\p{Lu}|[dl]'\p{Lu})/u.test(token);
const smallEnding = /^(?:plc|ltd|inc|llc|llp|lp|gmbh|ggmbh|mbh|e\.v|e\.[uUkK]|eg|r\.l)\.?$/;
const and = /^(?:and|y|e|et|und)$/;

/** How far a name goes that is written with capitals; null where none begins. */
export function readLatinName(rest: string, { within, firm }: PartyNameWords): Span | null {
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
    const ending = endingAfterComma.exec(tail) ?? endingInBrackets.exec(tail) ?? ownerAfterComma.exec(tail);
    if (ending) return { start: 0, end: at + ending[0].length };
    if (rest[at] !== ' ') break;
    at++;
  }
  return count > 0 && end > 0 ? { start: 0, end } : null;
}

/** "And" joins the words of a firm; between people it begins the next name. "Of" follows an institution. */
function mayJoin(token: string, count: number, before: string, ahead: string, firm: RegExp) {
  if (and.test(token)) return count === 1 || endingAhead.test(ahead);
  if (/^(?:of|en)$/.test(token)) return count === 1 || firm.test(before);
  if (/^(?:the|for|pour|para|zum|zur|für|im|am|dem|den|der|des)$/.test(token))
    return firm.test(before) || endingAhead.test(ahead);
  return true;
}

/** "Agence de promotion de la Côte": small words that belong to what an institution is for. */
function isInstitution(before: string, behind: string, firm: RegExp, within: RegExp) {
  const next = /^ (\S{1,12}) /.exec(behind)?.[1];
  return firm.test(before) && next !== undefined && within.test(next);
}
