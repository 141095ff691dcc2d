import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { useAddressQuery } from './use-address-query';

function Filters() {
  const [, changeQuery] = useAddressQuery();
  const both = () => {
    changeQuery((query) => query.set('search', 'law'), { replace: true });
    changeQuery((query) => query.set('risk', 'high'), { replace: true });
  };
  return (
    <>
      <button type="button" onClick={both}>
        Both
      </button>
      <button type="button" onClick={() => changeQuery((query) => query.delete('search'), { replace: true })}>
        No search
      </button>
      <p data-testid="query">{useLocation().search}</p>
    </>
  );
}

test('a change builds on the one before, even where nothing was drawn in between', async () => {
  const { user } = renderPage(<Filters />, { address: '/?page=2' });
  await user.click(screen.getByText('Both'));
  expect(screen.getByTestId('query').textContent).toBe('?page=2&search=law&risk=high');
  await user.click(screen.getByText('No search'));
  expect(screen.getByTestId('query').textContent).toBe('?page=2&risk=high');
});
