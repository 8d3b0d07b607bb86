import { shapeErrors, shapeLimits, type PlotShape } from '#modules/land-plots/contract/shapes.ts';
import { cellsOf } from '#libraries/geometry/grid-cells.ts';
import { measureShapes, type MeasuredShape } from '#libraries/geometry/measure-shapes.ts';
import { isInThailand, isSwapped, middleOf } from '#libraries/geometry/regions.ts';
import { BeyondLimits } from '#libraries/geometry/run-in-thread.ts';
import { boundsOf, countCorners, tidyShape, type Shape } from '#libraries/geometry/shapes.ts';
import type { Scope } from '#platform/server/access/scope.ts';

/** A square wah: what is smaller is a slip of the hand, not land. */
const LEAST_SQUARE_METRES = 4;

interface Given extends Pick<PlotShape, 'name' | 'source' | 'projection'> {
  readonly shape: Shape;
}

interface Preparing {
  readonly given: readonly Given[];
  /** Whether they are stored as they are once they are repaired. */
  readonly repairs?: boolean;
}

/** Shapes as they are stored, with all that is computed of them; fails where one cannot be a plot. */
export async function prepareShapes(
  { companyId }: Pick<Scope, 'companyId'>,
  { given, repairs = false }: Preparing,
) {
  const tidied = given.map(({ name, source, projection, shape }) => {
    const row = { name, source, projection, shape: tidyShape(shape) };
    refuseImpossible(row);
    return row;
  });
  const shapes = tidied.map(({ shape }) => shape);
  const measured = await measureShapes({ shapes, repairs }, String(companyId)).catch(
    (error: unknown) => {
      throw error instanceof BeyondLimits ? shapeErrors.shape_too_complex({ cause: error }) : error;
    },
  );
  return measured.flatMap((measure, place) => {
    const row = tidied[place];
    return row === undefined ? [] : [finish({ ...row, ...measure })];
  });
}

export type PreparedShape = Awaited<ReturnType<typeof prepareShapes>>[number];

function refuseImpossible({ name, shape }: Pick<Given, 'name' | 'shape'>): void {
  const parameters = { name, limit: shapeLimits.corners };
  if (shape.length === 0) throw shapeErrors.shape_without_area({ parameters });
  if (countCorners(shape) > shapeLimits.corners) {
    throw shapeErrors.shape_too_many_corners({ parameters });
  }
  if (isSwapped(shape)) throw shapeErrors.shape_axes_swapped({ parameters });
  if (!isInThailand(shape)) throw shapeErrors.shape_outside_thailand({ parameters });
}

function finish(measured: Given & MeasuredShape) {
  const { name, shape, square_metres } = measured;
  const parameters = { name, limit: shapeLimits.corners };
  // Only a repair leaves nothing, or more corners.
  if (shape.length === 0) throw shapeErrors.shape_unrepairable();
  const corners = countCorners(shape);
  if (corners > shapeLimits.corners) throw shapeErrors.shape_too_many_corners({ parameters });
  if (square_metres < LEAST_SQUARE_METRES) throw shapeErrors.shape_without_area({ parameters });
  const bounds = boundsOf(shape);
  const cells = cellsOf(bounds);
  if (cells === undefined) throw shapeErrors.shape_outside_thailand({ parameters });
  const [longitude, latitude] = middleOf(shape);
  return { row: { ...measured, corners, longitude, latitude, ...bounds }, cells };
}
