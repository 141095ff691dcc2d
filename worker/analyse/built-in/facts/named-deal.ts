import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import { type Deal, typeOfDeal } from '#worker/analyse/languages/deals.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { isCompany } from '../parties/naming/company-name';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';

export interface NamedDeal {
  deal: Deal;
  type: ContractType;
  /** Whether a word for contract stands beside it, so that it is what the contract is called. */
  isTitle: boolean;
  line?: string;
}

const headLength = 700;
const mostLines = 8;
const longestLine = 190;
/** A line further down, one in brackets and the line beside that of the noun name the deal less surely. */
const further = { line: 8, brackets: 30, beside: 25, withoutNoun: 200 };
const label = /^[^:]{2,30} ?: ?\S/;

interface Line {
  words: string;
  nouns: readonly Span[];
}

interface Span {
  start: number;
  end: number;
}

/** The deal that the title and the first lines name, by what stands closest to the word for contract. */
export function findNamedDeal(contract: ContractText, title: string | null): NamedDeal | null {
  const { language } = contract;
  const lines = headOf(contract, title);
  let best: { deal: Deal; far: number; length: number; line: Line } | null = null;
  for (const [at, line] of lines.entries()) {
    for (const deal of dealNames) {
      for (const span of namesIn(line.words, deal, language)) {
        const far = distance(span, at, lines);
        const length = span.end - span.start;
        if (best && (far > best.far || (far === best.far && length <= best.length))) continue;
        best = { deal, far, length, line };
      }
    }
  }
  if (!best) return null;
  return {
    deal: best.deal,
    line: best.line.words.slice(0, 60),
    type: typeNamed(best.deal, best.line.words, language),
    isTitle: best.far < further.withoutNoun && !open.has(best.deal),
  };
}

const dealNames = Object.keys(typeOfDeal) as Deal[];

function headOf({ text, language }: ContractText, title: string | null): Line[] {
  const { noun, another } = languages[language].kinds.dealHead;
  const about = compilePattern(another, language);
  const all = text.slice(0, headLength).split('\n').map((line) => line.trim());
  const lines = all.filter((words) => words !== '').slice(0, mostLines);
  const sentence = lines.findIndex((words) => words.length > longestLine);
  const head = sentence < 0 ? lines : lines.slice(0, sentence);
  // What is far down is the heading of a clause or another contract.
  const isNear = title !== null && text.slice(0, 2 * headLength).includes(title);
  if (isNear && !head.some((words) => words.includes(title))) head.push(title);
  return head
    .filter((words) => !about.test(words))
    .map((words) => ({ words, nouns: spansOf(words, compilePattern(noun, language, 'g')) }))
    .filter(({ words, nouns }) => nouns.length > 0 || !(label.test(words) || isCompany(words, language)));
}

const spansOf = (words: string, pattern: RegExp): Span[] =>
  [...words.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

function namesIn(words: string, deal: Deal, language: ContractText['language']): Span[] {
  const { deals, dealHead } = languages[language].kinds;
  const incidental = compilePattern(dealHead.incidental, language);
  const before = compilePattern(dealHead.before, language);
  return spansOf(words, compilePattern(deals[deal], language, 'g')).filter(({ start }) => {
    const ahead = words.slice(Math.max(0, start - 40), start);
    return before.test(ahead) && !incidental.test(ahead);
  });
}

function distance(span: Span, at: number, lines: readonly Line[]): number {
  const line = lines[at];
  const isBracketed = line?.words.slice(0, span.start).includes('(') ?? false;
  const away = at * further.line + (isBracketed ? further.brackets : 0);
  const gaps = line?.nouns.map((noun) => Math.max(0, noun.start - span.end, span.start - noun.end)) ?? [];
  if (gaps.length > 0) return away + Math.min(...gaps);
  const isBeside = [at - 1, at + 1].some((other) => (lines[other]?.nouns.length ?? 0) > 0);
  return away + (isBeside ? further.beside : further.withoutNoun);
}

/** A place is let or only given for use, as the line says. */
function typeNamed(deal: Deal, words: string, language: ContractText['language']): ContractType {
  const { types } = languages[language].kinds;
  const type = typeOfDeal[deal];
  if (!places.has(deal)) return type;
  if (compilePattern(types.tenancy, language).test(words)) return 'tenancy';
  return type === 'tenancy' && compilePattern(types.licence, language).test(words) ? 'licence' : type;
}

/** What is let, sold by terms or served, such names leave open. */
const open: ReadonlySet<Deal> = new Set<Deal>(['lease', 'marketplace-terms', 'works']);

const places: ReadonlySet<Deal> = new Set<Deal>([
  'chair-rental',
  'desk',
  'fishing',
  'garage',
  'grazing',
  'market-stall',
  'mooring',
  'pitch',
  'roof-lease',
  'sports-ground',
  'storage-unit',
  'vending-machine',
]);
