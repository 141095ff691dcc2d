import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { currentUserQuery } from '#web/features/accounts/accounts.queries.ts';

interface Surroundings {
  address?: string;
  /** Who is known to be signed in, null for nobody; left out where that is still to be asked for. */
  account?: CurrentUser | null;
}

/** Draws what is shown at an address, with what every page has around it, for someone who then uses it. */
export function renderPage(page: ReactNode, { address = '/', account }: Surroundings = {}) {
  const client = createQueryClient();
  if (account !== undefined) client.setQueryData(currentUserQuery.queryKey, account);
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
  /** Waits until everything that was asked of the API is answered. */
  const settled = () => waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
  return { ...view, client, settled, user: userEvent.setup() };
}
