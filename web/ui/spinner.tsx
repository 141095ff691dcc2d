/** Turns; says nothing by itself. Put words beside it, or use LoadingState. */
export function Spinner({ size = 'sm' }: { size?: 'sm' | 'md' | 'lg' }) {
  const sizes = { sm: 'loading-xs', md: 'loading-md', lg: 'loading-lg' };
  return <span aria-hidden className={`loading loading-spinner ${sizes[size]}`} />;
}
