import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import type { Session } from '#src/features/accounts/sessions/sessions.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { RequireUser } from '#web/app/require-user.tsx';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, sentWith, server } from '#web/testing/server.ts';
import { markSession } from '#web/testing/session-mark.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { SettingsPage } from './settings.page';

const session = (id: string, fields: Partial<Session> = {}): Session => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  signedInAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-20T11:00:00.000Z',
  current: false,
  ...fields,
});

/** Answers a call such as "GET user" from now on. */
function answer(call: string, body: JsonBodyType, status = 200) {
  const [method, path] = call.split(' ');
  const handlers = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };
  server.use(handlers[method as keyof typeof handlers](`/api/${path}`, () => HttpResponse.json(body, { status })));
}
const done = { success: true, message: '' };
const failed = [['Mutation error:', expect.any(Error)]];

const nothingPlanned = { nextPlan: null, nextPrice: null, endsAt: null, credit: 0 };

beforeEach(() => {
  markSession();
  answer('GET user', ada);
  answer('GET user/email-change', { pendingEmail: null });
  answer('GET user/sessions', [session('s1', { current: true })]);
  answer('GET user/second-factor', { on: false });
  answer('GET user/reminders', { on: true, calendarSince: null });
  answer('GET subscription', { plan: 'free', price: 0, state: 'none', renewsAt: null, ...nothingPlanned });
});

async function open(changes: Partial<CurrentUser> = {}) {
  const { user, container, settled } = renderPage(
    <Routes>
      <Route index element={<p>The front page</p>} />
      <Route element={<RequireUser />}>
        <Route path="settings" element={<SettingsPage />} />
      </Route>
      <Route path="auth" element={<p>The sign-in page</p>} />
    </Routes>,
    { address: '/settings', account: { ...ada, ...changes } },
  );
  await settled();
  const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  return {
    user,
    field,
    settled,
    text: () => container.textContent,
    press: async (name: string, place: HTMLElement = document.body) => {
      await user.click(within(place).getByRole('button', { name }));
      await settled();
    },
    write: async (name: string | RegExp, words: string) => {
      await user.clear(field(name));
      await user.type(field(name), words);
    },
  };
}

test('the profile is edited, saved, and shown as the server has it', async () => {
  const page = await open();
  await page.press('Edit Profile');
  expect(document.activeElement).toBe(page.field(/First name/));
  await page.write(/First name/, ' Augusta ');
  answer('PATCH user/profile', { ...done, pendingEmail: null });
  answer('GET user', { ...ada, firstName: 'Augusta' });
  await page.press('Save');
  expect(await sentWith('PATCH /api/user/profile')).toEqual([
    { firstName: 'Augusta', lastName: 'Lovelace', email: 'ada@example.com' },
  ]);
  expect(shownToast()).toMatchObject({ title: 'Profile Updated', tone: 'success' });
  expect(page.text()).toContain('Augusta');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Profile' }));
});

test('Cancel resets what was typed', async () => {
  const page = await open();
  await page.press('Edit Profile');
  await page.write(/First name/, 'Somebody else');
  await page.press('Cancel');
  expect(page.text()).not.toContain('Somebody else');
  await page.press('Edit Profile');
  expect(page.field(/First name/).value).toBe('Ada');
});

test('a profile that could not be saved says so and keeps what was typed', async () => {
  server.use(http.patch('/api/user/profile', () => HttpResponse.error()));
  const page = await open();
  await page.press('Edit Profile');
  await page.write(/Last name/, 'King');
  await page.press('Save');
  expect(shownToast()).toMatchObject({ title: 'Error', description: 'Failed to update profile. Please try again.' });
  expect(page.field(/Last name/).value).toBe('King');
  expect(takeErrors()).toEqual(failed);
});

