import { languages } from '#worker/analyse/languages/languages.ts';
import { isCompany } from '../parties/naming/company-name';
import { linedText, linesOf } from '../parties/naming/lined-text';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import type { Span } from '../text/sentences';

const headLength = 900;
const mostLines = 10;
const longest = 120;
const longestJoined = 170;
/** Behind a comma, a date or a full stop stands a sentence. */
const sentence = /[.;,:?؟]$|[.!?؟] \p{Lu}\p{Ll}|[☐☒☑>]/u;
const clause = /^(?:\(?\d{1,2}[.)]|\[\d|§|[-•*–] ?|#|\(?[a-dA-F][.)] )/;
const bracketed = /^[([{"].{0,200}[)\]}"]$/u;
const labelled = /^[^:]{2,34} ?:(?: |$)/u;
const address = /\b\d{4,6} \p{Lu}|\b\p{Lu}{1,2}\d{1,2}\p{Lu}? \d\p{Lu}{2}\b/u;
const shouted = (words: string) => words === words.toUpperCase() && words !== words.toLowerCase();

/**
 * The line that says what the document is called, as it stands there: among the first, none of a form's maker, none that
 * names somebody, and no sentence. A line that goes on with "to the" or "über" belongs to it.
 */
export function findTitleLine(contract: ContractText): Span | null {
  const { language, text } = contract;
  const { noun, head } = languages[language].kinds.titleLine;
  const named = compilePattern(noun, language);
  const cells = cellsOf(linedText(contract, 0, Math.min(headLength, text.length)));
  for (const [at, cell] of cells.slice(0, mostLines).entries()) {
    const words = text.slice(cell.start, cell.end);
    if (compilePattern(head, language).test(words)) return null;
    const lead = leadOf(words, language);
    const own = words.slice(lead);
    const label = at === 0 ? labelNaming(own, named) : null;
    if (label && isTitle(label, contract)) return { start: cell.start + lead, end: cell.start + lead + label.length };
    if (!named.test(own) || !isTitle(own, contract)) continue;
    return { start: cell.start + lead, end: endOf(cell, cells[at + 1], contract) };
  }
  return null;
}

/** The lines, and in lines with columns each of them. */
function cellsOf(lined: string): Span[] {
  return linesOf(lined).flatMap(({ start, end }) =>
    [...lined.slice(start, end).matchAll(/[^\t]{1,900}/g)].flatMap(({ 0: cell, index }) => {
      const bare = cell.trim();
      const from = start + index + cell.indexOf(bare);
      return /\p{L}{2}/u.test(bare) ? [{ start: from, end: from + bare.length }] : [];
    }),
  );
}

/** "Template 214 - ", "Muster 17: ": what the form is called where it was bought. */
function leadOf(words: string, language: ContractText['language']) {
  const { form } = languages[language].kinds.titleLine;
  const lead = compilePattern(form, language).exec(words);
  return lead?.index === 0 ? lead[0].length : 0;
}

/** "Participant Agreement: season two", as the first line: what stands before the colon, where that ends in what it is. */
function labelNaming(words: string, named: RegExp): string | null {
  const [label = ''] = labelled.exec(words) ?? [];
  const name = label.replace(/ ?: ?$/, '');
  return name.includes(' ') && named.test(name.slice(name.lastIndexOf(' ') + 1)) ? name : null;
}

function isTitle(words: string, { language }: ContractText) {
  const { another } = languages[language].kinds.dealHead;
  const { notTitle } = languages[language].kinds.titleLine;
  const { hasCapitals } = languages[language].writing;
  if (words.length < 4 || words.length > longest || clause.test(words) || bracketed.test(words)) return false;
  if (compilePattern(notTitle, language).test(words) || compilePattern(another, language).test(words)) return false;
  if (sentence.test(words) || address.test(words) || (labelled.test(words) && !shouted(words))) return false;
  if (hasCapitals && !/^["']?\p{Lu}/u.test(words)) return false;
  return !isCompany(words, language) || shouted(words);
}

/** Where it goes on in the next line: "Amendment No. 2", and below it "to the contract of 3 May 2021". */
function endOf(cell: Span, next: Span | undefined, { text, language }: ContractText) {
  if (!next || next.end - cell.start > longestJoined) return cell.end;
  const [words, behind] = [text.slice(cell.start, cell.end), text.slice(next.start, next.end)];
  const { goesOn } = languages[language].kinds.titleLine;
  const isSame =
    !languages[language].writing.hasCapitals || shouted(words) === shouted(behind) || /^\p{Ll}/u.test(behind);
  const isMore = compilePattern(goesOn, language).exec(behind)?.index === 0;
  return isMore && isSame && !/[.;,:]$/.test(behind) ? next.end : cell.end;
}
