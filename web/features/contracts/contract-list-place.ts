import { useLocation } from 'react-router';

/** Goes along with the way to a contract: which part of the list it was opened from. */
export const useListPlace = () => ({ list: useLocation().search });

/** The part of the list that this page was opened from, as the search of an address; empty when it was not. */
export function useOpenedFrom(): string {
  const { state } = useLocation() as { state: { list?: unknown } | null };
  return typeof state?.list === 'string' ? state.list : '';
}