test('a new address asks for its code, and is shown once the code is entered', async () => {
  const page = await open();
  await page.press('Edit Profile');
  await page.write('Email', 'Countess@Example.com');
  answer('PATCH user/profile', { ...done, pendingEmail: 'countess@example.com' });
  answer('GET user/email-change', { pendingEmail: 'countess@example.com' });
  await page.press('Save');
  const dialog = screen.getByRole('dialog', { name: 'Confirm that it is you' });
  expect(asked()).not.toContain('PATCH /api/user/profile');
  await page.write('Current password', 'wrong');
  answer('POST user/confirm', { code: 'accounts.password_wrong', message: '' }, 400);
  await page.press('Save', dialog);
  expect(page.text()).toContain('The current password is incorrect.');
  expect(takeErrors()).toEqual(failed);
  answer('POST user/confirm', done);
  await page.press('Save', dialog);
  expect(await sentWith('PATCH /api/user/profile')).toMatchObject([{ email: 'countess@example.com' }]);
  expect(page.text()).toContain('Confirm your new email address');
  await page.press('Confirm Address');
  expect(page.text()).toContain('Please enter the verification code');

  await page.write('Verification code', '123 456');
  answer('POST user/email-change/verify', { code: 'accounts.code_invalid', message: '' }, 400);
  await page.press('Confirm Address');
  expect(page.text()).toContain('This verification code is not valid or has expired.');
  expect(takeErrors()).toEqual(failed);

  answer('POST user/email-change/verify', done);
  answer('GET user', { ...ada, email: 'countess@example.com' });
  answer('GET user/email-change', { pendingEmail: null });
  await page.press('Confirm Address');
  expect((await sentWith('POST /api/user/email-change/verify')).at(-1)).toEqual({ code: '123456' });
  expect(shownToast()).toMatchObject({ title: 'Email Address Changed' });
  expect(page.text()).not.toContain('Confirm your new email address');
  expect(page.text()).toContain('countess@example.com');
});

test('the old address can be kept', async () => {
  answer('GET user/email-change', { pendingEmail: 'countess@example.com' });
  const page = await open();
  answer('DELETE user/email-change', done);
  answer('GET user/email-change', { pendingEmail: null });
  await page.press('Keep Old Address');
  expect(page.text()).not.toContain('countess@example.com');
});

test('a password change says what is wrong before anything is sent, and closes when it is done', async () => {
  const page = await open();
  await page.press('Change Password');
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Change Password' });
  await page.press('Change Password', dialog);
  expect(page.text()).toContain('Validation ErrorAll password fields are required.');
  expect(document.activeElement).toBe(page.field('Current password'));
  expect(asked()).not.toContain('PATCH /api/user/password');

  await page.write('Current password', 'wrong');
  await page.write('New password', 'linker');
  await page.write('Confirm new password', 'linker');
  answer('PATCH user/password', { code: 'accounts.password_wrong', message: '' }, 400);
  await page.press('Change Password', dialog);
  expect(page.text()).toContain('The current password is incorrect.');
  expect(takeErrors()).toEqual(failed);
  await page.write('Confirm new password', 'other');
  await page.press('Change Password', dialog);
  expect(page.text()).not.toContain('The current password is incorrect.');

  await page.write('Confirm new password', 'linker');
  answer('PATCH user/password', done);
  await page.press('Change Password', dialog);
  expect(shownToast()).toMatchObject({ title: 'Password Changed' });
  expect(dialog.open).toBe(false);
});

test('there is no password to change for an account of an identity provider', async () => {
  const page = await open({ authProvider: 'google' });
  expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull();
  expect(page.text()).not.toContain('Security');
});

