import { and, eq, getTableColumns } from 'drizzle-orm';
import { PLOT_SHAPE, shapeEvents, type PlotShape } from '#modules/land-plots/contract/shapes.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
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
  const rows = prepared.map(({ row }) => ({ company_id, id: newId(), ...row }));
  const cells = prepared.flatMap((each, place) =>
    each.cells.map((cell) => ({ company_id, cell, shape_id: rows[place]?.id })),
  );
  await insertRows(tx, plotShapes, { rows });
  await insertRows(tx, plotShapeCells, { rows: cells });
  const stored = await tx
    .select(getTableColumns(plotShapes))
    .from(plotShapes)
    .where(
      and(
        eq(plotShapes.company_id, company_id),
        isOneOf(
          plotShapes.id,
          rows.map(({ id }) => id),
        ),
      ),
    )
    // Ids that are made later are larger: the order of the file.
    .orderBy(plotShapes.id);
  await recordQuietly(
    tx,
    scope,
    // Without its name: in files of surveyors that is often the grower's, and history cannot be corrected.
    stored.map(({ id, source, square_metres }) => ({
      name: shapeEvents.shape_stored,
      entity: PLOT_SHAPE,
      entityId: id,
      after: { source, measured_square_metres: square_metres },
    })),
  );
  return stored;
}

interface Cells {
  readonly companyId: number;
  readonly cells: readonly number[];
}

/** The ids of shapes that touch cells of the grid, for `inArray` in another statement. */
export function shapesInCells(tx: Transaction, { companyId, cells }: Cells) {
  return tx
    .select({ id: plotShapeCells.shape_id })
    .from(plotShapeCells)
    .where(and(eq(plotShapeCells.company_id, companyId), isOneOf(plotShapeCells.cell, cells)));
}

/** Removes a shape that no plot has any more. */
export async function removeShape(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
): Promise<void> {
  await tx.delete(plotShapes).where(hasValues(plotShapes, { company_id: companyId, id }));
}
