import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLocation, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { useClientSecret } from './use-client-secret';

function Shown() {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const { clientSecret } = useClientSecret(query.get('client_secret'), 'plus');
  return <output>{`${search} ${clientSecret}`}</output>;
}

test('a secret that comes in the address is used and taken out of it', async () => {
  const view = renderPage(<Shown />, { address: '/checkout?client_secret=pi_1_secret_2&plan=plus', account: null });
  await view.settled();
  expect(view.container.textContent).toBe('?plan=plus pi_1_secret_2');
});

test('one that is asked for never comes into it', async () => {
  server.use(
    http.post('/api/create-checkout-session', () =>
      HttpResponse.json({
        url: `${window.location.origin}${window.location.pathname}?client_secret=pi_3_secret_4&plan=plus`,
      }),
    ),
  );
  const view = renderPage(<Shown />, { address: '/checkout?plan=plus', account: ada });
  await waitFor(() => expect(view.container.textContent).toBe('?plan=plus pi_3_secret_4'));
  await view.settled();
});
