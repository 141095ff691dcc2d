import { z } from '@hono/zod-openapi';
import { limitBody, readUnread } from '#src/http/body-limit.ts';
import { json } from '#src/http/json-content.ts';
import { receiveUpload } from '#src/http/receive-upload.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { changeContract, listTags } from './change-contract.usecase';
import { accountTagSchema, contractChangedSchema, contractChangeSchema } from './contract-change.schema';
import { contractPagesSchema } from './contract-text.schema';
import { noFile } from './contracts.errors';
import { sizeValidationSchema, uploadAcceptedSchema, uploadFormSchema, uploadRequestSchema } from './contracts.schema';
import { getContractPages, retryAnalysis, uploadContract } from './contracts.usecases';
import { rereadQuoteSchema, rereadRequestSchema } from './reread.schema';
import { quoteReread, rereadContract } from './reread-contract.usecase';
import { filesLimit } from './upload-limits.schema';
import { validateSize } from './validate-size.usecase';

const tags = ['Contracts'];
const params = z.object({ id: z.string() });
const upload = { body: { content: { 'multipart/form-data': { schema: uploadFormSchema } }, required: true } };

const router = createRouter();
router.post('/api/contracts', readUnread);
router.post('/api/contracts/validate-size', readUnread);
router.post('/api/contracts/:id/reread', limitBody(16 * 1024));
router.patch('/api/contracts/:id', limitBody(16 * 1024));

export const contractRoutes = router
  .openapi(
    userRoute({
      method: 'patch',
      path: '/api/contracts/{id}',
      operationId: 'changeContract',
      scope: 'contracts:write',
      summary: 'Give a contract other tags, and an uploaded one a name of one’s own or reminders',
      description: 'What is not sent stays as it is; `tags` takes the place of all tags before.',
      tags,
      request: { params, body: { content: { 'application/json': { schema: contractChangeSchema } }, required: true } },
      responses: { 200: json(contractChangedSchema, 'Changed') },
    }),
    async (c) => {
      const input = { ownerId: c.get('user').id, ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await changeContract(c.get('deps'), input), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/contracts/tags',
      operationId: 'listTags',
      scope: 'contracts:read',
      summary: 'The tags of the account’s contracts, and how many have each',
      tags,
      responses: { 200: json(z.array(accountTagSchema), 'Tags') },
    }),
    async (c) => c.json(await listTags(c.get('deps'), { ownerId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/contracts/validate-size',
      operationId: 'validateContractSize',
      scope: 'contracts:write',
      summary: 'Whether a file would be accepted and what its analysis would cost',
      tags,
      rateLimit: filesLimit,
      receive: receiveUpload,
      request: upload,
      responses: { 200: json(sizeValidationSchema, 'Verdict') },
    }),
    async (c) => {
      const file = c.get('upload');
      if (!file) throw noFile();
      const input = { ownerId: c.get('user').id, file, language: c.get('locale') };
      return c.json(await validateSize(c.get('deps'), input), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/contracts',
      operationId: 'uploadContract',
      scope: 'contracts:write',
      summary: 'Upload a contract and queue its analysis, written in the language of Accept-Language',
      tags,
      rateLimit: filesLimit,
      receive: receiveUpload,
      request: { body: { content: { 'multipart/form-data': { schema: uploadRequestSchema } }, required: true } },
      responses: { 201: json(uploadAcceptedSchema, 'Accepted') },
    }),
    async (c) => {
      const wanted = c.req.valid('form');
      const { contentHash, fileName = '' } = wanted;
      const file = c.get('upload') ?? (contentHash ? { contentHash, fileName } : null);
      if (!file) throw noFile();
      const input = {
        ...{ ownerId: c.get('user').id, file, language: c.get('locale') },
        byMachine: wanted.readScannedPages === 'true',
        analyseAnyway: wanted.analyseAnyway === 'true',
        side: wanted.side,
        newVersionOf: wanted.newVersionOf,
      };
      return c.json(await uploadContract(c.get('deps'), input), 201);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/contracts/{id}/retry',
      operationId: 'retryAnalysis',
      scope: 'contracts:write',
      summary: 'Start a failed analysis again',
      tags,
      rateLimit: [{ by: 'account', limit: 20, windowSeconds: 3600 }],
      request: { params },
      responses: { 202: json(uploadAcceptedSchema, 'Queued') },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      await retryAnalysis(c.get('deps'), { ownerId: c.get('user').id, id });
      return c.json({ contractId: id }, 202);
    },
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/contracts/{id}/reread',
      operationId: 'quoteReread',
      scope: 'contracts:read',
      summary: 'What it would cost to have an analysis written anew',
      tags,
      request: { params },
      responses: { 200: json(rereadQuoteSchema, 'Quote') },
    }),
    async (c) => {
      const input = { ownerId: c.get('user').id, ...c.req.valid('param'), language: c.get('locale') };
      return c.json(await quoteReread(c.get('deps'), input), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/contracts/{id}/reread',
      operationId: 'rereadContract',
      scope: 'contracts:write',
      summary: 'Have a complete analysis written anew, for another party or in another language',
      description:
        'The text that is kept is read again: nothing is uploaded, and no analysis of the plan is taken. The built-in ' +
        'analyst costs nothing, a language model its tokens, as `GET` says beforehand. Should it fail, the analysis is ' +
        'again what it was, with `failureCode` saying why, and nothing is charged.',
      tags,
      rateLimit: [{ by: 'account', limit: 60, windowSeconds: 3600 }],
      request: { params, body: { content: { 'application/json': { schema: rereadRequestSchema } }, required: true } },
      responses: { 202: json(uploadAcceptedSchema, 'Queued') },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      await rereadContract(c.get('deps'), { ownerId: c.get('user').id, id, ...c.req.valid('json') });
      return c.json({ contractId: id }, 202);
    },
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/contracts/{id}/pages',
      operationId: 'getContractPages',
      scope: 'contracts:read',
      summary: 'Where the text is on the pages of a PDF: what a viewer highlights a quote by',
      description: 'Empty for other formats, and for files that were read before this was kept.',
      tags,
      rateLimit: [{ by: 'account', limit: 300, windowSeconds: 600 }],
      request: { params },
      responses: { 200: json(contractPagesSchema, 'Pages') },
    }),
    async (c) =>
      c.json(await getContractPages(c.get('deps'), { ownerId: c.get('user').id, ...c.req.valid('param') }), 200),
  );
