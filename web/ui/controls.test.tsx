import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button';
import { CopyButton } from './copy-button';
import { Disclosure } from './disclosure';
import { Meter } from './meter';
import { Progress } from './progress';

test('a busy button does nothing when pressed, and submits nothing', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button inside a form does not submit it unless it is meant to', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).type).toBe('button');
});

test('a row opens to its details and closes again', async () => {
  render(<Disclosure summary="Lease.pdf">12 pages</Disclosure>);
  const row = screen.getByRole('button', { name: 'Lease.pdf' });
  expect(screen.queryByText('12 pages')).toBeNull();
  await userEvent.click(row);
  expect(screen.getByText('12 pages')).toBeTruthy();
  expect(row.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(row);
  expect(screen.queryByText('12 pages')).toBeNull();
});

test('a meter is calm below eighty per cent, warns from there, and is red when full', () => {
  const toneAt = (value: number) => {
    const { container, unmount } = render(<Meter label="Analyses" value={value} max={10} text={`${value} of 10`} />);
    const tone = container.querySelector('progress')?.className;
    unmount();
    return tone;
  };
  expect(toneAt(7)).toContain('progress-success');
  expect(toneAt(8)).toContain('progress-warning');
  expect(toneAt(10)).toContain('progress-error');
});

test('a meter without any allowance is full', () => {
  const { container } = render(<Meter label="Analyses" value={0} max={0} text="0 of 0" />);
  expect(container.querySelector('progress')?.className).toContain('progress-error');
});

test('progress whose end is not known shows no figures', () => {
  const { container } = render(<Progress label="Reading" />);
  expect(screen.getByRole('progressbar', { name: 'Reading' }).hasAttribute('value')).toBe(false);
  expect(container.textContent).toBe('Reading');
});

test('copying says that it worked', async () => {
  const user = userEvent.setup();
  const { container } = render(<CopyButton text="The clause" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('The clause');
  expect(container.textContent).toBe('Copied');
});
