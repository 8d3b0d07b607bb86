import { and, asc, eq, getTableColumns, sql, type Column, type SQL } from 'drizzle-orm';
import type { Plot } from '#modules/land-plots/contract/plots.ts';
import type { PlotShape } from '#modules/land-plots/contract/shapes.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { matches } from '#platform/server/database/matches.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { plotShapes } from '../shapes/shapes.tables.ts';
import { plotColumns } from './plot-columns.ts';
import { ofQuotas } from './plots.queries.ts';
import { landPlots } from './plots.tables.ts';

const MOST_FOUND = 1_000;

/** Which plots a record of another module asks for; all that is given holds for each of them. */
export interface WantedPlots {
  readonly ids?: readonly string[] | undefined;
  readonly quota_id?: string | undefined;
  readonly quota_ids?: readonly string[] | undefined;
  readonly farmer_id?: string | undefined;
  /** That of the quota under which the plot is registered. */
  readonly season_id?: string | undefined;
  readonly office_id?: string | undefined;
}

/** The plots that are asked for, the oldest first and at most 1,000; ids that the company does not have are left out. */
export async function findPlots(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  wanted: WantedPlots,
): Promise<Plot[]> {
  return tx
    .select(plotColumns())
    .from(companyView(landPlots))
    .where(and(eq(landPlots.company_id, companyId), isWanted(wanted)))
    .orderBy(asc(landPlots.id))
    .limit(MOST_FOUND);
}

/** The same as a condition of a statement that reads plots. */
export function isWanted({ ids, quota_id, quota_ids, ...others }: WantedPlots): SQL | undefined {
  return and(
    ids === undefined ? undefined : isOneOf(landPlots.id, ids),
    matches(landPlots.quota_id, quota_id),
    quota_ids === undefined ? undefined : isOneOf(landPlots.quota_id, quota_ids),
    ofQuotas(others),
  );
}

/** The borders of a plot; fails where the company has none of the id. */
export async function findShapeOfPlot(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  plotId: string,
): Promise<PlotShape> {
  const [found] = await tx
    .select(getTableColumns(plotShapes))
    .from(landPlots)
    .innerJoin(
      plotShapes,
      hasValues(plotShapes, { company_id: landPlots.company_id, id: landPlots.shapefile_id }),
    )
    .where(hasValues(landPlots, { company_id: companyId, id: plotId }));
  if (found === undefined) throw errors.not_found();
  return found;
}

/** The borders of several plots, by their ids. */
export async function findShapesOfPlots(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlotShape['shape']>> {
  const rows = await tx
    .select({ id: landPlots.id, shape: plotShapes.shape })
    .from(landPlots)
    .innerJoin(
      plotShapes,
      hasValues(plotShapes, { company_id: landPlots.company_id, id: landPlots.shapefile_id }),
    )
    .where(and(eq(landPlots.company_id, companyId), isOneOf(landPlots.id, ids)));
  return new Map(rows.map(({ id, shape }) => [id, shape]));
}

const named = {
  deed_number: landPlots.deed_number,
  quota_id: landPlots.quota_id,
  area_tenths: landPlots.area_tenths,
  latitude: landPlots.latitude,
  longitude: landPlots.longitude,
};

interface Reference {
  readonly companyId: Column;
  readonly id: Column;
}

/** A row's plot, as a column of the statement that reads the row. */
export function plotOf<Name extends keyof typeof named>(
  { companyId, id }: Reference,
  name: Name,
): SQL<(typeof named)[Name]['_']['data']> {
  const value = sql`(
    select ${named[name]} from ${landPlots}
    where ${landPlots.company_id} = ${companyId} and ${landPlots.id} = ${id})`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql<(typeof named)[Name]['_']['data']>`${value}`;
}
