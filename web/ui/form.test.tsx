import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { checkBy } from '../lib/form-check';
import { useForm } from '../lib/use-form';
import { Button } from './button';
import { Form } from './form';
import { TextField } from './text-field';

const check = checkBy(
  z.object({
    email: z.string().trim().min(1, 'accounts.credentials_required').pipe(z.email('accounts.email_invalid')),
    password: z.string().min(1, 'accounts.credentials_required').min(6, 'accounts.password_too_short'),
    code: z.string().regex(/^\d*$/, 'accounts.code_invalid'),
  }),
  { 'accounts.email_invalid': () => 'That is no address' },
);

function Example({ onSend, errorsTitle }: { onSend: (sent: unknown) => void; errorsTitle?: string }) {
  const { field, submit, fields } = useForm({ email: '', password: '', code: '' }, check);
  return (
    <Form fields={fields} onSubmit={submit(onSend)} errorsTitle={errorsTitle ?? null}>
      <TextField label="Email" {...field('email')} />
      <TextField label="Password" optional {...field('password')} />
      <TextField label="Code" {...field('code')} />
      <Button type="submit">Send</Button>
    </Form>
  );
}

function open(props: { errorsTitle?: string } = {}) {
  const onSend = vi.fn();
  const { container, unmount } = render(<Example onSend={onSend} {...props} />);
  const user = userEvent.setup();
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return {
    onSend,
    unmount,
    user,
    email: field(/^Email/),
    password: field(/^Password/),
    send: () => user.click(screen.getByRole('button', { name: 'Send' })),
    errors: () => [...container.querySelectorAll('p[role=alert]')].map(({ textContent }) => textContent),
  };
}

test('what passes the check is sent as the check left it', async () => {
  const { user, email, password, send, onSend } = open();
  await user.type(email, ' ada@example.com ');
  await user.type(password, 'compiler');
  await send();
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', password: 'compiler', code: '' });
});

test('several errors are listed above the form, and each line leads to its field', async () => {
  const { user, email, password, send, onSend } = open();
  await user.type(email, 'ada');
  await user.type(password, 'short');
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(email);
  expect(screen.getByText('Please check these fields')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Password must be at least 6 characters long' }));
  expect(document.activeElement).toBe(password);
  expect([email.value, password.value]).toEqual(['ada', 'short']);
});

test('one error stands at its field alone, unless the form has a title for it', async () => {
  const plain = open();
  await plain.send();
  expect(plain.errors()).toEqual(['Email and password are required']);
  expect(screen.queryByText('Please check these fields')).toBeNull();
  plain.unmount();

  const titled = open({ errorsTitle: 'Validation Error' });
  await titled.send();
  expect(screen.getByText('Validation Error')).toBeTruthy();
});

test('an error goes when it is mended, and no other comes before the next try', async () => {
  const { user, email, password, send, errors } = open();
  await user.type(email, 'ada');
  await user.type(password, 'compiler');
  await send();
  expect(errors()).toEqual(['That is no address']);
  await user.type(email, '@example.com');
  await user.clear(password);
  expect(errors()).toEqual([]);
  await send();
  expect(errors()).toEqual(['Email and password are required']);
  expect(document.activeElement).toBe(password);
});
