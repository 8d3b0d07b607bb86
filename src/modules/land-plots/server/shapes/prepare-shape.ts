import { shapeErrors, shapeLimits, type PlotShape } from '#modules/land-plots/contract/shapes.ts';
import { findCrossings } from '#libraries/geometry/crossings.ts';
import { areaOf } from '#libraries/geometry/geodesic-area.ts';
import { cellsOf } from '#libraries/geometry/grid-cells.ts';
import { repairShape } from '#libraries/geometry/overlap.ts';
import { isInThailand, isSwapped, middleOf } from '#libraries/geometry/regions.ts';
import { boundsOf, countCorners, tidyShape, type Shape } from '#libraries/geometry/shapes.ts';

/** A square wah: what is smaller is a slip of the hand, not land. */
const LEAST_SQUARE_METRES = 4;

interface Given extends Pick<PlotShape, 'name' | 'source' | 'projection'> {
  readonly shape: Shape;
}

/** A shape as it is stored, with all that is computed of it; fails where it cannot be a plot. */
export function prepareShape({ name, source, projection, shape: given }: Given) {
  const shape = tidyShape(given);
  const parameters = { name, limit: shapeLimits.corners };
  if (shape.length === 0) throw shapeErrors.shape_without_area({ parameters });
  const corners = countCorners(shape);
  if (corners > shapeLimits.corners) throw shapeErrors.shape_too_many_corners({ parameters });
  if (isSwapped(shape)) throw shapeErrors.shape_axes_swapped({ parameters });
  if (!isInThailand(shape)) throw shapeErrors.shape_outside_thailand({ parameters });
  const crossings = findCrossings(shape);
  const square_metres = areaOf(crossings.length === 0 ? shape : repairShape(shape));
  if (square_metres < LEAST_SQUARE_METRES) throw shapeErrors.shape_without_area({ parameters });
  const bounds = boundsOf(shape);
  const cells = cellsOf(bounds);
  if (cells === undefined) throw shapeErrors.shape_outside_thailand({ parameters });
  const [longitude, latitude] = middleOf(shape);
  const facts = { corners, crossings, square_metres, longitude, latitude, ...bounds };
  return { row: { name, source, projection, shape, ...facts }, cells };
}

export type PreparedShape = ReturnType<typeof prepareShape>;
