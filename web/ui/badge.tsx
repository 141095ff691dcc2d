import type { ReactNode } from 'react';
import type { Tone } from './tone';

const tones: Record<Tone, string> = {
  neutral: 'border-rule bg-base-200 text-base-content',
  info: 'border-info/30 bg-info/10 text-info',
  success: 'border-success/30 bg-success/10 text-success',
  warning: 'border-warning/30 bg-warning/10 text-warning',
  danger: 'border-error/30 bg-error/10 text-error',
  accent: 'border-transparent bg-accent text-accent-content',
};

export function Badge({ tone = 'neutral', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return <span className={`badge h-auto gap-1.5 py-0.5 text-sm font-medium ${tones[tone]}`}>{children}</span>;
}
