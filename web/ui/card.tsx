import type { ReactNode } from 'react';

type Props = {
  title?: ReactNode;
  /** Beside the title, at the line's end. */
  aside?: ReactNode;
  children: ReactNode;
  level?: 'h2' | 'h3';
  className?: string;
};

export function Card({ title, aside, children, level: Heading = 'h2', className = '' }: Props) {
  return (
    <section className={`rounded-box border border-rule bg-base-100 p-5 sm:p-6 ${className}`}>
      {(title || aside) && (
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          {title && <Heading className="font-serif text-heading font-semibold">{title}</Heading>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
