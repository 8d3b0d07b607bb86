/** What other modules may use of the places of Thailand. */
export { readPlaces } from './places/read-places.ts';
export { requirePlaces } from './places/require-places.ts';
