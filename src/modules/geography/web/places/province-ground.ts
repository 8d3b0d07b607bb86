import { allProvinceBorders } from '#modules/geography/contract/province-borders.ts';
import type { DrawnShape } from '#platform/web/map/map-shapes.tsx';

/** The provinces as the ground of a map. */
export const provinceGround: readonly DrawnShape[] = allProvinceBorders().map((borders, place) => ({
  id: String(place),
  shape: [borders],
  look: 'ground',
}));
