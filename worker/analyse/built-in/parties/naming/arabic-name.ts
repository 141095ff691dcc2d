import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import type { PartyNameWords } from '#worker/analyse/languages/party-name-words.ts';

const ends = /[,;:()\n\t؟!|\p{So}…]| [-/] |\s?[._]{3}|(?<![\s.]\p{L})\.(?=\s|$)/u;
/** What kind of company it is ends a company's name: "in Dubai" behind it is where it is. */
const legalForm = /\s(?:(?:ش|ذ|م)\.)(?:\s?(?:ذ|م|ح)\.?){1,3}(?=\s)|\sالمحدودة(?=\s)/u;
const quoted = /^ ?" ?([^"\n]{2,60}?) ?"/;
const quotedFirm = /^[^\s"]{2,20} "[^"\n]{2,60}"(?: ?(?:\p{L}\.){2,4}\p{L}?\.?)?/u;
/** First names that begin with the letter that is "and" before any other. */
const namesWithWaw = /^و(?:ليد|ائل|سام|سيم|جدي|داد|فاء|هيب|جيه|حيد|فيق|صال|ضاح|رد|عد|ديع|لاء|كالة|رشة|زارة|حدة|احة)/;
const mostWords = 9;

/** How far a name goes in a script without capitals: to a sign or a word that ends it. */
export function readArabicName(rest: string, { stop, firm }: PartyNameWords): Span | null {
  const inQuotes = quoted.exec(rest);
  if (inQuotes?.[1]) {
    const start = inQuotes[0].indexOf(inQuotes[1]);
    return { start, end: start + inQuotes[1].length };
  }
  const withQuotes = quotedFirm.exec(rest);
  if (withQuotes && firm.test(withQuotes[0])) return { start: 0, end: withQuotes[0].length };
  const isJoined =
    /^و\p{L}{3}/u.test(rest) && (firm.test(` ${rest.slice(1).split(' ', 1)[0]}`) || !namesWithWaw.test(rest));
  const start = isJoined ? 1 : 0;
  let chunk = rest.slice(start).split('"')[0] ?? '';
  chunk = chunk.slice(0, ends.exec(chunk)?.index ?? chunk.length);
  chunk = chunk.slice(0, stop?.exec(` ${chunk}`)?.index ?? chunk.length).trimEnd();
  const form = legalForm.exec(chunk);
  if (form) chunk = chunk.slice(0, form.index + form[0].length);
  const words = chunk.split(' ').length;
  return chunk === '' || words > mostWords ? null : { start, end: start + chunk.length };
}
