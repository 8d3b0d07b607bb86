import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { eventLog } from '../events/event-log.tables.ts';
import { maySpell, mentions } from './mentions.ts';

interface Events {
  readonly entity: string;
  readonly ids: readonly string[];
  /** Their names; all events of the records without them. */
  readonly events?: readonly string[];
}

/** Erases the texts of events; that they happened stays. */
export async function forgetEvents(
  tx: Transaction,
  { entity, ids, events }: Events,
): Promise<void> {
  const names = events === undefined ? null : [...events];
  await tx.execute(
    sql`select forget_event_texts(${entity}, ${sql.param([...ids])}::text[], ${sql.param(names)}::text[])`,
  );
}

interface Searches {
  /** What was exported, as events name it. */
  readonly list: string;
  readonly values: readonly string[];
}

/** Erases with what an export was filtered, where somebody was searched for by one of these values. */
export async function forgetExports(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { list, values }: Searches,
): Promise<void> {
  const exported = await tx
    .select({ sequence: eventLog.sequence, search: sql<string>`${eventLog.after} ->> 'search'` })
    .from(eventLog)
    .where(
      and(
        eq(eventLog.company_id, companyId),
        eq(eventLog.entity, 'export'),
        eq(eventLog.entity_id, list),
        sql`${eventLog.after} ->> 'search' <> ''`,
      ),
    );
  // Long numbers are stored with asterisks.
  const found = exported.filter(
    ({ search }) => mentions(search, values) || maySpell(search, values),
  );
  const sequences = found.map(({ sequence }) => sequence);
  await tx.execute(sql`select forget_texts_at(${sql.param(sequences)}::bigint[])`);
}
