import { provinceBorders } from '#modules/geography/contract/province-borders.ts';
import { kilometresOutside } from '#libraries/geometry/regions.ts';
import type { Position } from '#libraries/geometry/shapes.ts';

/**
 * How many kilometres a position is outside a province; 0 inside it, undefined where there is no such province.
 * Outlines are accurate to about two kilometres.
 */
export function kilometresOutsideProvince(
  provinceId: number,
  position: Position,
): number | undefined {
  const borders = provinceBorders(provinceId);
  return borders && kilometresOutside([borders], position);
}
