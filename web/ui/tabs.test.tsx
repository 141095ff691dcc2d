import { afterEach, expect, test } from 'vitest';
import { draw, press } from '../testing/draw';
import { Tabs } from './tabs';

const tabs = [
  { id: 'risks', label: 'Risks', content: 'Three risks' },
  { id: 'terms', label: 'Terms', content: 'Nine terms' },
];

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

test('only the chosen tab shows its content', async () => {
  const { container, control } = await draw(<Tabs label="Findings" tabs={tabs} />);
  expect(container.textContent).toContain('Three risks');
  expect(container.textContent).not.toContain('Nine terms');
  expect(control('Risks').getAttribute('aria-selected')).toBe('true');
});

test('arrow keys follow the direction of reading', async () => {
  const { container, control } = await draw(<Tabs label="Findings" tabs={tabs} />);
  await press(control('Risks'), 'ArrowRight');
  expect(container.textContent).toContain('Nine terms');
  document.documentElement.dir = 'rtl';
  await press(control('Terms'), 'ArrowRight');
  expect(container.textContent).toContain('Three risks');
});
