import { z } from 'zod';
import { analyseTool } from './analyse-tool';
import { askTool } from './ask-tool';
import { listDatesTool } from './list-dates-tool';
import type { RpcAnswer, RpcMessage } from './mcp.schema';
import type { Tool, ToolCaller } from './mcp-tool';

/** Of the protocol, the newest first. */
export const protocolVersions = ['2025-11-25', '2025-06-18'];

export const tools: readonly Tool[] = [analyseTool, askTool, listDatesTool];
const code = { methodNotFound: -32601, invalidParams: -32602 };

const calledSchema = z.object({ name: z.string(), arguments: z.looseObject({}).default({}) });

/** Answers one message of the Model Context Protocol; null where nobody waits for it. */
export async function answerRpc(
  caller: ToolCaller,
  { id, method, params = {} }: RpcMessage,
): Promise<RpcAnswer | null> {
  if (id === undefined) return null;
  const run = methods.get(method);
  const { result, error } = run
    ? await run(caller, params)
    : refuse(code.methodNotFound, `There is no method ${method}.`);
  return { jsonrpc: '2.0', id, ...(error ? { error } : { result }) };
}

type Answered = Pick<RpcAnswer, 'result' | 'error'>;

const refuse = (number: number, message: string): Answered => ({ error: { code: number, message } });

type Method = (caller: ToolCaller, params: Record<string, unknown>) => Answered | Promise<Answered>;

const ping: Method = () => ({ result: {} });

const initialize: Method = (_caller, { protocolVersion }) => ({
  result: {
    protocolVersion: protocolVersions.find((known) => known === protocolVersion) ?? protocolVersions[0],
    capabilities: { tools: {} },
    serverInfo: { name: 'plainclause', title: 'Plainclause', version: '1' },
    instructions: 'Explains contracts in plain language, every finding with the words it rests on. No legal advice.',
  },
});

const listTools: Method = () => ({
  result: {
    tools: tools.map(({ name, title, description, inputSchema, readOnly }) => ({
      ...{ name, title, description, inputSchema },
      annotations: { readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false },
    })),
  },
});

const callTool: Method = async (caller, params) => {
  const called = calledSchema.safeParse(params).data;
  const tool = tools.find(({ name }) => name === called?.name);
  if (!called || !tool) return refuse(code.invalidParams, 'There is no such tool.');
  const input = tool.input.safeParse(called.arguments);
  if (!input.success)
    return failed(input.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  try {
    const told = await tool.run(caller, input.data);
    return { result: { content: [{ type: 'text', text: JSON.stringify(told) }], structuredContent: told } };
  } catch (error) {
    // The assistant can tell its user, or do better; what nobody foresaw is answered and logged as with every route.
    const text = caller.tellFailure(error);
    if (text === null) throw error;
    return failed(text);
  }
};

/** By the names that callers send: in an object they would also find what every object has. */
const methods = new Map<string, Method>([
  ['ping', ping],
  ['initialize', initialize],
  ['tools/list', listTools],
  ['tools/call', callTool],
]);

const failed = (text: string): Answered => ({ result: { content: [{ type: 'text', text }], isError: true } });
