import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { contractQuery } from '#web/features/contracts/contracts.queries.ts';

/** For a contract that is gone: what was read of it is dropped once its page is left. */
export function useForgetOnLeaving(id: string): () => void {
  const queryClient = useQueryClient();
  const gone = useRef(false);
  useEffect(
    () => () => {
      if (gone.current) queryClient.removeQueries({ queryKey: contractQuery(id).queryKey });
    },
    [queryClient, id],
  );
  return () => {
    gone.current = true;
  };
}
