import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

test('a label belongs to its field, and hint and error are read with it', () => {
  render(<TextField label="E-mail" hint="Where we write to" error="This is no address" />);
  const input = screen.getByRole('textbox', {
    name: 'E-mail',
    description: 'Where we write to This is no address',
  });
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a field without an error is not called invalid', () => {
  render(<TextArea label="Message" />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

test('a field that may stay empty says so', () => {
  render(<TextField label="Last name" optional />);
  expect(screen.getByRole('textbox', { name: 'Last name (optional)' })).toBeTruthy();
});

test('a list offers its options after the placeholder', () => {
  render(<SelectField label="Category" placeholder="All" options={[{ value: 'legal', label: 'Legal' }]} />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All', 'Legal']);
});

test('a password is hidden until its owner asks to see it', async () => {
  render(<PasswordField label="Password" defaultValue="secret" />);
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(password.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.type).toBe('text');
});
