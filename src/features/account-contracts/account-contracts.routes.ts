import { z } from '@hono/zod-openapi';
import { json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { contractListItemSchema, contractSchema } from '../contracts/contracts.schema';
import { countContracts, getContract, listContracts, listDatesAhead } from './account-contracts.usecases';
import { mostContractsListed } from './contract-choices.schema';
import {
  comingDateSchema,
  contractCountSchema,
  contractFilterSchema,
  contractListQuerySchema,
} from './contract-list.schema';
import { originalHeaders } from './contract-original.rules';
import { openOriginal } from './contract-original.usecase';
import { deleteContract } from './delete-contract.usecase';

const tags = ['Contracts'];
const params = z.object({ id: z.string() });
const deleted = z.object({ success: z.literal(true) }).meta({ id: 'Deleted' });

export const accountContractRoutes = createRouter()
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/contracts',
      operationId: 'listContracts',
      scope: 'contracts:read',
      summary: 'The contracts of the account, newest first, without their texts',
      description: `Can be searched, filtered, sorted and read page by page; without a page all are answered, ${mostContractsListed} at most.`,
      tags,
      request: { query: contractListQuerySchema },
      responses: { 200: json(z.array(contractListItemSchema), 'Contracts') },
    }),
    async (c) =>
      c.json(await listContracts(c.get('deps'), { ...c.req.valid('query'), ownerId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/contracts/count',
      operationId: 'countContracts',
      scope: 'contracts:read',
      summary: 'How many contracts of the account a search and its filters find',
      tags,
      request: { query: contractFilterSchema },
      responses: { 200: json(contractCountSchema, 'Number of contracts') },
    }),
    async (c) =>
      c.json(await countContracts(c.get('deps'), { ...c.req.valid('query'), ownerId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/contracts/dates',
      operationId: 'listDatesAhead',
      scope: 'contracts:read',
      summary: 'The next dates of all contracts of the account, today included; five at most',
      description: 'Dates that the contracts state: what a language model says beyond that is left out.',
      tags,
      responses: { 200: json(z.array(comingDateSchema), 'Dates') },
    }),
    async (c) => c.json(await listDatesAhead(c.get('deps'), { ownerId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/contracts/{id}',
      operationId: 'getContract',
      scope: 'contracts:read',
      summary: 'One contract with its text and analysis',
      tags,
      request: { params },
      responses: { 200: json(contractSchema, 'Contract') },
    }),
    async (c) => c.json(await getContract(c.get('deps'), { ownerId: c.get('user').id, ...c.req.valid('param') }), 200),
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/contracts/{id}/file',
      operationId: 'getContractFile',
      scope: 'contracts:read',
      summary: 'The file as it was uploaded, to be saved and never to be opened in its place',
      tags,
      rateLimit: [{ by: 'account', limit: 300, windowSeconds: 600 }],
      request: { params },
      responses: {
        200: {
          description: 'The bytes',
          content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
        },
      },
    }),
    async (c) => {
      const original = await openOriginal(c.get('deps'), { ownerId: c.get('user').id, ...c.req.valid('param') });
      return c.body(original.body, 200, originalHeaders(original));
    },
  )
  .openapi(
    userRoute({
      method: 'delete',
      path: '/api/contracts/{id}',
      operationId: 'deleteContract',
      scope: 'contracts:write',
      summary: 'Delete a contract with its file, text and analysis',
      tags,
      request: { params },
      responses: { 200: json(deleted, 'Deleted') },
    }),
    async (c) => {
      await deleteContract(c.get('deps'), { ownerId: c.get('user').id, ...c.req.valid('param') });
      return c.json({ success: true } as const, 200);
    },
  );
