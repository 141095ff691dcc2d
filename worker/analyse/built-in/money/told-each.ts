import { languages } from '#worker/analyse/languages/languages.ts';
import type { ContractText, Sentence } from '../text/contract-text';
import type { MarkedSum } from './marked-sum';
import { eachInWords } from './told-period';

const longest = 70;
/** "Hell ...... 158 € je hl Weizen ...... 171 €": the next row begins. */
const ends = /[.,;:()#¤①②|]| (?=\p{Lu}\p{L}+(?:,? .{0,30}\.{4}|:))/u;

/** "Each" alone names nothing. */
const isNamed = /\S [\p{L}\d]|\/ ?\p{L}|^لل\p{L}/u;

/** What a sum is paid for each of, as the contract writes it: "je hl", "for each quarter of an hour". */
export function toldEach(marked: MarkedSum, { words, start }: Sentence, contract: ContractText): string {
  const said = eachInWords(marked, contract.language).trimStart();
  const stop = ends.exec(said);
  const whole = stop ? said.slice(0, stop.index) : said;
  const { eachEnds, eachVerb } = languages[contract.language].toldMoney;
  const isBeforeParty = /[①②]/.test(stop?.[0] ?? '');
  const opening = (isBeforeParty ? whole.trimEnd().replace(eachVerb, '') : whole).trimEnd().replace(eachEnds, '');
  const each = opening.replace(eachEnds, '');
  const at = words.indexOf(each);
  if (at < 0 || !isNamed.test(each) || each.length > longest) return '';
  return contract.cite({ start: start + at, end: start + at + each.length }).quote;
}
