import { LAND_PLOT, plotEvents } from '#modules/land-plots/contract/plots.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { forgetAttachments } from '#platform/server/attachments/attachments.queries.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { removeShape } from '../shapes/shapes.queries.ts';
import { plotKeeper } from './plots.queries.ts';

/** Deletes a plot with its shape, its files and its crops. */
export async function deletePlot(tx: Transaction, scope: Scope, id: string): Promise<void> {
  let shape: string | undefined;
  await plotKeeper.delete(tx, scope, {
    id,
    event: plotEvents.deleted,
    async before({ shapefile_id }) {
      shape = shapefile_id;
      await forgetAttachments(tx, scope, { entity: LAND_PLOT, ids: [id] });
    },
  });
  if (shape !== undefined) await removeShape(tx, scope, shape);
}
