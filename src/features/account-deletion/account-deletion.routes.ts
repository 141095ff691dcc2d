import { createRouter, userRoute } from '#src/http/router.ts';
import { visitorOf } from '#src/http/visitor-of.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { doneSchema } from '../accounts/sign-in/sign-in.schema';
import { deleteAccount } from './delete-account.usecase';

export const accountDeletionRoutes = createRouter().openapi(
  userRoute({
    method: 'delete',
    path: '/api/user/delete',
    operationId: 'deleteAccount',
    summary: 'Delete the account and all its data, for good, once the owner has confirmed',
    tags: ['Accounts'],
    rateLimit: [{ by: 'account', limit: 10, windowSeconds: 600 }],
    responses: { 200: { description: 'Gone', content: { 'application/json': { schema: doneSchema } } } },
  }),
  async (c) => {
    const input = { user: c.get('user'), visitor: visitorOf(c), locale: c.get('locale') };
    await deleteAccount(c.get('deps'), input);
    return c.json({ success: true, message: m.settings_deleted_text({}, { locale: 'en' }) } as const, 200);
  },
);
