import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { toCache, toUnicodeSet } from 'regexp-ast-analysis';
import type { Pattern } from './pattern-problems.ts';

const parser = new RegExpParser({ ecmaVersion: 2025 });
/** A gap that may hold so many characters is worth filling. */
const wide = 8;
/** What contracts are full of, and what is closed again elsewhere. */
const usual = ['a', 'the ', 'party may terminate this ', '1.1 ', 'حق ', 'liability of ', '"x" ', 'nicht ', '(((', '- '];
const likelyCharacters = [...'aA1 .-_"(\n§ا'];

/**
 * Texts of `length` characters that begin to match a pattern over and over and never do: what it takes to reach each
 * of its gaps, repeated, and the same with the gap filled; and some that are hard on any pattern.
 */
export function hostileTexts({ source, flags: letters }: Pattern, length: number): string[] {
  const flags = toCache(parser.parseFlags(letters));
  const pieces = new Set(usual);

  const character = (node: AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass) => {
    const { chars } = toUnicodeSet(node, flags);
    const likely = likelyCharacters.find((one) => chars.has(one.codePointAt(0) ?? 0));
    return likely ?? (chars.isEmpty ? '' : String.fromCodePoint(chars.ranges[0]?.min ?? 0));
  };
  const inOrder = (elements: AST.Element[], before: string) =>
    elements.reduce((text, element) => text + sample(element, before + text), '');
  const ofAny = (alternatives: AST.Alternative[], before: string) =>
    alternatives.map(({ elements }) => inOrder(elements, before))[0] ?? '';

  /** The shortest text for a part of the pattern; on the way what leads to each gap is noted. */
  function sample(element: AST.Element, before: string): string {
    switch (element.type) {
      case 'Character':
        return String.fromCodePoint(element.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return character(element);
      case 'Group':
      case 'CapturingGroup':
        return ofAny(element.alternatives, before);
      case 'Quantifier': {
        const once = sample(element.element, before);
        if (element.max >= wide)
          for (const piece of [once, before + once, before + once.repeat(wide)]) pieces.add(piece);
        return once.repeat(Math.min(element.min, wide));
      }
      default:
        return '';
    }
  }

  for (const { elements } of parser.parsePattern(source, 0, source.length, flags).alternatives) {
    pieces.add(inOrder(elements, '').slice(0, -1));
  }
  pieces.delete('');
  return [...pieces].map((piece) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length));
}
