import { and, eq, or, sql } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { eventLog } from '../events/event-log.tables.ts';

const { before, after } = eventLog;

interface Wanted {
  /** The kind of record. */
  readonly entity: string;
  /** The field of its events that points to other records. */
  readonly field: string;
  /** The ids of these. */
  readonly values: readonly string[];
}

/** The records that ever pointed to others: those too that are deleted or point elsewhere since. */
export async function findEverPointing(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { entity, field, values }: Wanted,
): Promise<string[]> {
  const given = sql`any(${sql.param([...values])}::text[])`;
  const rows = await tx
    .selectDistinct({ id: eventLog.entity_id })
    .from(eventLog)
    .where(
      and(
        eq(eventLog.company_id, companyId),
        eq(eventLog.entity, entity),
        or(sql`${before} ->> ${field} = ${given}`, sql`${after} ->> ${field} = ${given}`),
      ),
    );
  return rows.map(({ id }) => id);
}
