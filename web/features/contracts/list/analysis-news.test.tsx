import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, server } from '#web/testing/server.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { newestContractsQuery } from '../contracts.queries';
import { AnalysisNews } from './analysis-news';
import { lease } from './testing/listed-contract';

const running: ContractListItem = { ...lease, status: 'analysing', analysisComplete: false };

/** A page other than the list, which was left with this contract in it. */
function Elsewhere({ left, except }: { left: ContractListItem; except?: string | undefined }) {
  const queryClient = useQueryClient();
  useState(() => queryClient.setQueryData(newestContractsQuery.queryKey, [left]));
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <AnalysisNews except={except} />
      <Toaster />
    </>
  );
}

async function open(left: ContractListItem, except?: string) {
  vi.useFakeTimers();
  server.use(
    http.get('/api/contracts', () => HttpResponse.json([lease])),
    http.get('/api/usage/check/contract_analysis', () => HttpResponse.json({})),
  );
  renderPage(<Elsewhere left={left} except={except} />, { address: '/templates' });
  await act(() => vi.advanceTimersByTimeAsync(2500));
}

test('an analysis that ends while its reader is elsewhere is told, with the way to it', async () => {
  await open(running);
  expect(screen.getByText('Analysis Complete!')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'View Analysis' }));
  expect(screen.getByText('/analysis/lease')).toBeTruthy();
  expect(screen.queryByText('Analysis Complete!')).toBeNull();
});

test('the page of an analysis tells of its own end itself', async () => {
  await open(running, lease.id);
  expect(asked()).toContain('GET /api/contracts?sort=newest&page=1');
  expect(screen.queryByText('Analysis Complete!')).toBeNull();
});

test('where nothing was under way nothing is asked for', async () => {
  await open(lease);
  expect(asked()).toEqual([]);
});
