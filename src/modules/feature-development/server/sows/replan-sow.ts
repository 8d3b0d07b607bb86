import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  SOW,
  sowEvents,
  type Sow,
  type sowPlan,
} from '#modules/feature-development/contract/sows.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { isSow, lockSow } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { findSow } from '../stages/find-sow.queries.ts';

interface Replanning {
  readonly id: string;
  readonly plan: z.output<typeof sowPlan>;
}

/** Changes from when until when a SOW is planned, and nothing else of it. */
export async function replanSow(
  tx: Transaction,
  scope: Scope,
  { id, plan: { version, ...dates } }: Replanning,
): Promise<Sow> {
  const stored = await lockSow(tx, scope, id);
  const before = await findSow(tx, scope, id);
  if (stored.version !== version) throw errors.conflict({ current: before });
  await tx
    .update(sows)
    .set({
      ...dates,
      version: version + 1,
      updated_by: scope.userId,
      updated_by_employee: scope.employeeId,
      updated_at: sql`now()`,
    })
    .where(isSow(scope.companyId, id));
  const after = await findSow(tx, scope, id);
  await recordEvent(tx, scope, {
    name: sowEvents.sow_updated,
    entity: SOW,
    entityId: id,
    before,
    after,
  });
  return after;
}
