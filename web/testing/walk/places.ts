import type { Persona } from './personas.ts';
import type { Place, PlaceOfPersona } from './place.ts';
import { accountPlaces } from './places/account-places.ts';
import { clausePlaces } from './places/clause-places.ts';
import { contractPlaces } from './places/contract-places.ts';
import { dashboardPlaces } from './places/dashboard-places.ts';
import { newcomerPlaces } from './places/newcomer-places.ts';
import { ownClausePlaces } from './places/own-clause-places.ts';
import { templatePlaces } from './places/template-places.ts';
import { uploadPlaces } from './places/upload-places.ts';
import { visitorPlaces } from './places/visitor-places.ts';

const as = (persona: Persona, places: PlaceOfPersona[]): Place[] => places.map((place) => ({ ...place, persona }));

/** Every screen of the product, and the states of it that are worth a look of their own, by where one is. */
export const placesOf = {
  visitor: as('visitor', visitorPlaces),
  dashboard: as('customer', dashboardPlaces),
  upload: as('customer', uploadPlaces),
  contract: as('customer', contractPlaces),
  library: as('customer', [...templatePlaces, ...clausePlaces, ...ownClausePlaces]),
  account: as('customer', accountPlaces),
  newcomer: as('newcomer', newcomerPlaces),
};

export const places: Place[] = Object.values(placesOf).flat();
