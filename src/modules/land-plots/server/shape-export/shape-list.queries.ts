import { getTableColumns, sql } from 'drizzle-orm';
import { quotaOf } from '#modules/farmer-quotas/server/public.ts';
import type { PlotListing } from '#modules/land-plots/contract/plots.ts';
import type { PlotShape } from '#modules/land-plots/contract/shapes.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { plotConditions, plotOrders } from '../plots/plots.queries.ts';
import { landPlots } from '../plots/plots.tables.ts';
import { plotShapes } from '../shapes/shapes.tables.ts';

const columns = () => {
  const { company_id: companyId, id, quota_id, shapefile_id, ...own } = getTableColumns(landPlots);
  const quota = { companyId, id: quota_id };
  const shape = sql`(
    select ${plotShapes.shape} from ${plotShapes}
    where ${plotShapes.company_id} = ${companyId} and ${plotShapes.id} = ${shapefile_id})`;
  return {
    id,
    deed_kind: own.deed_kind,
    deed_number: own.deed_number,
    deed_owner_name: own.deed_owner_name,
    ownership_type: own.ownership_type,
    area_tenths: own.area_tenths,
    measured_square_metres: own.measured_square_metres,
    quota_code: quotaOf(quota, 'quota_code'),
    farmer_name: quotaOf(quota, 'farmer_name'),
    season: quotaOf(quota, 'season'),
    // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
    shape: sql<PlotShape['shape']>`${shape}`,
  };
};

/** The plots of a list with their shapes, to be read batch by batch. */
export const shapeList = listRecords({
  table: landPlots,
  columns,
  orders: plotOrders,
  filters: (query: PlotListing) => plotConditions(query),
}).exportAs({ title: 'land-plots:permissions.title', columns: [] });
