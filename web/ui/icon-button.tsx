import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: LucideIcon; label: string };

export function IconButton({ icon: Icon, label, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`btn btn-ghost btn-square ${className}`}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
