import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { icon: LucideIcon; title: string; children?: ReactNode; action?: ReactNode; level?: 'h1' | 'h2' | 'h3' };

export function EmptyState({ icon: Icon, title, children, action, level: Heading = 'h3' }: Props) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-12 text-center">
      <Icon aria-hidden className="size-8 text-muted" strokeWidth={1.5} />
      <Heading className="mt-1 font-serif text-heading font-semibold">{title}</Heading>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
