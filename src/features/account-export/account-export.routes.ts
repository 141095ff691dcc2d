import { z } from '@hono/zod-openapi';
import { createRouter, userRoute } from '#src/http/router.ts';
import { exportAccount } from './export-account.usecase';

const archive = z.string().meta({ format: 'binary', description: 'A ZIP archive' });

export const accountExportRoutes = createRouter().openapi(
  userRoute({
    method: 'get',
    path: '/api/user/export',
    operationId: 'exportAccount',
    summary:
      'Everything that is kept of the account, as a ZIP archive; its README is in the language of Accept-Language',
    tags: ['Accounts'],
    rateLimit: [{ by: 'account', limit: 5, windowSeconds: 3600 }],
    responses: { 200: { description: 'The archive', content: { 'application/zip': { schema: archive } } } },
  }),
  (c) => {
    const { fileName, archive: body } = exportAccount(c.get('deps'), { user: c.get('user'), locale: c.get('locale') });
    return c.body(body, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    });
  },
);
