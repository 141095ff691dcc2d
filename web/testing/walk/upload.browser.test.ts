import { placesOf } from './places.ts';
import { walkPlaces } from './walk-places.ts';

walkPlaces(placesOf.upload);
