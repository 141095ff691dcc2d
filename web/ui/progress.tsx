import { formatPercent } from '../lib/format';

type Props = {
  label: string;
  /** From 0 to 1; left out where the end is not known. */
  value?: number;
  /** Shows the share in figures beside the label. */
  figures?: boolean;
};

export function Progress({ label, value, figures = true }: Props) {
  const known = value !== undefined;
  return (
    <div className="grid gap-1.5">
      <div className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        {known && figures && <span className="text-muted tabular-nums">{formatPercent(value)}</span>}
      </div>
      <progress
        className="progress progress-primary h-1.5 w-full"
        aria-label={label}
        {...(known && { value: Math.round(value * 100), max: 100 })}
      />
    </div>
  );
}
