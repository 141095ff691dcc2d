import { type ESTree, Visitor } from 'vite';
import type { SourceFile } from '../source-files.ts';
import type { Pattern } from './pattern-problems.ts';

/** The patterns that stand in a file as literals, and at how many places it puts others together. */
export function findPatterns({ parsed }: Pick<SourceFile, 'parsed'>): { written: Pattern[]; constructions: number } {
  const written: Pattern[] = [];
  let constructions = 0;
  const count = ({ callee }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') constructions++;
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) written.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: count,
    CallExpression: count,
  }).visit(parsed.program);
  return { written, constructions };
}
