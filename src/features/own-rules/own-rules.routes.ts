import { limitBody } from '#src/http/body-limit.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { ownRulesSchema } from './own-rules.schema';
import { readOwnRules, saveOwnRules } from './own-rules.usecases';

const tags = ['Contracts'];
const path = '/api/own-rules';

const router = createRouter();
router.put(path, limitBody(64 * 1024));

export const ownRuleRoutes = router
  .openapi(
    userRoute({
      method: 'get',
      path,
      operationId: 'readOwnRules',
      summary: 'What the account wants of every contract',
      tags,
      responses: { 200: json(ownRulesSchema, 'Rules') },
    }),
    async (c) => c.json(await readOwnRules(c.get('deps'), { user: c.get('user') }), 200),
  )
  .openapi(
    userRoute({
      method: 'put',
      path,
      operationId: 'saveOwnRules',
      summary: 'Take these rules in the place of those before; Pro and Premium, and none with every plan',
      description:
        'Nothing is stored with contracts: `measured` of an analysis and its findings are what rules are held against.',
      tags,
      rateLimit: [{ by: 'account', limit: 120, windowSeconds: 600 }],
      request: body(ownRulesSchema),
      responses: { 200: json(ownRulesSchema, 'Rules') },
    }),
    async (c) => c.json(await saveOwnRules(c.get('deps'), { ...c.req.valid('json'), user: c.get('user') }), 200),
  );
