import { requirePlaces } from '#modules/geography/server/public.ts';
import { plotEvents, type Plot, type PlotChange } from '#modules/land-plots/contract/plots.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findShape, removeShape } from '../shapes/shapes.queries.ts';
import { plainValues, requireDocument, requireQuota, shapeValues } from './plot-values.ts';
import { plotKeeper } from './plots.queries.ts';

interface Update {
  readonly id: string;
  readonly change: PlotChange;
}

/** Changes a plot; the shape that it no longer has is removed. */
export async function updatePlot(
  tx: Transaction,
  scope: Scope,
  { id, change: { updated_at, ...fields } }: Update,
): Promise<Plot> {
  let left: string | undefined;
  const changed = await plotKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: plotEvents.updated,
    async values(stored) {
      const moves = fields.quota_id !== stored.quota_id || fields.farmer_id !== stored.farmer_id;
      if (moves) await requireQuota(tx, scope, fields);
      await requirePlaces(fields);
      if (moves || fields.ownership_document_id !== stored.ownership_document_id) {
        await requireDocument(tx, scope, { ...fields, id });
      }
      const { shapefile_id = stored.shapefile_id } = fields;
      let { latitude, longitude } = fields;
      if (shapefile_id !== stored.shapefile_id) {
        left = stored.shapefile_id;
        const old = await findShape(tx, scope, left);
        // Nobody chose the place inside the old shape: forms send all that is stored.
        if (latitude === old.latitude && longitude === old.longitude) latitude = longitude = null;
      }
      const shape = await shapeValues(tx, scope, { latitude, longitude, shapefile_id });
      return { ...plainValues(fields), ...shape };
    },
  });
  if (left !== undefined) await removeShape(tx, scope, left);
  return changed;
}
