import { z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import { limitBody } from '#src/http/body-limit.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { askQuestion } from './ask-question.usecase';
import { questionsLimit } from './question-limits.schema';
import { questionRequestSchema, questionSchema, questionsSchema } from './questions.schema';
import { deleteQuestion, listQuestions } from './questions.usecases';

const tags = ['Contracts'];
const params = z.object({ id: z.string() });
const path = '/api/contracts/{id}/questions';

const router = createRouter();
router.post('/api/contracts/:id/questions', limitBody(16 * 1024));

export const questionRoutes = router
  .openapi(
    userRoute({
      method: 'get',
      path,
      operationId: 'listQuestions',
      scope: 'contracts:read',
      summary: 'What was asked about a contract, with the passages that were found and the answers',
      tags,
      request: { params },
      responses: { 200: json(questionsSchema, 'Questions') },
    }),
    async (c) =>
      c.json(await listQuestions(c.get('deps'), { ownerId: c.get('user').id, ...c.req.valid('param') }), 200),
  )
  .openapi(
    userRoute({
      method: 'post',
      path,
      operationId: 'askQuestion',
      scope: 'contracts:write',
      summary: 'Ask a complete contract a question',
      description:
        'Passages are found whatever is configured, and cost nothing. Where a language model is, the answer is written ' +
        'from them alone, each sentence with words of the contract that were looked up in its text, and counts in the ' +
        'plan; where it cannot be written, `failureCode` says why and nothing is counted. With `Accept: ' +
        'text/event-stream` each event is the question as far as it is answered, the last one whole.',
      tags,
      rateLimit: questionsLimit,
      request: { params, ...body(questionRequestSchema) },
      responses: {
        201: {
          description: 'Asked',
          content: {
            'application/json': { schema: questionSchema },
            'text/event-stream': { schema: z.string() },
          },
        },
      },
    }),
    async (c) => {
      const { question, language = c.get('locale') } = c.req.valid('json');
      const asked = await askQuestion(c.get('deps'), {
        ownerId: c.get('user').id,
        ...c.req.valid('param'),
        question,
        language,
      });
      if (!c.req.header('accept')?.includes('text/event-stream')) return c.json(await asked.answer(), 201);
      c.status(201);
      return streamSSE(c, async (stream) => {
        const send = (told: unknown) => stream.writeSSE({ data: JSON.stringify(told) });
        await send(asked.question);
        await send(await asked.answer((draft) => void send(draft)));
      });
    },
  )
  .openapi(
    userRoute({
      method: 'delete',
      path: `${path}/{questionId}`,
      operationId: 'deleteQuestion',
      scope: 'contracts:write',
      summary: 'Delete a question with what was found and answered',
      tags,
      request: { params: params.extend({ questionId: z.string() }) },
      responses: { 204: { description: 'Deleted' } },
    }),
    async (c) => {
      await deleteQuestion(c.get('deps'), { ownerId: c.get('user').id, ...c.req.valid('param') });
      return c.body(null, 204);
    },
  );
