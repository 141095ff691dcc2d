import { Skeleton } from './skeleton';

/** The place of a grid of cards while they are loaded; what follows it is kept from view, as it will move. */
export function CardSkeletons({ count, lines }: { count: number; lines: number }) {
  return (
    <div className="grid min-h-dvh grid-cols-1 content-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div key={place} className="rounded-box border border-rule p-6">
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
}
