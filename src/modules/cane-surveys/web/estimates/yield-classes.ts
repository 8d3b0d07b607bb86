import type { ShapeLook } from '#platform/web/map/map-shapes.tsx';

/** Yields in tons a rai that look alike on the map, each from its figure up to the next one. */
export const yieldClasses = [
  { from: 0, look: 'red' },
  { from: 8, look: 'amber' },
  { from: 10, look: 'blue' },
  { from: 12, look: 'green' },
] as const satisfies readonly { from: number; look: ShapeLook }[];

/** How a yield looks. */
export function lookOfYield(tonsPerRai: number): ShapeLook {
  return yieldClasses.findLast(({ from }) => tonsPerRai >= from)?.look ?? 'grey';
}
