import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { getFirstCharAfter, getFirstConsumedChar, toCache, toUnicodeSet } from 'regexp-ast-analysis';
import { analyse } from 'scslre';

export interface Pattern {
  source: string;
  flags: string;
}

/** From here on a bound is none. */
const manyTimes = 1000;
/** What may repeat so often, and holds what may repeat so often, multiplies. */
const often = 8;
const parser = new RegExpParser({ ecmaVersion: 2025 });

/**
 * Why the time of a pattern may grow faster than the text it is run on: parts of it that trade characters when one
 * character is repeated (which scslre finds), and repeats without an end that a longer repeated piece can drive.
 */
export function findPatternProblems(pattern: Pattern): string[] {
  const trades = analyse(pattern).reports.map((report) =>
    report.type === 'Trade'
      ? `${report.startQuant.raw} and ${report.endQuant.raw} share characters`
      : `${report.quant.raw} is tried again from each of its characters`,
  );
  const read = readPattern(pattern);
  const endless = read.repeats.filter(({ max }) => max >= manyTimes);
  const costly = endless.filter((repeat) => !isHarmless(repeat, read, endless.length));
  const multiplied = read.repeats.filter(
    (repeat) =>
      repeat.max >= often && isRepeated(repeat, often) && !nothingFailsAfter(repeat) && !endsInOnePlace(repeat, read),
  );
  return [
    ...new Set([
      ...trades,
      ...costly.map(({ raw }) => `${raw} has no end`),
      ...multiplied.map(({ raw }) => `${raw} is repeated and may end in several places`),
    ]),
  ];
}

type Read = ReturnType<typeof readPattern>;

function readPattern({ source, flags: letters }: Pattern) {
  const flags = toCache(parser.parseFlags(letters));
  const ast = parser.parsePattern(source, 0, source.length, flags);
  const repeats: AST.Quantifier[] = [];
  visitRegExpAST(ast, { onQuantifierEnter: (repeat) => void repeats.push(repeat) });
  const first = getFirstConsumedChar(ast.alternatives, 'ltr', flags);
  return { ast, flags, repeats, first: first.empty ? null : first.char };
}

/** A repeat without an end costs no more than its characters when it is run over once and never given back. */
function isHarmless(repeat: AST.Quantifier, read: Read, endless: number): boolean {
  if (nothingFailsAfter(repeat)) return true;
  const startsOnce = isAnchored(read);
  if (startsOnce && endless === 1 && !isRepeated(repeat, 2)) return true;
  const own = charactersOf(repeat, read);
  const noStartInside = read.first?.isDisjointWith(own) || isGuarded(read, own);
  return endsInOnePlace(repeat, read) && (startsOnce || noStartInside);
}

/** What comes after a repeat is none of its characters. */
const endsInOnePlace = (repeat: AST.Quantifier, read: Read) =>
  getFirstCharAfter(repeat, 'ltr', read.flags).char.isDisjointWith(charactersOf(repeat, read));

/** All that follows may be left out, so the match is made once the repeat is. */
function nothingFailsAfter(node: AST.Node): boolean {
  const { parent } = node;
  if (!parent || parent.type === 'Pattern') return true;
  if (parent.type === 'Assertion') return parent.kind === 'lookahead';
  if (parent.type === 'Alternative') {
    const after = parent.elements.slice(parent.elements.indexOf(node as AST.Element) + 1);
    if (after.some((element) => element.type !== 'Quantifier' || element.min > 0)) return false;
  }
  return nothingFailsAfter(parent);
}

const isAnchored = ({ ast, flags }: Read) =>
  flags.sticky ||
  (!flags.multiline &&
    ast.alternatives.every(({ elements: [first] }) => first?.type === 'Assertion' && first.kind === 'start'));

function isRepeated({ parent }: AST.Node, times: number): boolean {
  if (!parent) return false;
  return (parent.type === 'Quantifier' && parent.max >= times) || isRepeated(parent, times);
}

/** The pattern begins with a look at the character before it, which is none of the repeat's. */
const isGuarded = ({ ast, flags }: Read, own: CharSet) =>
  ast.alternatives.every(({ elements: [look] }) => {
    if (look?.type !== 'Assertion' || look.kind !== 'lookbehind') return false;
    const [only, ...rest] = look.alternatives.flatMap(({ elements }) => elements);
    if (rest.length > 0 || !only || !isSet(only)) return false;
    const before = toUnicodeSet(only, flags).chars;
    return look.negate ? own.isSubsetOf(before) : own.isDisjointWith(before);
  });

type OneCharacter = AST.Character | AST.CharacterSet | AST.CharacterClass;
const isSet = (node: AST.Node): node is OneCharacter => /^Character/.test(node.type);

type CharSet = ReturnType<typeof charactersOf>;

function charactersOf(repeat: AST.Quantifier, { flags }: Read) {
  const sets: ReturnType<typeof toUnicodeSet>[] = [];
  const add = (node: OneCharacter) => {
    // What stands in a class may be what it leaves out: the class speaks for its characters.
    if (!/Class/.test(node.parent?.type ?? '')) sets.push(toUnicodeSet(node, flags));
  };
  visitRegExpAST(repeat, { onCharacterEnter: add, onCharacterSetEnter: add, onCharacterClassEnter: add });
  const [first, ...others] = sets.map(({ chars }) => chars);
  if (!first) throw new Error(`${repeat.raw} repeats no character`);
  return first.union(...others);
}
