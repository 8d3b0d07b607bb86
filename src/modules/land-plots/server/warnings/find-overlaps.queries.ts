import { setImmediate } from 'node:timers/promises';
import { and, eq, gt, inArray, lt, ne, type SQL } from 'drizzle-orm';
import { quotaOf } from '#modules/farmer-quotas/server/public.ts';
import type { PlotWarnings } from '#modules/land-plots/contract/warnings.ts';
import { areaOf } from '#libraries/geometry/geodesic-area.ts';
import { cellsOf } from '#libraries/geometry/grid-cells.ts';
import { commonPartOf } from '#libraries/geometry/overlap.ts';
import { boundsOf, type Shape } from '#libraries/geometry/shapes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { landPlots } from '../plots/plots.tables.ts';
import { shapesInCells } from '../shapes/shapes.queries.ts';
import { plotShapes } from '../shapes/shapes.tables.ts';

/** Plots whose boxes meet that are compared, and overlaps that are answered. */
const MOST_COMPARED = 300;
const MOST_ANSWERED = 50;

/** Of those plots together: cutting so many takes seconds. */
const MOST_CORNERS = 100_000;

/** A square wah: neighbours who share a border seldom draw it exactly alike. */
const LEAST_SQUARE_METRES = 4;

interface Compared {
  readonly shape: Shape;
  /** Not compared with itself. */
  readonly plotId: string | undefined;
}

/** Other plots of the company on the same ground, the largest common part first. */
export async function findOverlaps(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  { shape, plotId }: Compared,
): Promise<PlotWarnings['overlaps']> {
  const near = await plotsNear(tx, scope, { shape, plotId });
  const found: PlotWarnings['overlaps'] = [];
  let corners = 0;
  for (const { shape: other, corners: ofOther, ...plot } of near) {
    corners += ofOther;
    if (corners > MOST_CORNERS) break;
    const common = commonPartOf(shape, other);
    const square_metres = areaOf(common);
    if (square_metres >= LEAST_SQUARE_METRES) found.push({ ...plot, common, square_metres });
    // Between two plots others are served.
    await setImmediate();
  }
  return found
    .toSorted((one, other) => other.square_metres - one.square_metres)
    .slice(0, MOST_ANSWERED);
}

/** What names another plot in a warning. */
export function namedPlot() {
  const quota = { companyId: landPlots.company_id, id: landPlots.quota_id };
  return {
    id: landPlots.id,
    deed_number: landPlots.deed_number,
    farmer_name: quotaOf(quota, 'farmer_name'),
    quota_code: quotaOf(quota, 'quota_code'),
  };
}

/** All but the plot that is being changed. */
export function others(plotId: string | undefined): SQL | undefined {
  return plotId === undefined ? undefined : ne(landPlots.id, plotId);
}

function plotsNear(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { shape, plotId }: Compared,
) {
  const { west, south, east, north } = boundsOf(shape);
  const cells = cellsOf({ west, south, east, north }) ?? [];
  return tx
    .select({ ...namedPlot(), shape: plotShapes.shape, corners: plotShapes.corners })
    .from(plotShapes)
    .innerJoin(
      landPlots,
      hasValues(landPlots, { company_id: plotShapes.company_id, shapefile_id: plotShapes.id }),
    )
    .where(
      and(
        eq(plotShapes.company_id, companyId),
        inArray(plotShapes.id, shapesInCells(tx, { companyId, cells })),
        lt(plotShapes.west, east),
        gt(plotShapes.east, west),
        lt(plotShapes.south, north),
        gt(plotShapes.north, south),
        others(plotId),
      ),
    )
    .limit(MOST_COMPARED);
}
