import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { eventLog } from './event-log.tables.ts';

interface Done {
  readonly entity: string;
  readonly id: string;
  readonly events: readonly string[];
}

/** By event, the employee who did it to a record last; null where it was somebody who is none. */
export async function findLastEmployees(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { entity, id, events }: Done,
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await tx
    .selectDistinctOn([eventLog.name], { name: eventLog.name, employeeId: eventLog.employee_id })
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
  return new Map(rows.map(({ name, employeeId }) => [name, employeeId]));
}
