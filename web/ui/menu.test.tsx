import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Languages } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { Menu } from './menu';

const options = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'ar', label: 'العربية' },
] as const;

async function openMenu() {
  const onSelect = vi.fn();
  const user = userEvent.setup();
  render(<Menu label="Language" icon={Languages} options={options} selected="fr" onSelect={onSelect} />);
  const button = screen.getByRole('button', { name: 'Language' });
  await user.click(button);
  return { button, user, onSelect };
}

test('it opens with the focus on the present choice', async () => {
  const { button } = await openMenu();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'Français', checked: true }));
});

test('arrow keys go round the options', async () => {
  const { user } = await openMenu();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'العربية' }));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'English' }));
});

test('Escape closes it and gives the focus back', async () => {
  const { button, user } = await openMenu();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('choosing reports the choice and closes it', async () => {
  const { user, onSelect } = await openMenu();
  await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
  expect(onSelect).toHaveBeenCalledWith('en');
  expect(screen.queryByRole('menu')).toBeNull();
});
