import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { useShortOnPhone } from './use-short-on-phone';

function List({ count }: { count: number }) {
  const { classAt, more } = useShortOnPhone(count, 2);
  return (
    <>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
          <li key={index} className={classAt(index)}>
            {index}
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
const onPhone = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ className }) => !className.includes('max-sm:hidden'))
    .map(({ textContent }) => textContent);

test('a long list shows its first on a phone, all where that is asked for, and the first again', async () => {
  const { user } = renderPage(<List count={4} />);
  expect(onPhone()).toEqual(['0', '1']);
  await user.click(screen.getByRole('button', { name: 'Show More (2)' }));
  expect(onPhone()).toEqual(['0', '1', '2', '3']);
  await user.click(screen.getByRole('button', { name: 'Show Fewer' }));
  expect(onPhone()).toEqual(['0', '1']);
});

test('a short list has nothing more to show', () => {
  renderPage(<List count={2} />);
  expect(onPhone()).toEqual(['0', '1']);
  expect(screen.queryByRole('button')).toBeNull();
});
