import { and, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { quotaOf } from '#modules/farmer-quotas/server/public.ts';
import { MOST_DRAWN, type PlotMap, type PlotMapQuery } from '#modules/land-plots/contract/map.ts';
import { cellsOf } from '#libraries/geometry/grid-cells.ts';
import { boundsOf, mapPositions, type Shape } from '#libraries/geometry/shapes.ts';
import { simplifyShape } from '#libraries/geometry/simplify.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';
import { areaAgreement, grownVariety } from '../plots/plot-columns.ts';
import { plotConditions } from '../plots/plots.queries.ts';
import { landPlots } from '../plots/plots.tables.ts';
import { shapesInCells } from '../shapes/shapes.queries.ts';
import { plotShapes } from '../shapes/shapes.tables.ts';

/** Of all shapes together, as they are read whole before they are drawn as fine as the zoom. */
const MOST_CORNERS = 300_000;

const PIXELS_OF_A_TILE = 256;

/** A view has at most so many clusters beside each other, whatever its zoom. */
const MOST_BESIDE = 64;

/** Clusters are so far apart that their circles do not cover each other. */
const PIXELS_OF_A_CLUSTER = 64;

/** The plots of a view: their shapes, or where there are too many, how many are where. */
export async function drawMap(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  query: PlotMapQuery,
): Promise<PlotMap> {
  const pixel = 360 / (PIXELS_OF_A_TILE * 2 ** query.zoom);
  const within = inView(tx, scope, query);
  const step = Math.max(pixel * PIXELS_OF_A_CLUSTER, (query.east - query.west) / MOST_BESIDE);
  const clusters = await clusterPlots(tx, { within, step });
  const total = clusters.reduce((sum, { plots }) => sum + plots, 0);
  if (total > MOST_DRAWN || (await countCorners(tx, within)) > MOST_CORNERS) {
    return { total, plots: [], clusters };
  }
  const rows = await tx
    .select({
      id: landPlots.id,
      deed_number: landPlots.deed_number,
      deed_kind: landPlots.deed_kind,
      ownership_type: landPlots.ownership_type,
      area_agreement: areaAgreement(),
      quota_status: quotaOf(
        { companyId: landPlots.company_id, id: landPlots.quota_id },
        'quota_status',
      ),
      variety: grownVariety(),
      shape: plotShapes.shape,
    })
    .from(companyView(landPlots))
    .innerJoin(plotShapes, ofPlot())
    .where(within);
  return { total, plots: rows.map((row) => simplified(row, pixel)), clusters: [] };
}

const ofPlot = () =>
  hasValues(plotShapes, { company_id: landPlots.company_id, id: landPlots.shapefile_id });

function inView(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  query: PlotMapQuery,
): SQL | undefined {
  return and(
    eq(landPlots.company_id, companyId),
    touches(tx, { companyId, query }),
    plotConditions(query),
    matchesSearch(landPlots.search_text, query.search),
  );
}

interface Viewed {
  readonly companyId: number;
  readonly query: PlotMapQuery;
}

/** In a small view the shapes that reach into it, found by their cells; in a large one those whose middle is in it. */
function touches(tx: Transaction, { companyId, query }: Viewed): SQL | undefined {
  const { west, south, east, north } = query;
  const cells = cellsOf(query);
  if (cells === undefined) {
    return and(
      gt(plotShapes.longitude, west),
      lt(plotShapes.longitude, east),
      gt(plotShapes.latitude, south),
      lt(plotShapes.latitude, north),
    );
  }
  return and(
    inArray(plotShapes.id, shapesInCells(tx, { companyId, cells })),
    gt(plotShapes.east, west),
    lt(plotShapes.west, east),
    gt(plotShapes.north, south),
    lt(plotShapes.south, north),
  );
}

async function countCorners(tx: Transaction, within: SQL | undefined): Promise<number> {
  const [counted] = await tx
    .select({ corners: sql<number>`coalesce(sum(${plotShapes.corners}), 0)::integer` })
    .from(companyView(landPlots))
    .innerJoin(plotShapes, ofPlot())
    .where(within);
  return counted?.corners ?? 0;
}

interface View {
  readonly within: SQL | undefined;
  /** The width of a square in degrees. */
  readonly step: number;
}

/** How many plots are in each square of a grid, at the middle of those. */
async function clusterPlots(tx: Transaction, { within, step }: View) {
  return tx
    .select({
      longitude: sql<number>`avg(${plotShapes.longitude})`,
      latitude: sql<number>`avg(${plotShapes.latitude})`,
      plots: sql<number>`count(*)::integer`,
    })
    .from(companyView(landPlots))
    .innerJoin(plotShapes, ofPlot())
    .where(within)
    .groupBy(
      sql`floor(${plotShapes.longitude} / ${step}::double precision)`,
      sql`floor(${plotShapes.latitude} / ${step}::double precision)`,
    );
}

/** Corners closer than half a pixel to the line between others are not seen; of a tiny plot only its box is. */
function simplified<Row extends { readonly shape: Shape }>(row: Row, pixel: number): Row {
  const shape = simplifyShape(row.shape, pixel / 2);
  const seen = shape.length === 0 ? boxOf(row.shape) : shape;
  // A tenth of a pixel, as decimals.
  const digits = 10 ** Math.ceil(-Math.log10(pixel / 10));
  const round = (degrees: number) => Math.round(degrees * digits) / digits;
  return { ...row, shape: mapPositions(seen, ([x, y]) => [round(x), round(y)]) };
}

function boxOf(shape: Shape): Shape {
  const { west, south, east, north } = boundsOf(shape);
  const [first, last] = [[west, south] as const, [west, north] as const];
  return [[[first, [east, south], [east, north], last, first]]];
}
