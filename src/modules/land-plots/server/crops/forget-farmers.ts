import { and, eq, sql } from 'drizzle-orm';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { LAND_PLOT } from '#modules/land-plots/contract/plots.ts';
import { PLOT_SHAPE } from '#modules/land-plots/contract/shapes.ts';
import { forgetAttachments } from '#platform/server/attachments/attachments.queries.ts';
import type { Context } from '#platform/server/context.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Forget } from '#platform/server/personal-data/forget-records.ts';
import { findEverPointing } from '#platform/server/personal-data/records-in-history.queries.ts';
import { landPlots } from '../plots/plots.tables.ts';
import { plotShapes } from '../shapes/shapes.tables.ts';
import { plotCrops } from './crops.tables.ts';
import { shapesEverOf } from './shapes-in-history.queries.ts';

/**
 * Erases whose land a plot is when the personal data of the farmer of its quota are erased: the holder of the
 * deed, the address, notes, files and the history. The land itself and what grew on it stay. Of plots that are
 * deleted, or registered for another farmer since, the history and the names of shapes are erased.
 */
export function forgetFarmers({
  translator,
  forget,
}: Pick<Context, 'translator' | 'forget'>): Forget {
  const erased = translator.translate('th', 'platform:erased');
  return async (tx, scope, { entity, ids: quotaIds, values = [] }) => {
    if (entity !== FARMER_QUOTA) return;
    const { companyId } = scope;
    const plots = await tx
      .update(landPlots)
      .set({
        deed_owner_name: erased,
        address_line: erased,
        ownership_document_id: null,
        search_text: sql`lower(${landPlots.deed_number})`,
      })
      .where(and(eq(landPlots.company_id, companyId), isOneOf(landPlots.quota_id, quotaIds)))
      .returning({ id: landPlots.id, shape: landPlots.shapefile_id });
    const present = plots.map(({ id }) => id);
    const pointing = { entity: LAND_PLOT, field: 'quota_id', values: quotaIds };
    const ids = [...new Set([...present, ...(await findEverPointing(tx, scope, pointing))])];
    if (ids.length === 0) return;
    const had = await shapesEverOf(tx, scope, ids);
    const shapes = [...new Set([...plots.map(({ shape }) => shape), ...had])];
    await tx
      .update(plotShapes)
      .set({ name: '' })
      .where(and(eq(plotShapes.company_id, companyId), isOneOf(plotShapes.id, shapes)));
    await tx
      .update(plotCrops)
      .set({ note: '' })
      .where(and(eq(plotCrops.company_id, companyId), isOneOf(plotCrops.plot_id, present)));
    await forgetAttachments(tx, scope, { entity: LAND_PLOT, ids: present });
    const others = { ids: [], events: [] };
    await forget(tx, scope, { entity: LAND_PLOT, ids, others, values });
    await forget(tx, scope, { entity: PLOT_SHAPE, ids: shapes, others });
  };
}
