import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card';
import { shownToast, subscribeToToast } from './toast-store';

/**
 * Where toasts appear: where no dialog has its buttons. The live region is in the page from the start, or its first
 * message would go unheard. It is a popover that is opened again for each toast: only so does it lie above a dialog.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, shownToast, shownToast);
  const urgent = toast?.tone === 'destructive';
  const region = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast is brought to the top
  useLayoutEffect(() => {
    const popover = region.current;
    if (!popover?.showPopover) return;
    if (popover.matches(':popover-open')) popover.hidePopover();
    popover.showPopover();
  }, [toast?.id]);

  return (
    <div
      ref={region}
      popover="manual"
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      className="toast-place pointer-events-none fixed inset-x-4 top-4 bottom-auto z-50 m-0 flex w-auto justify-start overflow-visible bg-transparent text-base-content sm:start-6 sm:end-auto sm:top-auto sm:bottom-6 print:hidden"
    >
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </div>
  );
}
