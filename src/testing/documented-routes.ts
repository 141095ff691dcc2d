import { call } from './api';

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  'x-access'?: string;
  security?: { session?: string[]; token?: string[] }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}
export interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
}
export interface DocumentedRoute extends Operation {
  method: string;
  path: string;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** Every route as described by the OpenAPI document. */
export async function documentedRoutes(): Promise<{ routes: DocumentedRoute[]; schemas: Record<string, Schema> }> {
  const document = await (await call('GET', '/api/openapi.json')).json<Document>();
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  return { routes, schemas: document.components?.schemas ?? {} };
}
