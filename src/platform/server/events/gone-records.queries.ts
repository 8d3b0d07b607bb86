import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';
import { nameOf } from './name-of.ts';

interface Mentioned {
  readonly entity: string;
  readonly entity_id: string;
}

/** What records were called in the latest of their events that has a name: their rows may be gone. */
export async function nameGone(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  mentioned: readonly Mentioned[],
): Promise<Map<string, string>> {
  if (mentioned.length === 0) return new Map();
  const snapshot = sql<unknown>`coalesce(${eventLog.after}, ${eventLog.before})`;
  const name = sql`coalesce(${snapshot} ->> 'name', ${snapshot} ->> 'name_th',
    ${snapshot} ->> 'filename', ${snapshot} ->> 'username')`;
  const rows = await tx
    .selectDistinctOn([eventLog.entity, eventLog.entity_id], {
      entity_id: eventLog.entity_id,
      snapshot,
    })
    .from(eventLog)
    .where(
      and(
        eq(eventLog.company_id, companyId),
        inArray(eventLog.entity, [...new Set(mentioned.map(({ entity }) => entity))]),
        isOneOf(eventLog.entity_id, [...new Set(mentioned.map(({ entity_id }) => entity_id))]),
        isNotNull(name),
      ),
    )
    .orderBy(eventLog.entity, eventLog.entity_id, desc(eventLog.sequence));
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const called = nameOf(row.snapshot, language);
      return called === undefined ? [] : [[row.entity_id, called]];
    }),
  );
}
