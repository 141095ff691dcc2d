import type { Analysis } from './analysis.schema';
import type { ListedDate } from './contracts.schema';

const mostDates = 30;
const mostNames = 2;
const mostCharacters = 200;

/** The parties for whom the analysis is not written, by name. */
export function counterpartyOf({ parties, reader }: Pick<Analysis, 'parties' | 'reader'>): string | null {
  const isReader = ({ name, role }: Analysis['parties'][number]) =>
    reader !== null && (role !== null && reader.role !== null ? role === reader.role : name === reader.name);
  const others = parties.filter((party) => party.name.trim() && !isReader(party)).map(({ name }) => name.trim());
  return others.slice(0, mostNames).join(', ').slice(0, mostCharacters).toWellFormed() || null;
}

/** The dates that lists may tell without the page that says how sure they are; the day it was agreed calls for nothing. */
export const listedDates = ({ dates }: Pick<Analysis, 'dates'>): ListedDate[] =>
  dates
    .filter(({ kind, unconfirmed }) => !unconfirmed && kind !== 'agreement')
    .slice(0, mostDates)
    .map(({ kind, label, date }) => ({ kind, label, date }));
