import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { isTerminal } from '../contract-status.rules';
import { newestContractsQuery } from '../contracts.queries';
import { useAnalysisNews } from './use-analysis-news';

/** Follows what was under way when the list was left, on every other page; its own page tells of `except` itself. */
export function AnalysisNews({ except }: { except: string | undefined }) {
  const { data, error } = useQuery({
    ...newestContractsQuery,
    enabled: ({ state }) => state.data?.some(({ status }) => !isTerminal(status)) ?? false,
  });
  const newest = useMemo(() => data?.filter(({ id }) => id !== except), [data, except]);
  const go = useNavigate();
  useAnalysisNews({ newest, shown: undefined, error, go });
  return null;
}
