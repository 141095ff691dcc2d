import { Languages } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { click, draw, press } from '../testing/draw';
import { Menu } from './menu';

const options = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'ar', label: 'العربية' },
] as const;

async function drawMenu() {
  const onSelect = vi.fn();
  const page = await draw(
    <Menu label="Language" icon={Languages} options={options} selected="fr" onSelect={onSelect} />,
  );
  const button = page.find('[aria-haspopup=menu]');
  return { ...page, button, onSelect };
}

test('it opens with the focus on the present choice', async () => {
  const { button } = await drawMenu();
  await click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement?.textContent).toBe('Français');
});

test('arrow keys go round the options', async () => {
  const { button } = await drawMenu();
  await click(button);
  await press(document.activeElement as Element, 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('العربية');
  await press(document.activeElement as Element, 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('English');
});

test('Escape closes it and gives the focus back', async () => {
  const { button, container } = await drawMenu();
  await click(button);
  await press(document.activeElement as Element, 'Escape');
  expect(container.querySelector('[role=menu]')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('choosing reports the choice and closes it', async () => {
  const { button, control, container, onSelect } = await drawMenu();
  await click(button);
  await click(control('English'));
  expect(onSelect).toHaveBeenCalledWith('en');
  expect(container.querySelector('[role=menu]')).toBeNull();
});
