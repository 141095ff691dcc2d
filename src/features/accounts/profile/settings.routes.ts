import { limitBody } from '#src/http/body-limit.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, userRoute } from '#src/http/router.ts';
import { visitorOf } from '#src/http/visitor-of.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { doneSchema, resendWaitSeconds } from '../sign-in/sign-in.schema';
import { changePassword } from './change-password.usecase';
import { confirmEmailChange } from './confirm-email-change.usecase';
import { cancelEmailChange, resendEmailCode } from './request-email-change.usecase';
import {
  changePasswordSchema,
  emailChangeSchema,
  emailCodeSchema,
  profileSchema,
  profileUpdatedSchema,
} from './settings.schema';
import { pendingEmailChange, updateProfile } from './update-profile.usecase';

const tags = ['Accounts'];
const en = { locale: 'en' } as const;
const minutes = (count: number) => count * 60;

const router = createRouter();
router.use('/api/user/*', limitBody(16 * 1024));

export const settingsRoutes = router
  .openapi(
    userRoute({
      method: 'patch',
      path: '/api/user/profile',
      operationId: 'updateProfile',
      summary: 'Change the names; another e-mail address, once confirmed, takes effect when its mailed code is entered',
      tags,
      rateLimit: [{ by: 'account', limit: 20, windowSeconds: minutes(15) }],
      request: body(profileSchema),
      responses: { 200: json(profileUpdatedSchema, 'Saved; a new address awaits its code') },
    }),
    async (c) => {
      const changes = c.req.valid('json');
      const input = { user: c.get('user'), changes, visitor: visitorOf(c), locale: c.get('locale') };
      const { pendingEmail } = await updateProfile(c.get('deps'), input);
      return c.json({ success: true, message: m.settings_profile_updated_title({}, en), pendingEmail } as const, 200);
    },
  )
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/user/email-change',
      operationId: 'pendingEmailChange',
      summary: 'The new e-mail address that awaits its code',
      tags,
      responses: { 200: json(emailChangeSchema, 'The address, or null') },
    }),
    async (c) => c.json(await pendingEmailChange(c.get('deps'), { userId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/user/email-change/verify',
      operationId: 'confirmEmailChange',
      summary: 'Take a new e-mail address into use by its code',
      tags,
      rateLimit: [{ by: 'account', limit: 20, windowSeconds: minutes(15) }],
      request: body(emailCodeSchema),
      responses: { 200: json(doneSchema, 'The new address is in use') },
    }),
    async (c) => {
      const { id: userId, email: oldEmail } = c.get('user');
      const input = { ...c.req.valid('json'), userId, oldEmail, locale: c.get('locale') };
      await confirmEmailChange(c.get('deps'), input);
      return c.json({ success: true, message: m.settings_email_changed_title({}, en) } as const, 200);
    },
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/user/email-change/resend',
      operationId: 'resendEmailCode',
      summary: 'Mail a new code to the e-mail address that awaits one',
      tags,
      rateLimit: [{ by: 'account', limit: 1, windowSeconds: resendWaitSeconds }],
      responses: { 200: json(doneSchema, 'Sent') },
    }),
    async (c) => {
      await resendEmailCode(c.get('deps'), { userId: c.get('user').id, locale: c.get('locale') });
      return c.json({ success: true, message: m.auth_code_sent({}, en) } as const, 200);
    },
  )
  .openapi(
    userRoute({
      method: 'delete',
      path: '/api/user/email-change',
      operationId: 'cancelEmailChange',
      summary: 'Keep the present e-mail address',
      tags,
      responses: { 200: json(doneSchema, 'Nothing awaits a code') },
    }),
    async (c) => {
      await cancelEmailChange(c.get('deps'), { userId: c.get('user').id });
      return c.json({ success: true, message: m.settings_email_kept({}, en) } as const, 200);
    },
  )
  .openapi(
    userRoute({
      method: 'patch',
      path: '/api/user/password',
      operationId: 'changePassword',
      summary: 'Set another password and end all other sessions',
      tags,
      rateLimit: [{ by: 'account', limit: 10, windowSeconds: minutes(15) }],
      request: body(changePasswordSchema),
      responses: { 200: json(doneSchema, 'The password is set') },
    }),
    async (c) => {
      const input = { ...c.req.valid('json'), user: c.get('user'), visitor: visitorOf(c), locale: c.get('locale') };
      await changePassword(c.get('deps'), input);
      return c.json({ success: true, message: m.settings_password_changed_title({}, en) } as const, 200);
    },
  );
