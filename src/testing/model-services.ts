import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { LLMock } from '@copilotkit/aimock';

/** A question as it reached a service. */
interface Asked {
  headers: IncomingHttpHeaders;
  body: { model: string; stream?: boolean; response_format?: { type: string } };
  /** From 1. */
  number: number;
}
interface Refusal {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** How a service differs from OpenAI's. */
interface ServiceManners {
  /** What it answers to GET, by path. */
  gets?: Record<string, unknown>;
  refuse?: (asked: Asked) => Refusal | undefined;
  /** Headers of its answers. */
  headers?: Record<string, string>;
  /** Its own wording of what the model wrote. */
  reword?: (chunk: string) => string;
}

const form = ({ body }: Asked) => body.response_format?.type ?? 'text';
const isSignedIn = ({ headers }: Asked) => headers.authorization === 'Bearer the-key';
const cloudflareError = (status: number, code: number, message: string): Refusal => ({
  status,
  body: { errors: [{ message, code }], success: false, result: {}, messages: [] },
});
const gatewayError = (status: number, code: number, message: string, headers = {}): Refusal => ({
  status,
  headers,
  body: { success: false, result: [], messages: [], error: [{ code, message }], name: 'AiGatewayError' },
});
const models = (...ids: string[]) => ({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });

/** Takes schemas, asks for no key, and sends what a model thinks under a name of its own. */
export const ollama: ServiceManners = {
  gets: {
    '/api/version': { version: '0.40.12' },
    '/v1/models': models('mxbai-embed-large:latest', 'qwen3:8b', 'gemma4:latest'),
  },
  reword: (chunk) => chunk.replaceAll('"reasoning_content"', '"reasoning"'),
};

export const ollamaWithoutModels: ServiceManners = {
  gets: { '/api/version': { version: '0.40.12' }, '/v1/models': { object: 'list', data: null } },
};

/** Takes schemas and plain text alone, and says what it refuses in a bare string. */
export const lmStudio: ServiceManners = {
  gets: { '/v1/models': models('text-embedding-nomic-embed-text-v1.5', 'openai/gpt-oss-20b') },
  refuse: (asked) =>
    form(asked) === 'json_object'
      ? { status: 400, body: { error: "'response_format.type' must be 'json_schema' or 'text'" } }
      : undefined,
};

/** The same with a model whose engine knows no schemas. */
export const lmStudioWithoutSchemas: ServiceManners = {
  ...lmStudio,
  refuse: (asked) =>
    form(asked) === 'json_schema'
      ? { status: 400, body: { error: 'Structured output is not supported by this engine' } }
      : lmStudio.refuse?.(asked),
};

/** Takes a schema only where it need not stream. */
export const workersAi: ServiceManners = {
  refuse(asked) {
    if (!isSignedIn(asked)) return cloudflareError(401, 10000, 'Authentication error');
    if (asked.number === 1)
      return cloudflareError(429, 3040, 'AiError: No more data centers to forward the request to');
    if (form(asked) !== 'text' && asked.body.stream) {
      return cloudflareError(400, 5023, 'AiError: JSON Schema mode is not supported with stream mode.');
    }
    return undefined;
  },
};

/** The same with a model that knows no schemas; the words are the service's. */
export const workersAiWithoutSchemas: ServiceManners = {
  refuse: (asked) =>
    form(asked) === 'text' ? undefined : cloudflareError(400, 5025, "AiError: This model doesn't suuport JSON Schema."),
};

/**
 * Wants its own token beside the key of the service behind it, limits how often it is asked, and hands on what that
 * service tells: part of the prompt had been read before.
 */
export const aiGateway: ServiceManners = {
  refuse({ headers, number }) {
    if (headers['cf-aig-authorization'] !== 'Bearer the-token') return gatewayError(401, 2009, 'Unauthorized');
    return number === 1 ? gatewayError(429, 2003, 'Rate limited', { 'retry-after': '1' }) : undefined;
  },
  headers: { 'cf-aig-cache-status': 'MISS' },
  reword: (chunk) => chunk.replace('"usage":{', '"usage":{"prompt_tokens_details":{"cached_tokens":256},'),
};

/** The same where the answers are kept from an earlier time. */
export const cachingAiGateway: ServiceManners = { headers: { 'cf-aig-cache-status': 'HIT' } };

/**
 * Has the server answer below `/service` as a service does that is not OpenAI's, with what it would answer itself.
 * `asked` is what the service was asked, what it refused too.
 */
export function serveLike(server: LLMock, manners: ServiceManners) {
  const asked: Asked[] = [];
  server.mount('/service', {
    async handleRequest(request: IncomingMessage, response: ServerResponse, pathname: string) {
      const send = (status: number, body: unknown, headers = {}) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
        return true;
      };
      if (request.method === 'GET') {
        const known = manners.gets?.[pathname];
        return known ? send(200, known) : send(404, { error: 'not found' });
      }
      const body = await text(request);
      const question = { headers: request.headers, body: JSON.parse(body), number: asked.length + 1 };
      asked.push(question);
      const refused = manners.refuse?.(question);
      if (refused) return send(refused.status, refused.body, refused.headers);

      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(server.url + pathname, { method: 'POST', headers, body });
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type, ...manners.headers });
      for await (const chunk of answer.body ?? []) {
        const written = new TextDecoder().decode(chunk);
        response.write(manners.reword?.(written) ?? written);
      }
      response.end();
      return true;
    },
  });
  const origin = `${server.url}/service`;
  return { origin, baseUrl: `${origin}/v1`, asked };
}
