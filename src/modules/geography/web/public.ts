/** What other modules may use of the places of Thailand. */
export { AddressPicker } from './places/address-picker.tsx';
export { PlaceFilters } from './places/place-filters.tsx';
export { PlaceNames } from './places/place-names.tsx';
export { ProvinceMap } from './places/lazy-province-map.tsx';
export { useProvinceChoices, useProvinceName } from './places/use-provinces.ts';

/** The provinces as the ground of a map, whose outlines are loaded with it. */
export const loadProvinceGround = async () =>
  (await import('./places/province-ground.ts')).provinceGround;
