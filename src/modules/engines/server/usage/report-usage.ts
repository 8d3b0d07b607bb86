import {
  ENGINE_USAGE,
  usageEvents,
  usageLog,
  type reportUsageRoute,
  type UsageLog,
} from '#modules/engines/contract/usage.ts';
import type { Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { engineKeeper } from '../engines/engines.queries.ts';
import { engineUsageLogs } from '../engines/engines.tables.ts';

interface Report {
  readonly engineId: string;
  readonly usage: Body<typeof reportUsageRoute>;
  readonly now: Date;
}

/** Stores that an engine was used, with the version that was in force. */
export async function reportUsage(
  tx: Transaction,
  scope: Scope,
  { engineId, usage, now }: Report,
): Promise<UsageLog> {
  const { version, name } = await engineKeeper.find(tx, scope, engineId);
  const [row] = await tx
    .insert(engineUsageLogs)
    .values({
      ...usage,
      company_id: scope.companyId,
      engine_id: engineId,
      used_at: now.toISOString(),
      version,
      reported_by: scope.userId,
    })
    .returning();
  if (row === undefined) throw new Error('The use was not returned');
  await recordEvent(tx, scope, {
    name: usageEvents.usage_reported,
    entity: ENGINE_USAGE,
    entityId: row.id,
    after: { ...usageLog.parse(row), name },
  });
  return row;
}
