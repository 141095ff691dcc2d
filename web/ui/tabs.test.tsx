import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs';

const tabs = [
  { id: 'risks', label: 'Risks', content: 'Three risks' },
  { id: 'terms', label: 'Terms', content: 'Nine terms' },
];

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

test('only the chosen tab shows its content', () => {
  const { container } = render(<Tabs label="Findings" tabs={tabs} />);
  expect(screen.getByRole('tabpanel', { name: 'Risks' }).textContent).toBe('Three risks');
  expect(container.textContent).not.toContain('Nine terms');
  expect(screen.getByRole('tab', { name: 'Risks', selected: true })).toBeTruthy();
});

test('arrow keys follow the direction of reading', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Findings" tabs={tabs} />);
  await user.click(screen.getByRole('tab', { name: 'Risks' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Terms' }).textContent).toBe('Nine terms');
  document.documentElement.dir = 'rtl';
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Risks' }).textContent).toBe('Three risks');
});
