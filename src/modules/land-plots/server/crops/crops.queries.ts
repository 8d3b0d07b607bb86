import { count, desc, eq, getTableColumns } from 'drizzle-orm';
import { lockSeason, seasonNameOf } from '#modules/farmer-quotas/server/public.ts';
import * as contract from '#modules/land-plots/contract/crops.ts';
import { LAND_PLOT } from '#modules/land-plots/contract/plots.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { plotKeeper } from '../plots/plots.queries.ts';
import { plotCrops } from './crops.tables.ts';

const MOST_CROPS = 200;

const cropColumns = () => {
  const { company_id: companyId, ...own } = getTableColumns(plotCrops);
  return { ...own, season: seasonNameOf({ companyId, id: plotCrops.season_id }) };
};

const cropKeeper = keepRecords({
  table: plotCrops,
  entity: contract.PLOT_CROP,
  columns: cropColumns,
  show: (row) => contract.crop.parse(row),
  partOf: { entity: LAND_PLOT, id: 'plot_id', as: 'crop' },
});

interface CropOfPlot {
  readonly plotId: string;
  readonly id: string;
}

/** What grew on a plot in each season, the latest first. */
export async function listCrops(tx: Transaction, scope: Scope, plotId: string) {
  await plotKeeper.find(tx, scope, plotId);
  return tx
    .select(cropColumns())
    .from(plotCrops)
    .where(hasValues(plotCrops, { company_id: scope.companyId, plot_id: plotId }))
    .orderBy(desc(plotCrops.created_at), desc(plotCrops.id))
    .limit(MOST_CROPS);
}

/** The varieties that grow or grew on plots, the most frequent first. */
export async function listVarieties(tx: Transaction, { companyId }: Pick<Scope, 'companyId'>) {
  const { variety } = plotCrops;
  const rows = await tx
    .select({ variety })
    .from(plotCrops)
    .where(eq(plotCrops.company_id, companyId))
    .groupBy(variety)
    .orderBy(desc(count()), variety)
    .limit(contract.MOST_VARIETIES);
  return rows.map((row) => row.variety);
}

export async function createCrop(
  tx: Transaction,
  scope: Scope,
  { plotId, fields }: { readonly plotId: string; readonly fields: contract.CropInput },
) {
  await plotKeeper.lock(tx, scope, plotId);
  await lockSeason(tx, scope, { id: fields.season_id });
  return cropKeeper.create(tx, scope, {
    event: contract.cropEvents.crop_created,
    values: { ...fields, plot_id: plotId },
  });
}

/** Changes a crop, unless its season or the one it is moved to is closed. */
export async function updateCrop(
  tx: Transaction,
  scope: Scope,
  {
    plotId,
    id,
    change: { updated_at, ...fields },
  }: CropOfPlot & { readonly change: contract.CropChange },
) {
  await plotKeeper.find(tx, scope, plotId);
  return cropKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: contract.cropEvents.crop_updated,
    async values(stored) {
      requireOfPlot(stored, plotId);
      await lockSeason(tx, scope, { id: stored.season_id });
      await lockSeason(tx, scope, { id: fields.season_id });
      return fields;
    },
  });
}

export async function deleteCrop(
  tx: Transaction,
  scope: Scope,
  { plotId, id }: CropOfPlot,
): Promise<void> {
  await plotKeeper.find(tx, scope, plotId);
  await cropKeeper.delete(tx, scope, {
    id,
    event: contract.cropEvents.crop_deleted,
    async before(crop) {
      requireOfPlot(crop, plotId);
      await lockSeason(tx, scope, { id: crop.season_id });
    },
  });
}

function requireOfPlot({ plot_id }: { readonly plot_id: string }, plotId: string): void {
  if (plot_id !== plotId) throw errors.not_found();
}
