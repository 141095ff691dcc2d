import { limitBody } from '#src/http/body-limit.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { translateContent } from './translate-content.usecase';
import { translationRequestSchema, translationSchema } from './translation.schema';

const path = '/api/translate-content';

const router = createRouter();
router.use(path, limitBody(64 * 1024));

export const translationRoutes = router.openapi(
  userRoute({
    method: 'post',
    path,
    operationId: 'translateContent',
    summary: 'Translate a text; into English, or where it fails, it is answered as it was',
    tags: ['Translation'],
    rateLimit: [{ by: 'account', limit: 200, windowSeconds: 3600 }],
    request: { body: { content: { 'application/json': { schema: translationRequestSchema } }, required: true } },
    responses: {
      200: { description: 'The text', content: { 'application/json': { schema: translationSchema } } },
    },
  }),
  async (c) => {
    const input = { ...c.req.valid('json'), ownerId: c.get('user').id };
    return c.json({ translatedText: await translateContent(c.get('deps'), input) }, 200);
  },
);
