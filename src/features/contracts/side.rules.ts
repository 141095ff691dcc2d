import { cleanLine } from '#src/kernel/clean-line.ts';
import type { Reader, StoredAnalysis } from './analysis.schema';

type Side = NonNullable<Reader>;

/** Everyone for whom an analysis may be written: the parties that were found, and its reader. */
export function sidesOf({ parties, reader }: Pick<StoredAnalysis, 'parties' | 'reader'>): Side[] {
  const found: Side[] = (parties ?? []).map(({ name, role }) => ({ name, role }));
  const isAmongThem =
    !reader || found.some((side) => [side.name, side.role].some((called) => isCalled(reader, called)));
  return isAmongThem ? found : [reader, ...found];
}

/** The side that is called so; its name before a role that several may have. */
export function chooseSide(sides: readonly Side[], called: string): Side | null {
  const wanted = called.trim();
  return sides.find(({ name }) => same(name, wanted)) ?? sides.find(({ role }) => same(role, wanted)) ?? null;
}

/** A side before anything is analysed: one of the parties, where they are known, else as the user called it. */
export function sideCalled(called: string, parties: readonly Side[]): Reader {
  const name = cleanLine(called);
  return chooseSide(parties, called) ?? (name ? { name, role: null } : null);
}

const isCalled = ({ name, role }: Side, called: string | null) =>
  called !== null && (name ? same(name, called) : same(role, called));

const same = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();
