import { and, desc, eq, sql } from 'drizzle-orm';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { verificationEvents } from '#modules/farmer-quotas/contract/verification.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';

/** When a quota was sent back last, and why; the quota itself forgets the reason when it is handed in again. */
export async function findSentBack(tx: Transaction, { companyId }: Scope, id: string) {
  const [last] = await tx
    .select({
      at: eventLog.at,
      reason: sql<string>`coalesce(${eventLog.after}->>'reject_reason', '')`,
    })
    .from(eventLog)
    .where(
      and(
        eq(eventLog.company_id, companyId),
        eq(eventLog.entity, FARMER_QUOTA),
        eq(eventLog.entity_id, id),
        eq(eventLog.name, verificationEvents.sent_back),
      ),
    )
    .orderBy(desc(eventLog.sequence))
    .limit(1);
  return last ?? null;
}
