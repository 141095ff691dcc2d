import { limitBody } from '#src/http/body-limit.ts';
import { createRouter, publicRoute } from '#src/http/router.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { contactSupport } from './contact-support.usecase';
import { supportContactSchema, supportMessageSchema, supportReceivedSchema } from './support.schema';

const tags = ['Support'];
const path = '/api/support/contact';

const router = createRouter();
router.use('/api/support/*', limitBody(64 * 1024));

export const supportRoutes = router
  .openapi(
    publicRoute({
      method: 'post',
      path,
      operationId: 'contactSupport',
      summary: 'Write to support; the sender gets a receipt in the language of Accept-Language',
      tags,
      rateLimit: [
        { by: 'address and e-mail', limit: 3, windowSeconds: 600 },
        { by: 'address', limit: 20, windowSeconds: 3600 },
      ],
      request: { body: { content: { 'application/json': { schema: supportMessageSchema } }, required: true } },
      responses: {
        200: { description: 'Stored', content: { 'application/json': { schema: supportReceivedSchema } } },
      },
    }),
    async (c) => {
      await contactSupport(c.get('deps'), { ...c.req.valid('json'), locale: c.get('locale') });
      return c.json({ success: true, message: m.support_thanks({}, { locale: 'en' }) } as const, 200);
    },
  )
  .openapi(
    publicRoute({
      method: 'get',
      path,
      operationId: 'supportContact',
      summary: 'The address that support is reached at without the form',
      tags,
      responses: {
        200: { description: 'The address', content: { 'application/json': { schema: supportContactSchema } } },
      },
    }),
    (c) => c.json({ email: c.get('deps').config.supportEmail }, 200),
  );
