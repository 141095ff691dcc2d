import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import type { Session } from '#src/features/accounts/sessions/sessions.schema.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { RequireUser } from '#web/app/require-user.tsx';
import { currentUserQuery } from '#web/features/accounts/accounts.queries.ts';
import { click, draw, type } from '#web/testing/draw.tsx';
import { dismissToast, shownToast } from '#web/ui/toast-store.ts';
import { SettingsPage } from './settings.page';

type Answer = { status?: number; body: unknown } | { raw: (signal: AbortSignal) => Response | Promise<Response> };
const ada: CurrentUser = {
  id: 'u',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  profileImageUrl: null,
  accountStatus: 'free',
  paymentFailed: false,
  authProvider: 'local',
};
const session = (id: string, fields: Partial<Session> = {}): Session => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  signedInAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-20T11:00:00.000Z',
  current: false,
  ...fields,
});
let answers: Record<string, Answer>;
const calls: { call: string; body: unknown }[] = [];

beforeEach(() => {
  calls.length = 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the mark of a session
  document.cookie = 'plainclause.signed_in=1; Path=/';
  answers = {
    'GET /api/user': { body: ada },
    'GET /api/user/email-change': { body: { pendingEmail: null } },
    'GET /api/user/sessions': { body: [session('s1', { current: true })] },
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call = `${init.method} ${path}`;
    calls.push({ call, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const answer = answers[call];
    if (!answer) throw new TypeError('Failed to fetch');
    if ('raw' in answer) return answer.raw(init.signal as AbortSignal);
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
});

afterEach(() => {
  act(dismissToast);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))));
const done = { body: { success: true, message: '' } };

async function open(user: Partial<CurrentUser> = {}) {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, { ...ada, ...user });
  const page = await draw(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/settings']}>
        <Routes>
          <Route index element={<p>The front page</p>} />
          <Route element={<RequireUser />}>
            <Route path="settings" element={<SettingsPage />} />
          </Route>
          <Route path="auth" element={<p>The sign-in page</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settle();
  const field = (name: string) => page.find<HTMLInputElement>(`input[name=${name}]`);
  const submit = async () => {
    await click(page.find('form [type=submit]'));
    await settle();
  };
  const press = async (name: string) => {
    await click(page.control(name));
    await settle();
  };
  return { ...page, field, submit, press, text: () => page.container.textContent ?? '' };
}

test('the profile is edited, saved, and shown as the server has it', async () => {
  const page = await open();
  await page.press('Edit Profile');
  expect(document.activeElement).toBe(page.field('firstName'));
  await type(page.field('firstName'), ' Augusta ');
  answers['PATCH /api/user/profile'] = { body: { success: true, message: '', pendingEmail: null } };
  answers['GET /api/user'] = { body: { ...ada, firstName: 'Augusta' } };
  await page.submit();
  expect(calls.find(({ call }) => call === 'PATCH /api/user/profile')?.body).toEqual({
    firstName: 'Augusta',
    lastName: 'Lovelace',
    email: 'ada@example.com',
  });
  expect(shownToast()).toMatchObject({ title: 'Profile Updated', tone: 'success' });
  expect(page.text()).toContain('Augusta');
  expect(document.activeElement).toBe(page.control('Edit Profile'));
});

test('Cancel resets what was typed', async () => {
  const page = await open();
  await page.press('Edit Profile');
  await type(page.field('firstName'), 'Somebody else');
  await page.press('Cancel');
  expect(page.text()).not.toContain('Somebody else');
  await page.press('Edit Profile');
  expect(page.field('firstName').value).toBe('Ada');
});

test('a profile that could not be saved says so and keeps what was typed', async () => {
  const page = await open();
  await page.press('Edit Profile');
  await type(page.field('lastName'), 'King');
  await page.submit();
  expect(shownToast()).toMatchObject({ title: 'Error', description: 'Failed to update profile. Please try again.' });
  expect(page.field('lastName').value).toBe('King');
});

test('a new address asks for its code, and is shown once the code is entered', async () => {
  const page = await open();
  await page.press('Edit Profile');
  await type(page.field('email'), 'Countess@Example.com');
  answers['PATCH /api/user/profile'] = { body: { success: true, message: '', pendingEmail: 'countess@example.com' } };
  answers['GET /api/user/email-change'] = { body: { pendingEmail: 'countess@example.com' } };
  await page.submit();
  expect(page.text()).toContain('Confirm your new email address');
  await page.submit();
  expect(page.text()).toContain('Please enter the verification code');

  await type(page.field('code'), '123 456');
  answers['POST /api/user/email-change/verify'] = { status: 400, body: { code: 'accounts.code_invalid', message: '' } };
  await page.submit();
  expect(page.text()).toContain('This verification code is not valid or has expired.');

  answers['POST /api/user/email-change/verify'] = done;
  answers['GET /api/user'] = { body: { ...ada, email: 'countess@example.com' } };
  answers['GET /api/user/email-change'] = { body: { pendingEmail: null } };
  await page.submit();
  expect(calls.findLast(({ call }) => call.startsWith('POST'))?.body).toEqual({ code: '123456' });
  expect(shownToast()).toMatchObject({ title: 'Email Address Changed' });
  expect(page.text()).not.toContain('Confirm your new email address');
  expect(page.text()).toContain('countess@example.com');
});

test('the old address can be kept', async () => {
  answers['GET /api/user/email-change'] = { body: { pendingEmail: 'countess@example.com' } };
  const page = await open();
  answers['DELETE /api/user/email-change'] = done;
  answers['GET /api/user/email-change'] = { body: { pendingEmail: null } };
  await page.press('Keep Old Address');
  expect(page.text()).not.toContain('countess@example.com');
});

test('a password change says what is wrong before anything is sent, and closes when it is done', async () => {
  const page = await open();
  await page.press('Change Password');
  await page.submit();
  expect(page.text()).toContain('Validation ErrorAll password fields are required.');
  expect(document.activeElement).toBe(page.field('currentPassword'));
  expect(calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);

  await type(page.field('currentPassword'), 'wrong');
  await type(page.field('newPassword'), 'linker');
  await type(page.field('confirmPassword'), 'linker');
  answers['PATCH /api/user/password'] = { status: 400, body: { code: 'accounts.password_wrong', message: '' } };
  await page.submit();
  expect(page.text()).toContain('The current password is incorrect.');
  await type(page.field('confirmPassword'), 'other');
  await page.submit();
  expect(page.text()).not.toContain('The current password is incorrect.');

  await type(page.field('confirmPassword'), 'linker');
  answers['PATCH /api/user/password'] = done;
  await page.submit();
  expect(shownToast()).toMatchObject({ title: 'Password Changed' });
  expect(page.find<HTMLDialogElement>('dialog').open).toBe(false);
});

test('there is no password to change for an account of an identity provider', async () => {
  const page = await open({ authProvider: 'google' });
  expect(() => page.control('Change Password')).toThrow();
  expect(page.text()).not.toContain('Security');
});

test('deleting the account asks first, says that it is done and leads to the front page', async () => {
  const page = await open();
  await page.press('Delete Account');
  expect(page.text()).toContain('Delete your account?');
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  const confirm = () => click(page.find('dialog .btn-error'));

  await confirm();
  await settle();
  expect(page.text()).toContain('Failed to delete account. Please try again.');

  answers['DELETE /api/user/delete'] = done;
  await confirm();
  await settle();
  expect(shownToast()).toMatchObject({
    title: 'Account Deleted',
    description: 'Your account and all data have been permanently removed.',
  });
  expect(page.text()).toBe('The front page');
  expect(document.cookie).not.toContain('signed_in');
});

test('the archive of all data is saved, with how much of it has come', async () => {
  const page = await open();
  let finish: () => void = () => {};
  const bytes = new Uint8Array(2_500_000);
  const archive = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      finish = () => controller.close();
    },
  });
  const headers = { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="data.zip"' };
  answers['GET /api/user/export'] = { raw: () => new Response(archive, { headers }) };
  const saved: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as File)}`);

  await page.press('Download My Data');
  expect(page.text()).toContain('2.5 MB received');
  expect(saved).toEqual([]);
  finish();
  await vi.waitFor(async () => {
    await settle();
    expect(page.text()).toContain('Your data has been downloaded.');
  });
  expect(saved.map(({ name, size }) => ({ name, size }))).toEqual([{ name: 'data.zip', size: 2_500_000 }]);
});

test('a download of all data that fails or breaks off says so and saves nothing; one can be stopped', async () => {
  const page = await open();
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  await page.press('Download My Data');
  expect(page.text()).toContain('Your data could not be downloaded. Please try again.');

  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('gone')) });
  answers['GET /api/user/export'] = { raw: () => new Response(broken) };
  await page.press('Download My Data');
  expect(page.text()).toContain('Your data could not be downloaded. Please try again.');

  answers['GET /api/user/export'] = {
    raw: (signal) => new Promise((_, fail) => signal.addEventListener('abort', fail)),
  };
  await page.press('Download My Data');
  await page.press('Stop');
  expect(page.text()).not.toContain('could not be downloaded');
  expect(page.text()).not.toContain('has been downloaded');
  expect(save).not.toHaveBeenCalled();
});

test('the settings show where the user is signed in, and end a session elsewhere', async () => {
  const here = session('s1', { current: true });
  answers['GET /api/user/sessions'] = {
    body: [
      here,
      session('s2', { browser: 'Safari', system: 'iPhone' }),
      session('s3', { browser: null, system: null }),
    ],
  };
  const page = await open();
  await settle();
  expect(page.container.textContent).toContain('Firefox on LinuxSigned in 20 Nov 2026');
  expect(page.container.textContent).toContain('This device');
  expect(page.container.textContent).toContain('Unknown deviceLast used 20 Nov 2026');

  answers['DELETE /api/user/sessions/s2'] = done;
  answers['GET /api/user/sessions'] = { body: [here, session('s3')] };
  await click(page.control('Sign Out Safari on iPhone'));
  await settle();
  expect(shownToast()?.title).toBe('Device signed out');
  expect(page.container.textContent).not.toContain('Safari');

  answers['DELETE /api/user/sessions'] = done;
  answers['GET /api/user/sessions'] = { body: [here] };
  await click(page.control('Sign Out Everywhere Else'));
  await settle();
  expect(shownToast()?.title).toBe('Signed out everywhere else');
  expect(() => page.control('Sign Out Everywhere Else')).toThrow();
});

test('a sign-out elsewhere that fails is told, and can be tried again', async () => {
  answers['GET /api/user/sessions'] = { body: [session('s1', { current: true }), session('s2')] };
  const page = await open();
  await settle();
  await click(page.control('Sign Out Everywhere Else'));
  await settle();
  expect(shownToast()).toMatchObject({ title: 'Error', description: 'Network error. Please try again.' });
  page.control('Sign Out Firefox on Linux');
});
