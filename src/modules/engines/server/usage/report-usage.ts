import type { Body } from '#platform/contract/route.ts';
import type { reportUsageRoute, UsageLog } from '#modules/engines/contract/sub-functions.ts';
import { engineEntities, engineEvents } from '#modules/engines/contract/engines.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findEngine } from '../engines/engines.queries.ts';
import { engineUsageLogs } from '../engines/engines.tables.ts';
import { describeUsage } from './usage.queries.ts';

interface Report {
  readonly engineId: string;
  readonly usage: Body<typeof reportUsageRoute>;
  readonly now: Date;
}

/** Keeps that an engine was used, with the version that was in force. */
export async function reportUsage(
  tx: Transaction,
  scope: Scope,
  { engineId, usage, now }: Report,
): Promise<UsageLog> {
  const { version, name } = await findEngine(tx, scope, engineId);
  const [row] = await tx
    .insert(engineUsageLogs)
    .values({
      company_id: scope.companyId,
      engine_id: engineId,
      used_at: now,
      feature: usage.feature,
      outcome: usage.outcome,
      duration_ms: usage.duration_ms,
      note: usage.note,
      version,
      reported_by: scope.userId,
    })
    .returning();
  if (row === undefined) throw new Error('The use was not returned');
  const after = describeUsage(row);
  await recordEvent(tx, scope, {
    name: engineEvents.usage_reported,
    entity: engineEntities.usage,
    entityId: row.id,
    after: { ...after, name },
  });
  return after;
}
