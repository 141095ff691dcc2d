import { z } from '@hono/zod-openapi';
import { limitBody } from '#src/http/body-limit.ts';
import { body } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { originalHeaders } from '../account-contracts/contract-original.rules';
import { outcomesHeader } from './proposal-states.schema';
import { redlineRequestSchema } from './redline.schema';
import { redlineContract } from './redline-contract.usecase';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const router = createRouter();
router.post('/api/contracts/:id/redline', limitBody(32 * 1024));

export const redlineRoutes = router.openapi(
  userRoute({
    method: 'post',
    path: '/api/contracts/{id}/redline',
    operationId: 'redlineContract',
    summary: 'The uploaded Word file with recommended wordings as tracked changes and findings as comments',
    description:
      'For contracts uploaded as DOCX. The changes stand at the quoted words, in the name of the account; everything else ' +
      `in the file stays as it was. \`${outcomesHeader}\` tells as JSON what became of each choice: \`changed\`, \`commented\` ` +
      'where words could not be changed without harm (several cells, a field, a text box, words that another change took), ' +
      'or `not-placed` where they are not in the file.',
    tags: ['Contracts'],
    rateLimit: [{ by: 'account', limit: 60, windowSeconds: 600 }],
    request: { params: z.object({ id: z.string() }), ...body(redlineRequestSchema) },
    responses: {
      200: {
        description: 'The file',
        headers: z.object({
          [outcomesHeader]: z.string().meta({ description: '`[{"key": "3", "state": "changed"}, …]`' }),
        }),
        content: { [word]: { schema: z.string().meta({ format: 'binary' }) } },
      },
    },
  }),
  async (c) => {
    const { id: ownerId, firstName, lastName } = c.get('user');
    const author = [firstName, lastName].filter(Boolean).join(' ') || null;
    const input = { ownerId, author, ...c.req.valid('param'), ...c.req.valid('json') };
    const { file, fileName, outcomes } = await redlineContract(c.get('deps'), input);
    return c.body(file, 200, {
      ...originalHeaders({ fileName, size: file.byteLength }),
      'Content-Type': word,
      [outcomesHeader]: JSON.stringify(outcomes),
    });
  },
);
