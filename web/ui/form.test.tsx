import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { checkBy } from '../lib/form-check';
import { useForm } from '../lib/use-form';
import { click, draw, type } from '../testing/draw';
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

async function open(props: { errorsTitle?: string } = {}) {
  const onSend = vi.fn();
  const page = await draw(<Example onSend={onSend} {...props} />);
  const input = (name: string) => page.find<HTMLInputElement>(`[name=${name}]`);
  const send = () => click(page.control('Send'));
  const errors = () => [...page.container.querySelectorAll('p[role=alert]')].map(({ textContent }) => textContent);
  return { ...page, onSend, input, send, errors, text: () => page.container.textContent ?? '' };
}

test('what passes the check is sent as the check left it', async () => {
  const { input, send, onSend } = await open();
  await type(input('email'), ' ada@example.com ');
  await type(input('password'), 'compiler');
  await send();
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', password: 'compiler', code: '' });
});

test('several errors are listed above the form, and each line leads to its field', async () => {
  const { input, send, text, control, onSend } = await open();
  await type(input('email'), 'ada');
  await type(input('password'), 'short');
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(input('email'));
  expect(text()).toContain('Please check these fields');
  await click(control('Password must be at least 6 characters long'));
  expect(document.activeElement).toBe(input('password'));
  expect([input('email').value, input('password').value]).toEqual(['ada', 'short']);
});

test('one error stands at its field alone, unless the form has a title for it', async () => {
  const plain = await open();
  await plain.send();
  expect(plain.errors()).toEqual(['Email and password are required']);
  expect(plain.text()).not.toContain('Please check these fields');

  const titled = await open({ errorsTitle: 'Validation Error' });
  await titled.send();
  expect(titled.text()).toContain('Validation Error');
});

test('an error goes when it is mended, and no other comes before the next try', async () => {
  const { input, send, errors } = await open();
  await type(input('email'), 'ada');
  await type(input('password'), 'compiler');
  await send();
  expect(errors()).toEqual(['That is no address']);
  await type(input('email'), 'ada@example.com');
  await type(input('password'), '');
  expect(errors()).toEqual([]);
  await send();
  expect(errors()).toEqual(['Email and password are required']);
  expect(document.activeElement).toBe(input('password'));
});
