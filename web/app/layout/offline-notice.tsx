import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';

function onConnectionChange(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Shown over the page while offline. The region is always there, so that it is read out. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="sticky top-0 z-30 print:hidden">
      {!online && (
        <p className="flex items-center justify-center gap-2.5 bg-neutral px-4 py-2.5 text-sm text-neutral-content">
          <WifiOff aria-hidden className="size-4.5 shrink-0" />
          <span>
            <strong className="font-semibold">{m.offline_title()}</strong> {m.offline_text()}
          </span>
        </p>
      )}
    </div>
  );
}
