import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { m } from '../../src/i18n/paraglide/messages.js';
import { IconButton } from './icon-button';
import { dismissToast, pauseToast, resumeToast, shownToast, subscribeToToast } from './toast-store';

const icons = { neutral: Info, success: CircleCheck, destructive: CircleAlert };
const tints = { neutral: 'text-info', success: 'text-success', destructive: 'text-error' };
const edges = { neutral: 'border-s-info', success: 'border-s-success', destructive: 'border-s-error' };

/** Where toasts appear. The live region stands in the page from the start, or its first message would go unheard. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, shownToast);
  const tone = toast?.tone ?? 'neutral';
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'destructive' ? 'alert' : 'status'}
      aria-live={tone === 'destructive' ? 'assertive' : 'polite'}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-end sm:start-auto sm:end-6 sm:bottom-6"
    >
      {toast && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the message on screen
        <div
          key={toast.id}
          onMouseEnter={pauseToast}
          onMouseLeave={resumeToast}
          onFocus={pauseToast}
          onBlur={resumeToast}
          className={`pointer-events-auto flex w-full items-start gap-3 rounded-box border border-rule border-s-4 bg-base-100 p-4 shadow-lg sm:w-96 ${edges[tone]}`}
        >
          <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tints[tone]}`} />
          <div className="min-w-0 grow">
            <p className="font-semibold">{toast.title}</p>
            {toast.description && <p className="text-sm wrap-anywhere text-muted">{toast.description}</p>}
          </div>
          <IconButton icon={X} label={m.ui_dismiss()} onClick={dismissToast} className="btn-sm -me-2 -mt-1.5" />
        </div>
      )}
    </div>
  );
}
