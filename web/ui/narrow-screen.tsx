import type { ReactNode, Ref } from 'react';

type Props = { title: string; lead?: ReactNode; children?: ReactNode; heading?: Ref<HTMLHeadingElement> };

/** A page with one thing to do, as wide as the sign-in screen. */
export function NarrowScreen({ title, lead, children, heading }: Props) {
  return (
    <div className="mx-auto grid max-w-md gap-6 px-4 py-12 sm:px-6 sm:py-16">
      <header>
        <h1 ref={heading} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
          {title}
        </h1>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
