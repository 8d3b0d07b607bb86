/** What other modules may use of the places of Thailand. */
export { placeNames } from './places/place-names.ts';
export { readPlaces } from './places/read-places.ts';
export { placeResolver } from './places/resolve-places.ts';
export { requirePlaces } from './places/require-places.ts';
