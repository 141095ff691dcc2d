import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { IconButton } from './icon-button';
import { dismissToast, pauseToast, resumeToast, type ShownToast } from './toast-store';

const icons = { neutral: Info, success: CircleCheck, destructive: CircleAlert };
const tints = { neutral: 'text-info', success: 'text-success', destructive: 'text-error' };
const edges = { neutral: 'border-s-info', success: 'border-s-success', destructive: 'border-s-error' };

export function ToastCard({ toast }: { toast: ShownToast }) {
  const { title, description, link, tone = 'neutral' } = toast;
  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the message on screen
    <div
      onMouseEnter={pauseToast}
      onMouseLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeToast}
      className={`pointer-events-auto flex w-full items-start gap-3 rounded-box border border-rule border-s-4 bg-base-100 p-4 shadow-lg sm:w-96 ${edges[tone]}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tints[tone]}`} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm wrap-anywhere text-muted">{description}</p>}
        {link && (
          <a
            href={link.to}
            className="text-link mt-1 inline-block text-sm font-semibold"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              dismissToast();
              link.go(link.to);
            }}
          >
            {link.label}
          </a>
        )}
      </div>
      <IconButton icon={X} label={m.ui_dismiss()} onClick={dismissToast} className="btn-sm -me-2 -mt-1.5" />
    </div>
  );
}
