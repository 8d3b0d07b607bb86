import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { eventLog } from './event-log.tables.ts';

interface Asked {
  readonly entity: string;
  readonly id: string;
  readonly events: readonly string[];
}

/** When something was done and by whom: the account, and the employee where it is one. */
export interface Done {
  readonly at: string;
  readonly userId: string | null;
  readonly employeeId: number | null;
}

/** By event, when it was done to a record last and by whom. */
export async function findLastDone(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { entity, id, events }: Asked,
): Promise<ReadonlyMap<string, Done>> {
  const rows = await tx
    .selectDistinctOn([eventLog.name], {
      name: eventLog.name,
      at: eventLog.at,
      userId: eventLog.user_id,
      employeeId: eventLog.employee_id,
    })
    .from(eventLog)
    .where(
      and(
        eq(eventLog.company_id, companyId),
        eq(eventLog.entity, entity),
        eq(eventLog.entity_id, id),
        inArray(eventLog.name, [...events]),
      ),
    )
    .orderBy(eventLog.name, desc(eventLog.sequence));
  return new Map(rows.map(({ name, ...done }) => [name, done]));
}
