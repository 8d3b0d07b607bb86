import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { fileImportEvents } from '#platform/contract/file-imports.ts';
import type { Scope } from '../access/scope.ts';
import { isOneOf } from '../database/many-ids.ts';
import type { Transaction } from '../database/transactions.ts';
import { eventLog } from './event-log.tables.ts';
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
    ${snapshot} ->> 'filename', ${snapshot} ->> 'username', ${snapshot} ->> 'first_name_th', ${snapshot} ->> 'first_name')`;
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
        // Names the file, not the record.
        ne(eventLog.name, fileImportEvents.import_of_record_undone),
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
