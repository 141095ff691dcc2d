import type { ReactNode } from 'react';

export type MarkTone = 'plain' | 'high' | 'medium' | 'low';

const tones: Record<MarkTone, string> = {
  plain: 'mark',
  high: 'mark mark-high',
  medium: 'mark mark-medium',
  low: 'mark mark-low',
};

/** Words under a stroke of the highlighter. */
export function Mark({ tone = 'plain', children }: { tone?: MarkTone; children: ReactNode }) {
  return <mark className={tones[tone]}>{children}</mark>;
}