test('two-step sign-in is turned on by password and code, says what is wrong, and shows backup codes once', async () => {
  const page = await open();
  await page.press('Turn on two-step sign-in');
  await screen.findByRole('dialog');
  const dialog = () => screen.getByRole('dialog');
  await page.press('Continue', dialog());
  expect(dialog().textContent).toContain('Please enter your password');
  answer('POST user/second-factor/begin', { code: 'accounts.password_wrong', message: '' }, 400);
  await page.write('Current password', 'a guess');
  await page.press('Continue', dialog());
  expect(dialog().textContent).toContain('The current password is incorrect.');
  const uri = 'otpauth://totp/Plainclause:ada%40example.com?secret=ABCDEFGH&issuer=Plainclause';
  answer('POST user/second-factor/begin', { key: 'ABCDEFGH', uri });
  await page.press('Continue', dialog());
  expect(dialog().textContent).toContain('ABCD EFGH');
  const link = within(dialog()).getByRole<HTMLAnchorElement>('link', { name: 'Open in an authenticator app' });
  expect(link.href).toBe(uri);
  const picture = await within(dialog()).findByRole('img', { name: 'QR code of the key' });
  expect(picture.innerHTML.match(/M\d+ \d+h1v1h-1z/g)?.length).toBeGreaterThan(300);
  expect(picture.innerHTML).not.toMatch(/href|url\(/);
  answer('POST user/second-factor/confirm', { code: 'accounts.second_factor_wrong', message: '' }, 400);
  await page.write('Code', '000000');
  await page.press('Turn on two-step sign-in', dialog());
  expect(dialog().textContent).toContain('This code is not right');
  answer('POST user/second-factor/confirm', { backupCodes: ['aaaaa-11111', 'bbbbb-22222'] });
  await page.write('Code', '123 456');
  await page.press('Turn on two-step sign-in', dialog());
  expect((await sentWith('POST /api/user/second-factor/confirm')).at(-1)).toEqual({ code: '123456' });
  expect(dialog().textContent).toContain('aaaaa-11111');
  await page.press('I have kept them', dialog());
  expect(page.text()).not.toContain('aaaaa-11111');
  expect(page.text()).toContain('It is on');

  await page.press('Turn off two-step sign-in');
  await screen.findByRole('dialog');
  answer('POST user/second-factor/turn-off', done);
  await page.write('Current password', 'analytical');
  await page.press('Turn off two-step sign-in', dialog());
  expect(await sentWith('POST /api/user/second-factor/turn-off')).toEqual([{ password: 'analytical' }]);
  expect(shownToast()).toMatchObject({ title: 'Two-step sign-in is off', tone: 'success' });
  expect(screen.getByRole('button', { name: 'Turn on two-step sign-in' })).toBeTruthy();
  expect(takeErrors()).toEqual([...failed, ...failed]);
});

test('deleting the account asks first, says that it is done and leads to the front page', async () => {
  const page = await open();
  await page.press('Delete Account');
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  await page.press('Delete Account', dialog);
  expect(page.text()).toContain('Please enter your password');
  expect(asked().some((call) => call.startsWith('DELETE'))).toBe(false);

  await page.write('Current password', 'analytical');
  answer('POST user/confirm', done);
  server.use(http.delete('/api/user/delete', () => HttpResponse.error()));
  await page.press('Delete Account', dialog);
  expect(page.text()).toContain('Failed to delete account. Please try again.');
  expect(takeErrors()).toEqual(failed);

  localStorage.setItem('plainclause.drafts', '{}');
  answer('DELETE user/delete', done);
  await page.press('Delete Account', dialog);
  expect(shownToast()).toMatchObject({
    title: 'Account Deleted',
    description: 'Your account and all data have been permanently removed.',
  });
  await waitFor(() => expect(page.text()).toBe('The front page'));
  expect(document.cookie).not.toContain('signed_in');
  expect(localStorage.getItem('plainclause.drafts')).toBeNull();
});

test('who signs in without a password confirms the deletion by a mailed code', async () => {
  const page = await open({ authProvider: 'google' });
  await page.press('Delete Account');
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  expect(page.text()).toContain('we send a code to ada@example.com');
  answer('POST user/confirm/code', done);
  await page.press('Send code', dialog);
  await page.write('Verification code', '123456');
  answer('POST user/confirm', done);
  answer('DELETE user/delete', done);
  await page.press('Delete Account', dialog);
  expect(await sentWith('POST /api/user/confirm')).toEqual([{ code: '123456' }]);
  await waitFor(() => expect(page.text()).toBe('The front page'));
});

test('the archive of all data is saved, with how much of it has come', async () => {
  const { user } = await open();
  let finish: () => void = () => {};
  const archive = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(2_500_000));
      finish = () => controller.close();
    },
  });
  const headers = { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="data.zip"' };
  server.use(http.get('/api/user/export', () => new HttpResponse(archive, { headers })));
  const saved: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as File)}`);
  // The DOM of the tests would leave for the file instead of saving it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});

  await user.click(screen.getByRole('button', { name: 'Download My Data' }));
  expect(await screen.findByText('2.5 MB received')).toBeTruthy();
  expect(saved).toEqual([]);
  finish();
  expect(await screen.findByText('Your data has been downloaded.')).toBeTruthy();
  expect(saved.map(({ name, size }) => ({ name, size }))).toEqual([{ name: 'data.zip', size: 2_500_000 }]);
});

test('a download of all data that fails or breaks off says so and saves nothing; one can be stopped', async () => {
  const page = await open();
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  server.use(http.get('/api/user/export', () => HttpResponse.error()));
  await page.press('Download My Data');
  expect(page.text()).toContain('Your data could not be downloaded. Please try again.');

  const broken = () => new ReadableStream({ start: (controller) => controller.error(new TypeError('gone')) });
  server.use(http.get('/api/user/export', () => new HttpResponse(broken())));
  await page.press('Download My Data');
  expect(page.text()).toContain('Your data could not be downloaded. Please try again.');
  expect(takeErrors()).toHaveLength(2);

  server.use(http.get('/api/user/export', () => new Promise(() => {})));
  await page.user.click(screen.getByRole('button', { name: 'Download My Data' }));
  await page.press('Stop');
  expect(page.text()).not.toContain('could not be downloaded');
  expect(page.text()).not.toContain('has been downloaded');
  expect(save).not.toHaveBeenCalled();
});

test('the settings show where the user is signed in, and end a session elsewhere', async () => {
  const here = session('s1', { current: true });
  answer('GET user/sessions', [
    here,
    session('s2', { browser: 'Safari', system: 'iPhone' }),
    session('s3', { browser: null, system: null }),
  ]);
  const page = await open();
  expect(page.text()).toContain('Firefox on LinuxSigned in 20 Nov 2026');
  expect(page.text()).toContain('This device');
  expect(page.text()).toContain('Unknown deviceLast used 20 Nov 2026');

  answer('DELETE user/sessions/s2', done);
  answer('GET user/sessions', [here, session('s3')]);
  await page.press('Sign Out Safari on iPhone');
  expect(shownToast()?.title).toBe('Device signed out');
  await waitFor(() => expect(page.text()).not.toContain('Safari'));

  answer('DELETE user/sessions', done);
  answer('GET user/sessions', [here]);
  await page.press('Sign Out Everywhere Else');
  expect(shownToast()?.title).toBe('Signed out everywhere else');
  expect(screen.queryByRole('button', { name: 'Sign Out Everywhere Else' })).toBeNull();
});

test('a sign-out elsewhere that fails is told, and can be tried again', async () => {
  answer('GET user/sessions', [session('s1', { current: true }), session('s2')]);
  server.use(http.delete('/api/user/sessions', () => HttpResponse.error()));
  const page = await open();
  await page.press('Sign Out Everywhere Else');
  expect(shownToast()).toMatchObject({ title: 'Error', description: 'Network error. Please try again.' });
  expect(screen.getByRole('button', { name: 'Sign Out Firefox on Linux' })).toBeTruthy();
  expect(takeErrors()).toEqual(failed);
});
