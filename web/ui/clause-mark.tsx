/** Colours of the mark; by default those of the surrounding theme. */
const inks = {
  theme: { stroke: 'fill-accent dark:fill-[#a3860f]', sign: 'fill-base-content' },
  paper: { stroke: 'fill-[#ffe04a]', sign: 'fill-[#1d2b45]' },
  night: { stroke: 'fill-[#a3860f]', sign: 'fill-[#f3eee1]' },
  single: { stroke: 'fill-transparent stroke-current', sign: 'fill-current' },
  sign: { stroke: 'fill-transparent', sign: 'fill-[#1d2b45]' },
};
export type MarkInk = keyof typeof inks;

/** The product's mark: a paragraph sign over a line that has been gone over with the highlighter. */
export function ClauseMark({ ink = 'theme', className = '' }: { ink?: MarkInk; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect x="2" y="18.5" width="28" height="7" rx="1.5" className={inks[ink].stroke} />
      <path
        d="M14.5 4H27v2.8h-2.6V28h-3V6.800h-3.200V28h-3V17h-.7a6.500 6.500 0 0 1 0-13Z"
        className={inks[ink].sign}
      />
    </svg>
  );
}
