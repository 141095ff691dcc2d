import type { Persona } from './personas.ts';
import type { Place, PlaceOfPersona } from './place.ts';
import { accountPlaces } from './places/account-places.ts';
import { contractPlaces } from './places/contract-places.ts';
import { dashboardPlaces } from './places/dashboard-places.ts';
import { libraryPlaces } from './places/library-places.ts';
import { newcomerPlaces } from './places/newcomer-places.ts';
import { visitorPlaces } from './places/visitor-places.ts';

const as = (persona: Persona, places: PlaceOfPersona[]): Place[] => places.map((place) => ({ ...place, persona }));

/** Every screen of the product, and the states of it that are worth a look of their own. */
export const places: Place[] = [
  ...as('visitor', visitorPlaces),
  ...as('customer', [...dashboardPlaces, ...contractPlaces, ...libraryPlaces, ...accountPlaces]),
  ...as('newcomer', newcomerPlaces),
];
