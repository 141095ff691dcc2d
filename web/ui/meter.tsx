type Props = {
  label: string;
  value: number;
  max: number;
  /** What the figures mean, in words: "3 of 7 used". */
  text: string;
  /** Shares of `max` from which the bar warns, and from which it is full. */
  warnAt?: number;
  fullAt?: number;
};

/** How much of an allowance is used: calm, then a warning, then full. */
export function Meter({ label, value, max, text, warnAt = 0.8, fullAt = 1 }: Props) {
  const share = max > 0 ? value / max : 1;
  const tone = share >= fullAt ? 'progress-error' : share >= warnAt ? 'progress-warning' : 'progress-success';
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-muted tabular-nums">{text}</span>
      </div>
      <meter
        className="sr-only"
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={max || 1}
        value={Math.min(value, max)}
      />
      <progress aria-hidden className={`progress h-2 w-full ${tone}`} value={Math.min(share, 1) * 100} max={100} />
    </div>
  );
}
