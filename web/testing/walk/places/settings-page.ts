import type { Place, PlaceOfPersona } from '../place.ts';

export const dialog = 'dialog[open]';
/** A place of the settings. */
export const at = (name: string, place: Omit<Place, 'name' | 'persona' | 'route' | 'path'> = {}): PlaceOfPersona => ({
  name,
  route: 'settings',
  path: '/settings',
  ...place,
});
