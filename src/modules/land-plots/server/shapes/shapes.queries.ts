import { getTableColumns } from 'drizzle-orm';
import { PLOT_SHAPE, shapeEvents, type PlotShape } from '#modules/land-plots/contract/shapes.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';

import type { PreparedShape } from './prepare-shape.ts';
import { plotShapeCells, plotShapes } from './shapes.tables.ts';

/** A shape of the company; fails where it has none of the id. */
export async function findShape(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
) {
  const [found] = await tx
    .select(getTableColumns(plotShapes))
    .from(plotShapes)
    .where(hasValues(plotShapes, { company_id: companyId, id }));
  if (found === undefined) throw errors.not_found();
  return found;
}

/** Stores shapes with their cells. */
export async function storeShapes(
  tx: Transaction,
  scope: Scope,
  prepared: readonly PreparedShape[],
): Promise<PlotShape[]> {
  const { companyId: company_id } = scope;
  const stored: PlotShape[] = [];
  for (const { row, cells } of prepared) {
    const id = newId();
    const [shape] = await tx
      .insert(plotShapes)
      .values({ company_id, id, ...row })
      .returning();
    if (shape === undefined) throw new Error('The shape was not returned');
    await tx
      .insert(plotShapeCells)
      .values(cells.map((cell) => ({ company_id, cell, shape_id: id })));
    stored.push(shape);
  }
  await recordQuietly(
    tx,
    scope,
    stored.map(({ id, name, source, square_metres }) => ({
      name: shapeEvents.shape_stored,
      entity: PLOT_SHAPE,
      entityId: id,
      after: { name, source, measured_square_metres: square_metres },
    })),
  );
  return stored;
}

/** Removes a shape that no plot has any more. */
export async function removeShape(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
): Promise<void> {
  await tx.delete(plotShapes).where(hasValues(plotShapes, { company_id: companyId, id }));
}
