import { requirePlaces } from '#modules/geography/server/public.ts';
import { plotEvents, type Plot, type PlotInput } from '#modules/land-plots/contract/plots.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { plainValues, requireDocument, requireQuota, shapeValues } from './plot-values.ts';
import { plotKeeper } from './plots.queries.ts';

/** Registers a plot under a quota. */
export async function createPlot(tx: Transaction, scope: Scope, fields: PlotInput): Promise<Plot> {
  await requireQuota(tx, scope, fields);
  await requirePlaces(fields);
  await requireDocument(tx, scope, fields);
  const values = { ...plainValues(fields), ...(await shapeValues(tx, scope, fields)) };
  return plotKeeper.create(tx, scope, { event: plotEvents.created, values });
}
