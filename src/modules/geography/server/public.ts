/** What other modules may use of the places of Thailand. */
export { placeNames } from './places/place-names.ts';
export { placeResolver } from './places/resolve-places.ts';
export { requirePlaces } from './places/require-places.ts';
export { kilometresOutsideProvince } from './places/province-distance.ts';
