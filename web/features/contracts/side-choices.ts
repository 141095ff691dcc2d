import type { Reader } from '#src/features/contracts/analysis.schema.ts';

/** One for whom an analysis may be written. */
export interface SideChoice {
  /** As the API takes it. */
  side: string;
  name: string | null;
  role: string | null;
}

type Named = NonNullable<Reader>;
interface Known {
  parties: readonly Named[] | null;
  reader: Named | null;
}

/** The parties that were found, and the reader where it is none of them. */
export function sideChoices({ parties, reader }: Known): SideChoice[] {
  const all = [...(parties ?? []), ...(reader ? [reader] : [])].flatMap(({ name, role }) => {
    const side = name ?? role;
    return side ? [{ side, name, role }] : [];
  });
  return all.filter(({ side }, at) => all.findIndex((other) => other.side === side || other.role === side) === at);
}
