/** The product's mark: a paragraph sign over a line that has been gone over with the highlighter. */
export function ClauseMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect x="2" y="18.5" width="28" height="7" rx="1.5" className="fill-accent dark:fill-[#a3860f]" />
      <path
        d="M14.5 4H27v2.8h-2.6V28h-3V6.800h-3.200V28h-3V17h-.7a6.500 6.500 0 0 1 0-13Z"
        className="fill-base-content"
      />
    </svg>
  );
}
