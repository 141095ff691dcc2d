import { limitBody } from '#src/http/body-limit.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, publicRoute, userRoute } from '#src/http/router.ts';
import { visitorOf } from '#src/http/visitor-of.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { doneSchema } from '../sign-in/sign-in.schema';
import { readSecondFactor } from './read-second-factor.usecase';
import {
  backupCodesSchema,
  secondFactorCodeSchema,
  secondFactorKeySchema,
  secondFactorPasswordSchema,
  secondFactorSchema,
  secondStepSchema,
} from './second-factor.schema';
import { takeSecondStep } from './take-second-step.usecase';
import { beginSecondFactor, confirmSecondFactor, turnOffSecondFactor } from './turn-second-factor.usecase';

const tags = ['Accounts'];
const en = { locale: 'en' } as const;
const minutes = (count: number) => count * 60;
const rateLimit = [{ by: 'account', limit: 10, windowSeconds: minutes(15) }] as const;

const router = createRouter();
router.use('/api/auth/second-step', limitBody(16 * 1024));
router.use('/api/user/second-factor/*', limitBody(16 * 1024));

export const secondFactorRoutes = router
  .openapi(
    publicRoute({
      method: 'post',
      path: '/api/auth/second-step',
      operationId: 'takeSecondStep',
      summary: 'End a sign-in whose password was right, by a code of the authenticator app or a backup code',
      tags,
      rateLimit: [{ by: 'address', limit: 100, windowSeconds: minutes(15) }],
      request: body(secondStepSchema),
      responses: { 200: json(doneSchema, 'Signed in') },
    }),
    async (c) => {
      await takeSecondStep(c.get('deps'), { ...c.req.valid('json'), visitor: visitorOf(c) });
      return c.json({ success: true, message: m.accounts_signed_in({}, en) } as const, 200);
    },
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/user/second-factor',
      operationId: 'readSecondFactor',
      summary: 'Whether signing in by password asks for a code',
      tags,
      responses: { 200: json(secondFactorSchema, 'On or off') },
    }),
    async (c) => c.json(await readSecondFactor(c.get('deps'), { user: c.get('user') }), 200),
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/user/second-factor/begin',
      operationId: 'beginSecondFactor',
      summary: 'Make a key for an authenticator app; it takes effect with its first code',
      tags,
      rateLimit,
      request: body(secondFactorPasswordSchema),
      responses: { 200: json(secondFactorKeySchema, 'The key, told once') },
    }),
    async (c) => {
      const input = { ...c.req.valid('json'), user: c.get('user'), visitor: visitorOf(c) };
      return c.json(await beginSecondFactor(c.get('deps'), input), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/user/second-factor/confirm',
      operationId: 'confirmSecondFactor',
      summary: 'Turn the second factor on by a code of the app',
      tags,
      rateLimit,
      request: body(secondFactorCodeSchema),
      responses: { 200: json(backupCodesSchema, 'It is on; the backup codes, told once') },
    }),
    async (c) => {
      const input = { ...c.req.valid('json'), user: c.get('user'), visitor: visitorOf(c), locale: c.get('locale') };
      return c.json(await confirmSecondFactor(c.get('deps'), input), 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/user/second-factor/turn-off',
      operationId: 'turnOffSecondFactor',
      summary: 'Sign in by password alone again',
      tags,
      rateLimit,
      request: body(secondFactorPasswordSchema),
      responses: { 200: json(doneSchema, 'It is off, and no browser is remembered') },
    }),
    async (c) => {
      const input = { ...c.req.valid('json'), user: c.get('user'), visitor: visitorOf(c), locale: c.get('locale') };
      await turnOffSecondFactor(c.get('deps'), input);
      return c.json({ success: true, message: m.second_factor_is_off({}, en) } as const, 200);
    },
  );
