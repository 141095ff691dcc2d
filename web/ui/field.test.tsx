import { expect, test } from 'vitest';
import { click, draw } from '../testing/draw';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

test('a label belongs to its field, and hint and error are read with it', async () => {
  const { find } = await draw(<TextField label="E-mail" hint="Where we write to" error="This is no address" />);
  const input = find<HTMLInputElement>('input');
  expect(find<HTMLLabelElement>('label').htmlFor).toBe(input.id);
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Where we write to',
    'This is no address',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a field without an error is not called invalid', async () => {
  const { find } = await draw(<TextArea label="Message" />);
  expect(find('textarea').hasAttribute('aria-invalid')).toBe(false);
  expect(find('textarea').hasAttribute('aria-describedby')).toBe(false);
});

test('a field that may stay empty says so', async () => {
  const { find } = await draw(<TextField label="Last name" optional />);
  expect(find('label').textContent).toContain('(optional)');
});

test('a list offers its options after the placeholder', async () => {
  const { container } = await draw(
    <SelectField label="Category" placeholder="All" options={[{ value: 'legal', label: 'Legal' }]} />,
  );
  expect([...container.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['All', 'Legal']);
});

test('a password is hidden until its owner asks to see it', async () => {
  const page = await draw(<PasswordField label="Password" defaultValue="secret" />);
  expect(page.find<HTMLInputElement>('input').type).toBe('password');
  await click(page.control('Show password'));
  expect(page.find<HTMLInputElement>('input').type).toBe('text');
});
