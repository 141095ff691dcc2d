import type { Context } from 'hono';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { findCurrentUser } from '#src/features/accounts/accounts.usecases.ts';
import type { AppEnv } from '#src/http/app-env.ts';
import { limitBody } from '#src/http/body-limit.ts';
import { createRouter, publicRoute } from '#src/http/router.ts';
import { visitorOf } from '#src/http/visitor-of.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { contactSupport } from './contact-support.usecase';
import { contactFor } from './support.rules';
import { supportContactSchema, supportMessageSchema, supportReceivedSchema } from './support.schema';

const tags = ['Support'];
const path = '/api/support/contact';

const senderOf = (c: Context<AppEnv>): Promise<CurrentUser | null> =>
  findCurrentUser(c.get('deps'), { visitor: visitorOf(c) });

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
      const message = c.req.valid('json');
      const user = await senderOf(c);
      // Whoever types another address is not shown there to have a plan.
      const plan = user?.email.toLowerCase() === message.email.toLowerCase() ? user.accountStatus : null;
      await contactSupport(c.get('deps'), { ...message, locale: c.get('locale'), plan });
      return c.json({ success: true, message: m.support_thanks({}, { locale: 'en' }) } as const, 200);
    },
  )
  .openapi(
    publicRoute({
      method: 'get',
      path,
      operationId: 'supportContact',
      summary:
        'The address that support is reached at without the form, and when it answers: as the plan of who is signed in says',
      tags,
      responses: {
        200: { description: 'The address', content: { 'application/json': { schema: supportContactSchema } } },
      },
    }),
    async (c) => c.json(contactFor(c.get('deps').config, (await senderOf(c))?.accountStatus ?? null), 200),
  );
