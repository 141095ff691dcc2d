import type { Place, PlaceOfPersona } from '../place.ts';

type Rest = Omit<Place, 'name' | 'persona' | 'route' | 'path'> & { query?: string };
/** Places of one page of the library, each at the page's address with a query. */
export const atPage =
  (page: 'templates' | 'clauses') =>
  (name: string, { query = '', ...place }: Rest = {}): PlaceOfPersona => ({
    name,
    route: page,
    path: `/${page}${query}`,
    ...place,
  });
export const dialog = 'dialog[open]';
