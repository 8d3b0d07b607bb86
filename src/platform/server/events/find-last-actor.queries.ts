import { and, desc, eq } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { eventLog } from './event-log.tables.ts';

interface Done {
  readonly entity: string;
  readonly id: string;
  readonly event: string;
}

/** The account that did something to a record last; none where nobody did, or somebody without an account. */
export async function findLastActor(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { entity, id, event }: Done,
): Promise<string[]> {
  const rows = await tx
    .select({ userId: eventLog.user_id })
    .from(eventLog)
    .where(
      and(
        eq(eventLog.company_id, companyId),
        eq(eventLog.entity, entity),
        eq(eventLog.entity_id, id),
        eq(eventLog.name, event),
      ),
    )
    .orderBy(desc(eventLog.sequence))
    .limit(1);
  return rows.flatMap(({ userId }) => userId ?? []);
}
