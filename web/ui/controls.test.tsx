import { expect, test, vi } from 'vitest';
import { click, draw } from '../testing/draw';
import { Button } from './button';
import { CopyButton } from './copy-button';
import { Disclosure } from './disclosure';
import { Meter } from './meter';
import { Progress } from './progress';

test('a busy button does nothing when pressed, and submits nothing', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { control } = await draw(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  await click(control('Save'));
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button inside a form does not submit it unless it is meant to', async () => {
  const { find } = await draw(<Button>Cancel</Button>);
  expect(find<HTMLButtonElement>('button').type).toBe('button');
});

test('a row opens to its details and closes again', async () => {
  const { control, container } = await draw(<Disclosure summary="Lease.pdf">12 pages</Disclosure>);
  expect(container.textContent).not.toContain('12 pages');
  await click(control('Lease.pdf'));
  expect(container.textContent).toContain('12 pages');
  expect(control('Lease.pdf').getAttribute('aria-expanded')).toBe('true');
  await click(control('Lease.pdf'));
  expect(container.textContent).not.toContain('12 pages');
});

test('a meter is calm below eighty per cent, warns from there, and is red when full', async () => {
  const toneAt = async (value: number) => {
    const { find } = await draw(<Meter label="Analyses" value={value} max={10} text={`${value} of 10`} />);
    return find('progress').className;
  };
  expect(await toneAt(7)).toContain('progress-success');
  expect(await toneAt(8)).toContain('progress-warning');
  expect(await toneAt(10)).toContain('progress-error');
});

test('a meter without any allowance is full', async () => {
  const { find } = await draw(<Meter label="Analyses" value={0} max={0} text="0 of 0" />);
  expect(find('progress').className).toContain('progress-error');
});

test('progress whose end is not known shows no figures', async () => {
  const { find, container } = await draw(<Progress label="Reading" />);
  expect(find('progress').hasAttribute('value')).toBe(false);
  expect(container.textContent).toBe('Reading');
});

test('copying says that it worked', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { control, container } = await draw(<CopyButton text="The clause" />);
  await click(control('Copy'));
  expect(writeText).toHaveBeenCalledWith('The clause');
  expect(container.textContent).toBe('Copied');
  vi.unstubAllGlobals();
});
