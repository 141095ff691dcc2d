import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const looks: Record<AlertTone, { icon: LucideIcon; edge: string; tint: string }> = {
  info: { icon: Info, edge: 'border-s-info bg-info/8', tint: 'text-info' },
  success: { icon: CircleCheck, edge: 'border-s-success bg-success/8', tint: 'text-success' },
  warning: { icon: TriangleAlert, edge: 'border-s-warning bg-warning/8', tint: 'text-warning' },
  danger: { icon: CircleAlert, edge: 'border-s-error bg-error/8', tint: 'text-error' },
};

type Props = {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link at its end. */
  action?: ReactNode;
  /** Read out when it appears; leave off for notes that are in the page from the start. */
  live?: boolean;
};

/** A note that stays in the page: a banner, a form's error, a caution. */
export function Alert({ tone = 'info', title, children, action, live = false }: Props) {
  const { icon: Icon, edge, tint } = looks[tone];
  return (
    <div
      role={live ? 'alert' : undefined}
      className={`flex items-start gap-3 rounded-e-box border-s-4 px-4 py-3 ${edge}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tint}`} />
      <div className="flex min-w-0 flex-1 flex-wrap gap-3">
        <div className="min-w-0 flex-1 basis-48">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className={title ? 'text-sm' : ''}>{children}</div>}
        </div>
        {action && <div className="shrink-0">{action}</div>}
      </div>
    </div>
  );
}
