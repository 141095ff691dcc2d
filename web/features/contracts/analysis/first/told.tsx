import type { ReactNode } from 'react';

type Tag = 'p' | 'span' | 'h3' | 'q' | 'div' | 'li' | 'h2' | 'section';
type Place = {
  /** The name that it is told by (`src/features/contracts/first-screen.rules.ts`). */
  name: string;
  as?: Tag;
  className?: string;
};

/** Stands hidden until it is told. The app leaves what it finds told as it is. */
const untold = (name: string) => ({ 'data-told': name, hidden: true, suppressHydrationWarning: true });

/** A place for words of the analysis, in its language, or of the owner. */
export function ToldWords({ name, as: Tag = 'span', className, own = false }: Place & { own?: boolean }) {
  return (
    <Tag
      {...untold(name)}
      {...(!own && { 'data-written': '' })}
      dir="auto"
      className={className}
      // Told in the page that is taken over: React neither compares nor clears what stands in it.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** What is shown as it was drawn, where that is told. */
export function ToldPart({ name, as: Tag = 'span', className, children }: Place & { children: ReactNode }) {
  return (
    <Tag {...untold(name)} className={className}>
      {children}
    </Tag>
  );
}
