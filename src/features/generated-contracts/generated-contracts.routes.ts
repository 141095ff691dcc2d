import { z } from '@hono/zod-openapi';
import { limitBody } from '#src/http/body-limit.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { uploadAcceptedSchema } from '../contracts/contracts.schema';
import { addClause } from './add-clause.usecase';
import { checkGenerated } from './check-generated.usecase';
import { generateContract } from './generate-contract.usecase';
import {
  clauseAddedSchema,
  contractCreatedSchema,
  newClauseSchema,
  newContractSchema,
} from './generated-contracts.schema';

const tags = ['Generated contracts'];
const params = z.object({ id: z.string() });

const router = createRouter();
router.use('/api/contracts/from-template', limitBody(256 * 1024));
router.use('/api/contracts/:id/clauses', limitBody(64 * 1024));

export const generatedContractRoutes = router
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/contracts/from-template',
      operationId: 'generateContract',
      summary: 'Make a contract of a template; nothing is charged',
      tags,
      rateLimit: [{ by: 'account', limit: 60, windowSeconds: 600 }],
      request: body(newContractSchema),
      responses: { 201: json(contractCreatedSchema, 'Created') },
    }),
    async (c) => {
      const input = { ...c.req.valid('json'), user: c.get('user'), locale: c.get('locale') };
      return c.json({ success: true, ...(await generateContract(c.get('deps'), input)) } as const, 201);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/contracts/{id}/check',
      operationId: 'checkGeneratedContract',
      summary: 'Analyse a copy of a generated contract, at the price of an upload',
      tags,
      rateLimit: [{ by: 'account', limit: 120, windowSeconds: 600 }],
      request: { params },
      responses: { 201: json(uploadAcceptedSchema, 'The copy that is analysed') },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const input = { ownerId: c.get('user').id, id, language: c.get('locale') };
      return c.json(await checkGenerated(c.get('deps'), input), 201);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/contracts/{id}/clauses',
      operationId: 'addClause',
      summary: 'Add a clause of the library to a generated contract, as its last numbered one; nothing is charged',
      tags,
      rateLimit: [{ by: 'account', limit: 120, windowSeconds: 600 }],
      request: { params, ...body(newClauseSchema) },
      responses: { 201: json(clauseAddedSchema, 'Added') },
    }),
    async (c) => {
      const { id: contractId } = c.req.valid('param');
      const input = { ...c.req.valid('json'), contractId, user: c.get('user'), locale: c.get('locale') };
      return c.json({ success: true, ...(await addClause(c.get('deps'), input)) } as const, 201);
    },
  );
