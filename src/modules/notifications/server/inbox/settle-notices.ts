import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { selectCauses } from './causes.queries.ts';
import { inboxItems } from './inbox.tables.ts';

interface Matter {
  readonly entity: string;
  readonly id: string;
  /** The events whose notices asked for what is done now. */
  readonly events: readonly string[];
}

/** Archives, as read, the notices of everybody that ask for what somebody has done. */
export async function settleNotices(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { entity, id, events }: Matter,
): Promise<void> {
  const causes = selectCauses(tx, { companyId });
  const asking = tx
    .select({ id: causes.delivery_id })
    .from(causes)
    .where(inArray(causes.name, [...events]));
  const settled = await tx
    .update(inboxItems)
    .set({ read_at: sql`coalesce(${inboxItems.read_at}, now())`, archived_at: sql`now()` })
    .where(
      and(
        hasValues(inboxItems, { company_id: companyId, entity, entity_id: id }),
        isNull(inboxItems.archived_at),
        inArray(inboxItems.delivery_id, asking),
      ),
    )
    .returning({ user_id: inboxItems.user_id });
  if (settled.length === 0) return;
  tx.announce({ type: 'inbox', user_ids: [...new Set(settled.map(({ user_id }) => user_id))] });
}
