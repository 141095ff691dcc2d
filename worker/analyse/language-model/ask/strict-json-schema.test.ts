import { describe, expect, it } from 'vitest';
import { overviewSchema } from '../answers/answer.schema';
import { factsSchema } from '../answers/facts.schema';
import { risksSchema } from '../answers/risks.schema';
import { termsSchema } from '../answers/terms.schema';
import { strictJsonSchema } from './strict-json-schema';

type Node = Record<string, unknown>;

const allowed = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'anyOf',
  'description',
]);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function* nodesOf(node: Node, path = '$'): Generator<[path: string, node: Node]> {
  yield [path, node];
  const children = {
    ...(isNode(node.properties) ? node.properties : {}),
    ...(isNode(node.items) ? { items: node.items } : {}),
  };
  for (const [name, child] of Object.entries(children)) if (isNode(child)) yield* nodesOf(child, `${path}.${name}`);
  if (Array.isArray(node.anyOf)) for (const choice of node.anyOf) yield* nodesOf(choice, `${path}|`);
}

describe.each([
  ['facts', factsSchema],
  ['risks', risksSchema],
  ['terms', termsSchema],
  ['answers about the whole of a contract', overviewSchema],
])('The schema sent for %s', (_name, schema) => {
  const nodes = [...nodesOf(strictJsonSchema(schema) as Node)];

  it('is accepted by servers that enforce schemas strictly: nothing optional, nothing extra', () => {
    const objects = nodes.filter(([, node]) => node.type === 'object');
    expect(objects.length).toBeGreaterThan(0);
    for (const [path, node] of objects) {
      expect(node.required, path).toEqual(Object.keys(node.properties as Node));
      expect(node.additionalProperties, path).toBe(false);
    }
  });

  it('uses only keywords that such servers know', () => {
    for (const [path, node] of nodes) {
      for (const keyword of Object.keys(node)) expect(allowed, `${path} ${keyword}`).toContain(keyword);
      expect(node.type ?? node.anyOf, `${path} says what it is`).toBeTruthy();
    }
  });

  it('stays within the sizes that such servers set', () => {
    const properties = nodes
      .filter(([, node]) => node.type === 'object')
      .flatMap(([, node]) => Object.keys(node.properties as Node));
    const choices = nodes.flatMap(([, node]) => (Array.isArray(node.enum) ? node.enum : []));
    const depth = Math.max(...nodes.map(([path]) => path.split('.').length));
    expect(properties.length).toBeLessThan(100);
    expect(choices.length).toBeLessThan(500);
    expect(depth).toBeLessThanOrEqual(5);
  });
});
