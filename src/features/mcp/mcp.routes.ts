import { limitBody } from '#src/http/body-limit.ts';
import { body, json } from '#src/http/json-content.ts';
import { tellFailure } from '#src/http/problem.ts';
import { countForAccount } from '#src/http/rate-limit.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { answerRpc, protocolVersions } from './answer-rpc.usecase';
import { rpcAnswerSchema, rpcMessageSchema } from './mcp.schema';
import type { ToolCaller } from './mcp-tool';

const path = '/api/mcp';
const router = createRouter();
router.post(path, limitBody(1024 * 1024));
// Nothing is streamed and no session is kept: clients go on without either.
router.on(['GET', 'DELETE'], path, (c) => c.body(null, 405, { Allow: 'POST' }));

export const mcpRoutes = router.openapi(
  userRoute({
    method: 'post',
    path,
    operationId: 'callMcp',
    scope: 'contracts:read',
    summary:
      'The endpoint for assistants (Model Context Protocol, Streamable HTTP), with the tools analyse, ask and list_dates',
    description:
      'Protocol versions 2025-11-25 and 2025-06-18, one JSON answer a message, no stream and no session. Each tool has the ' +
      'limits of the routes that do the same; `analyse` with a text and `ask` need the scope `contracts:write` too.',
    tags: ['Assistants'],
    request: body(rpcMessageSchema),
    responses: {
      200: json(rpcAnswerSchema, 'The answer, or a JSON-RPC error'),
      202: { description: 'Taken note of' },
      400: json(rpcAnswerSchema, 'Another version of the protocol'),
    },
  }),
  async (c) => {
    const version = c.req.header('mcp-protocol-version') ?? '';
    if (version !== '' && !protocolVersions.includes(version)) {
      const error = { code: -32600, message: `Supported protocol versions: ${protocolVersions.join(', ')}` };
      return c.json({ jsonrpc: '2.0' as const, id: null, error }, 400);
    }
    const [deps, ownerId] = [c.get('deps'), c.get('user').id];
    const caller: ToolCaller = {
      ...{ deps, ownerId, scopes: c.get('scopes'), language: c.get('locale'), tellFailure },
      count: (operationId, rules) => countForAccount(deps, { operationId, ownerId, rules }),
    };
    const answer = await answerRpc(caller, c.req.valid('json'));
    return answer ? c.json(answer, 200) : c.body(null, 202);
  },
);
