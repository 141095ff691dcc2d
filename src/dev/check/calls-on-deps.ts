import { type ESTree, Visitor } from 'vite';
import type { SourceFile } from './source-files.ts';

type Code = Pick<SourceFile, 'text' | 'parsed'>;

/** Calls of what the dependencies of a request hold (`c.get('deps').contracts.insert(…)`), as written in the code. */
export function findCallsOnDeps({ text, parsed }: Code): string[] {
  const held = new Set<string>();
  const calls: string[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && comesFromDeps(init, held)) for (const name of namesIn(id)) held.add(name);
    },
    CallExpression({ callee, start, end }) {
      if (comesFromDeps(callee, held)) calls.push(text.slice(start, end));
    },
  }).visit(parsed.program);
  return calls;
}

function comesFromDeps(node: ESTree.Expression | ESTree.Super, held: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'Identifier':
      return held.has(node.name);
    case 'MemberExpression':
      return (named(node, 'deps') && isMemberNamed(node.object, 'var')) || comesFromDeps(node.object, held);
    case 'CallExpression': {
      const [asked] = node.arguments;
      return isMemberNamed(node.callee, 'get') && asked?.type === 'Literal' && asked.value === 'deps';
    }
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return comesFromDeps(node.expression, held);
    default:
      return false;
  }
}

const isMemberNamed = (node: ESTree.Expression | ESTree.Super, name: string) =>
  node.type === 'MemberExpression' && named(node, name);
const named = ({ property }: ESTree.MemberExpression, name: string) =>
  property.type === 'Identifier' && property.name === name;

/** `deps`, or what a pattern takes out of it. */
function namesIn(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left);
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    namesIn(property.type === 'RestElement' ? property.argument : property.value),
  );
}
