import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { download, saveFile } from '#web/lib/download.ts';

/** Fetches the archive of everything that is kept of the user and saves it. `received` counts bytes. */
export function useExport() {
  const [received, setReceived] = useState(0);
  const stopper = useRef<AbortController>(null);
  const stop = () => stopper.current?.abort();
  useEffect(() => () => stopper.current?.abort(), []);

  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      stopper.current = new AbortController();
      const { signal } = stopper.current;
      setReceived(0);
      try {
        saveFile(await download('/api/user/export', { onProgress: setReceived, signal }));
        return 'saved';
      } catch (failure) {
        if (signal.aborted) return 'stopped';
        throw failure;
      }
    },
  });
  return { start: () => mutate(), stop, received, isPending, isSaved: data === 'saved', error };
}
