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
}

const headLength = 700;
const mostLines = 8;
const longestLine = 150;
/** Where the clauses begin, nothing names the contract any more. */
const clause = /^(?:\(?(?:1|a|i)[.)]|1\.1|§ ?1\b|[-•*–]) ?\S|^(?:article|artículo|artikel|cláusula|clause|المادة) /i;
/** A line further down, one in brackets and the line beside that of the noun name the deal less surely. */
const further = { line: 8, brackets: 30, beside: 25, withoutNoun: 200, open: 20, alone: 60 };
/** "Sale of a horse": a short line among the first that begins with the name is a title without a noun. */
const firstLines = 3;
const shortLine = 60;
const address = /\d{4,6} ?\p{L}|\b\p{Lu}{1,2}\d{1,2}\p{Lu}? \d\p{Lu}{2}\b/u;
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
        const far = distance(span, at, lines) + (deal === 'lease' || deal === 'works' ? further.open : 0);
        const length = span.end - span.start;
        if (best && (far > best.far || (far === best.far && length <= best.length))) continue;
        best = { deal, far, length, line };
      }
    }
  }
  if (!best) return null;
  return {
    deal: best.deal,
    type: typeNamed(best.deal, best.line.words, language),
    isTitle: best.far < further.withoutNoun && !open.has(best.deal),
  };
}

const dealNames = Object.keys(typeOfDeal) as Deal[];

function headOf({ text, language }: ContractText, title: string | null): Line[] {
  const { noun, another } = languages[language].kinds.dealHead;
  const about = compilePattern(another, language);
  const all = text
    .slice(0, headLength)
    .split('\n')
    .map((line) => line.trim());
  const lines = all.filter((words) => words !== '').slice(0, mostLines);
  const sentence = lines.findIndex((words) => words.length > longestLine || clause.test(words));
  const head = sentence < 0 ? lines : lines.slice(0, sentence);
  if (title !== null && !head.some((words) => words.includes(title))) head.push(title);
  return head
    .filter((words) => !about.test(words))
    .map((words) => ({ words, nouns: nounsIn(words, compilePattern(noun, language, 'g')) }))
    .filter(({ words, nouns }) => nouns.length > 0 || !isAboutParty(words, language));
}

/** "Driver: Jo Field, licence no. 7": what is far behind a label, in a line with numbers, does not name the contract. */
function nounsIn(words: string, noun: RegExp): Span[] {
  const labelled = /\d/.test(words) ? (label.exec(words)?.[0].length ?? words.length) : words.length;
  return spansOf(words, noun).filter(({ start }) => start < labelled + 12);
}

/** Names of parties, firms and streets say nothing of the deal. */
const isAboutParty = (words: string, language: ContractText['language']) =>
  (label.test(words) && words !== words.toUpperCase()) || address.test(words) || isCompany(words, language);

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
  if (at < firstLines && span.start === 0 && (line?.words.length ?? 0) <= shortLine) return away + further.alone;
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
