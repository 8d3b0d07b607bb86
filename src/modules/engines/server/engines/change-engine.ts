import { and, eq, sql } from 'drizzle-orm';
import { type Engine, engineEntities, engineEvents } from '#modules/engines/contract/engines.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findEngine, lockEngine } from './engines.queries.ts';
import { engines } from './engines.tables.ts';

export type EngineRow = typeof engines.$inferSelect;

interface Change {
  readonly id: string;
  /** When the engine was changed that the editor was looking at. */
  readonly updatedAt: string;
  /** What the row becomes; may write besides, as long as the row is held. */
  readonly settle: (stored: EngineRow) => Promise<Partial<typeof engines.$inferInsert>>;
}

/** Changes an engine, unless somebody else did since the editor looked. */
export async function changeEngine(
  tx: Transaction,
  scope: Scope,
  { id, updatedAt, settle }: Change,
): Promise<Engine> {
  const stored = await lockEngine(tx, scope, id);
  const before = await findEngine(tx, scope, id);
  if (stored.updated_at.getTime() !== Date.parse(updatedAt)) {
    throw errors.conflict({ current: before });
  }
  const columns = await settle(stored);
  await tx
    .update(engines)
    .set({
      ...columns,
      updated_by: scope.userId,
      updated_by_employee: scope.employeeId,
      // Later than before even within one millisecond, so that the next editor's copy is told apart.
      updated_at: sql`greatest(now(), ${engines.updated_at} + interval '1 millisecond')`,
    })
    .where(and(eq(engines.company_id, scope.companyId), eq(engines.id, id)));
  const after = await findEngine(tx, scope, id);
  const isDeprecated = after.status === 'deprecated' && before.status !== 'deprecated';
  const keepers = new Set([stored.created_by, stored.updated_by]);
  keepers.delete(scope.userId);
  await recordEvent(tx, scope, {
    name: isDeprecated ? engineEvents.deprecated : engineEvents.updated,
    entity: engineEntities.engine,
    entityId: id,
    before,
    after: isDeprecated ? { ...after, tell: [...keepers] } : after,
  });
  return after;
}
