import { z } from '@hono/zod-openapi';
import { notFound } from '#src/http/http.errors.ts';
import { body, json } from '#src/http/json-content.ts';
import { createRouter, publicRoute, userRoute } from '#src/http/router.ts';
import { doneSchema } from '../accounts/sign-in/sign-in.schema';
import { makeCalendarAddress, readCalendar, removeCalendarAddress } from './calendar.usecases';
import { offPage, readReminderSettings, turnOffByLink, turnReminders } from './reminder-settings.usecases';
import { calendarAddressSchema, reminderSettingsSchema, turnRemindersSchema } from './reminders.schema';

const tags = ['Reminders'];
const done = { success: true, message: 'Done' } as const;
const link = z.object({ token: z.string().max(200) });
const byLink = [{ by: 'address', limit: 100, windowSeconds: 600 }] as const;

export const reminderRoutes = createRouter()
  .openapi(
    userRoute({
      method: 'get',
      path: '/api/user/reminders',
      operationId: 'readReminders',
      summary: 'Whether mails remind of last days to give notice, and since when there is an address for calendars',
      tags,
      responses: { 200: json(reminderSettingsSchema, 'Settings') },
    }),
    async (c) => c.json(await readReminderSettings(c.get('deps'), { userId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'put',
      path: '/api/user/reminders',
      operationId: 'turnReminders',
      summary: 'Turn reminders by mail on or off, for all contracts of the account',
      tags,
      request: body(turnRemindersSchema),
      responses: { 200: json(reminderSettingsSchema, 'Settings') },
    }),
    async (c) => c.json(await turnReminders(c.get('deps'), { ...c.req.valid('json'), userId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'post',
      path: '/api/user/calendar',
      operationId: 'makeCalendarAddress',
      summary: 'Make a private address for calendars, in the place of the one before; it is told this once',
      tags,
      rateLimit: [{ by: 'account', limit: 20, windowSeconds: 600 }],
      responses: { 200: json(calendarAddressSchema, 'The address') },
    }),
    async (c) => c.json(await makeCalendarAddress(c.get('deps'), { userId: c.get('user').id }), 200),
  )
  .openapi(
    userRoute({
      method: 'delete',
      path: '/api/user/calendar',
      operationId: 'removeCalendarAddress',
      summary: 'Remove the address for calendars',
      tags,
      responses: { 200: json(doneSchema, 'It leads nowhere any more') },
    }),
    async (c) => {
      await removeCalendarAddress(c.get('deps'), { userId: c.get('user').id });
      return c.json(done, 200);
    },
  )
  .openapi(
    publicRoute({
      method: 'get',
      path: '/api/calendar/{file}',
      operationId: 'readCalendar',
      summary: 'The days ahead of all contracts as iCalendar, for whoever has the private address; 300 at most',
      description: 'Days that the contracts state: what a language model says beyond that is left out.',
      tags,
      rateLimit: [{ by: 'address', limit: 600, windowSeconds: 600 }],
      request: { params: z.object({ file: z.string().meta({ description: 'The token, and `.ics`' }) }) },
      responses: {
        200: { description: 'The calendar', content: { 'text/calendar': { schema: z.string() } } },
      },
    }),
    async (c) => {
      const calendar = await readCalendar(c.get('deps'), c.req.valid('param'));
      if (calendar === null) throw notFound();
      return c.body(calendar, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': 'private, max-age=3600',
      });
    },
  )
  .openapi(
    publicRoute({
      method: 'get',
      path: '/api/reminders/off/{token}',
      operationId: 'openRemindersOff',
      summary: 'To the page that turns reminders off with one press; mail programs open links, so nothing happens here',
      tags,
      rateLimit: byLink,
      request: { params: link },
      responses: { 302: { description: 'To the page' } },
    }),
    (c) => c.redirect(offPage(c.get('deps'), c.req.valid('param')), 302),
  )
  .openapi(
    publicRoute({
      method: 'post',
      path: '/api/reminders/off/{token}',
      operationId: 'turnOffReminders',
      summary: 'Turn reminders off by the link of a reminder, without signing in (RFC 8058)',
      tags,
      rateLimit: byLink,
      request: { params: link },
      responses: { 200: json(doneSchema, 'They are off') },
    }),
    async (c) => {
      await turnOffByLink(c.get('deps'), c.req.valid('param'));
      return c.json(done, 200);
    },
  );
