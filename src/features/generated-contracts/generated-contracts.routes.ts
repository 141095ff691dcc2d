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
  clausePreviewSchema,
  clauseTakenOutSchema,
  clauseToTakeOutSchema,
  contractCreatedSchema,
  newClauseSchema,
  newContractSchema,
  previewedClauseSchema,
} from './generated-contracts.schema';
import { previewClause } from './preview-clause.usecase';
import { takeOutClause } from './take-out-clause.usecase';

const tags = ['Generated contracts'];
const params = z.object({ id: z.string() });

const router = createRouter();
router.use('/api/contracts/from-template', limitBody(256 * 1024));
router.use('/api/contracts/:id/clauses/*', limitBody(64 * 1024));

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
      summary:
        'Add a clause of the library to a generated contract, in the place of what it replaces; nothing is charged',
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
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/contracts/{id}/clauses/preview',
      operationId: 'previewClause',
      summary: 'What adding a clause of the library would do to a generated contract; nothing is changed',
      tags,
      rateLimit: [{ by: 'account', limit: 600, windowSeconds: 600 }],
      request: { params, ...body(previewedClauseSchema) },
      responses: { 200: json(clausePreviewSchema, 'What it would do') },
    }),
    async (c) => {
      const { id: contractId } = c.req.valid('param');
      const input = { ...c.req.valid('json'), contractId, user: c.get('user'), locale: c.get('locale') };
      return c.json(await previewClause(c.get('deps'), input), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/contracts/{id}/clauses/take-out',
      operationId: 'takeOutClause',
      summary: 'Take a clause of the library out of a generated contract again, which puts back what it had replaced',
      tags,
      rateLimit: [{ by: 'account', limit: 120, windowSeconds: 600 }],
      request: { params, ...body(clauseToTakeOutSchema) },
      responses: { 200: json(clauseTakenOutSchema, 'Taken out') },
    }),
    async (c) => {
      const { id: contractId } = c.req.valid('param');
      const { clauseId } = c.req.valid('json');
      await takeOutClause(c.get('deps'), { ownerId: c.get('user').id, contractId, clauseId });
      return c.json({ success: true } as const, 200);
    },
  );
