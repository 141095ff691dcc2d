import { expect, test } from 'vitest';
import { z } from 'zod';
import { createApp } from '../app';
import { describeApi } from './open-api';
import examples from './open-api-examples.json';

interface Content {
  content?: Record<string, { schema?: unknown; example?: unknown }>;
}
interface Route {
  operationId?: string;
  path: string;
  security?: Record<string, string[]>[];
  request?: { body?: Content };
  responses: Record<string, Content>;
}
const given: Record<string, { request?: unknown; response?: unknown }> = examples;
const schemaOf = (some?: Content) => {
  const schema = some?.content?.['application/json']?.schema;
  return schema instanceof z.ZodType ? schema : null;
};
const success = ({ responses }: Route) => Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];

const app = createApp();
const routes = app.openAPIRegistry.definitions.flatMap((one) => (one.type === 'route' ? [one.route as Route] : []));
const forPrograms = routes.filter(
  ({ path, security = [] }) => path.startsWith('/api/user/tokens') || security.some(({ token }) => token),
);

test.each(forPrograms.map((route) => [route.operationId ?? '', route] as const))(
  'the examples of %s are what it takes and answers',
  (name, route) => {
    const { request, response } = given[name] ?? {};
    const asked = schemaOf(route.request?.body);
    expect(request === undefined).toBe(asked === null);
    if (asked) expect(asked.parse(request)).toEqual(request);
    const answered = schemaOf(success(route));
    expect(response === undefined).toBe(answered === null);
    if (answered) expect(answered.parse(response)).toEqual(response);
  },
);

test('every example belongs to an operation, and the description has it', () => {
  expect(forPrograms.length).toBeGreaterThan(20);
  const names = forPrograms.map(({ operationId }) => operationId);
  expect(Object.keys(given).filter((name) => !names.includes(name))).toEqual([]);
  const described = describeApi(app) as unknown as {
    paths: Record<string, Record<string, Route & { requestBody?: Content }>>;
  };
  const asking = described.paths['/api/contracts/{id}/questions']?.post;
  expect(asking?.requestBody?.content?.['application/json']?.example).toEqual(given.askQuestion?.request);
  expect(asking?.responses['201']?.content?.['application/json']?.example).toEqual(given.askQuestion?.response);
});
