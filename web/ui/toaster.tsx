import { useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card';
import { shownToast, subscribeToToast } from './toast-store';

/** Where toasts appear. The live region stands in the page from the start, or its first message would go unheard. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, shownToast);
  const urgent = toast?.tone === 'destructive';
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-end sm:start-auto sm:end-6 sm:bottom-6"
    >
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </div>
  );
}
