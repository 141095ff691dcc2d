import { z } from 'zod';

/** A message of JSON-RPC 2.0 as the Model Context Protocol sends it; without an id nobody waits for an answer. */
export const rpcMessageSchema = z
  .looseObject({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.int()]).optional(),
    method: z.string(),
    params: z.looseObject({}).optional(),
  })
  .meta({ id: 'RpcMessage' });
export type RpcMessage = z.output<typeof rpcMessageSchema>;

export const rpcAnswerSchema = z
  .looseObject({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.int()]).nullable(),
    result: z.looseObject({}).optional(),
    error: z.object({ code: z.int(), message: z.string() }).optional(),
  })
  .meta({ id: 'RpcAnswer' });
export type RpcAnswer = z.output<typeof rpcAnswerSchema>;
