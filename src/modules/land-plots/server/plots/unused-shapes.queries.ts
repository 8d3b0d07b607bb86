import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { plotShapes } from '../shapes/shapes.tables.ts';
import { landPlots } from './plots.tables.ts';

/** Removes shapes older than a moment that no plot has, in a transaction of the system. */
export async function removeUnusedShapes(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(plotShapes).where(
    and(
      lt(plotShapes.created_at, before.toISOString()),
      sql`not exists (
        select from ${landPlots} where ${eq(landPlots.company_id, plotShapes.company_id)}
          and ${eq(landPlots.shapefile_id, plotShapes.id)})`,
    ),
  );
}
