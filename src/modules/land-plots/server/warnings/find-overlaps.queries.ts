import { and, eq, gt, inArray, lt, ne, type SQL } from 'drizzle-orm';
import { quotaOf } from '#modules/farmer-quotas/server/public.ts';
import { shapeErrors } from '#modules/land-plots/contract/shapes.ts';
import type { PlotWarnings } from '#modules/land-plots/contract/warnings.ts';
import { findCommonParts } from '#libraries/geometry/common-parts.ts';
import { cellsOf } from '#libraries/geometry/grid-cells.ts';
import { BeyondLimits } from '#libraries/geometry/run-in-thread.ts';
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

type NearPlots = Awaited<ReturnType<typeof plotsNear>>;

/** What plots near a shape have in common with it, the largest part first. Not inside a transaction: it may take seconds. */
export async function findOverlaps(
  { companyId }: Pick<Scope, 'companyId'>,
  { shape, near }: { readonly shape: Shape; readonly near: NearPlots },
): Promise<PlotWarnings['overlaps']> {
  let corners = 0;
  const compared = near.filter((plot) => (corners += plot.corners) <= MOST_CORNERS);
  const parts = await findCommonParts(
    { shape, others: compared.map((plot) => plot.shape) },
    String(companyId),
  ).catch((error: unknown) => {
    throw error instanceof BeyondLimits ? shapeErrors.shape_too_complex({ cause: error }) : error;
  });
  return compared
    .flatMap(({ shape: _shape, corners: _corners, ...plot }, place) => {
      const part = parts[place];
      return part !== undefined && part.square_metres >= LEAST_SQUARE_METRES
        ? [{ ...plot, ...part }]
        : [];
    })
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

/** Other plots of the company whose boxes meet that of a shape, with their borders. */
export function plotsNear(
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
