import { type Plugin, parseSync } from 'vite';

const isDeclared = /\/src\/.*\.(?:routes|schema)\.ts$/;
const told = new Set(['summary', 'description']);

interface Node {
  type?: string;
  start?: number;
  end?: number;
  key?: Node & { name?: string };
  value?: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isText = ({ type }: Node) => type === 'Literal' || type === 'TemplateLiteral';

/** The texts of what routes and schemas declare that only the document of the API says. */
function textsIn(node: unknown, found: Node[] = []): Node[] {
  if (!isNode(node)) return found;
  const { type, key, value } = node;
  if (type === 'Property' && told.has(key?.name ?? '') && isNode(value) && isText(value)) found.push(value);
  for (const child of Object.values(node)) textsIn(child, found);
  return found;
}

/** A module without those texts, every other character at its place. */
export function withoutTexts(code: string, path = 'a.routes.ts'): string {
  let lean = code;
  for (const { start = 0, end = 0 } of textsIn(parseSync(path, code).program)) {
    const blank = code.slice(start, end).replaceAll(/[^\n]/g, ' ');
    lean = `${lean.slice(0, start)}''${blank.slice(2)}${lean.slice(end)}`;
  }
  return lean;
}

/** The build describes the API from the routes; the Workers publish the document and need no word of it in their code. */
export function leanRoutes(): Plugin {
  return {
    name: 'lean-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    transform: (code, id) => (isDeclared.test(id) ? { code: withoutTexts(code, id), map: null } : null),
  };
}
