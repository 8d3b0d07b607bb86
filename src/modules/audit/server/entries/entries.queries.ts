import { and, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import {
  type exportAuditRoute,
  type listAuditRoute,
  auditErrors,
} from '#modules/audit/contract/entries.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { idsInOrder, isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;
type ListQuery = Query<typeof listAuditRoute>;
type Filters = Pick<
  Query<typeof exportAuditRoute>,
  'event' | 'person' | 'entity' | 'record' | 'from' | 'to'
>;

/** Records of one kind. */
export interface Others {
  readonly entity: string;
  readonly ids: readonly string[];
}

interface Alongside {
  /** Other records, whose entries are shown among those of the one that is asked for. */
  readonly alongside?: readonly Others[];
}

/** An entry as it is stored, with the name of the employee who did it. */
export type StoredEntry = Awaited<ReturnType<typeof selectEntries>>[number];

/** A page of the history, found by where the previous page ended. */
export async function listEntries(
  tx: Transaction,
  reader: Reader,
  { before, limit, alongside = [], ...filters }: ListQuery & Alongside,
): Promise<{ rows: StoredEntry[]; next: number | null }> {
  const rows = await selectEntries(tx, reader)
    .where(
      and(
        or(
          entriesThat(reader, filters),
          ...alongside.map(({ entity, ids }) =>
            and(
              entriesThat(reader, { ...filters, entity, record: undefined }),
              isOneOf(eventLog.entity_id, ids),
            ),
          ),
        ),
        before === undefined ? undefined : lt(eventLog.sequence, before),
      ),
    )
    .orderBy(desc(eventLog.sequence))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? (shown.at(-1)?.sequence ?? null) : null };
}

export function findEntries(
  tx: Transaction,
  reader: Reader,
  sequences: readonly number[],
): Promise<StoredEntry[]> {
  return selectEntries(tx, reader).where(
    and(eq(eventLog.company_id, reader.companyId), isOneOf(eventLog.sequence, sequences)),
  );
}

export function findSequences(
  tx: Transaction,
  reader: Reader,
  filters: Filters,
): Promise<string[]> {
  const entries = tx
    .select({ sequence: eventLog.sequence })
    .from(eventLog)
    .where(entriesThat(reader, filters))
    .orderBy(desc(eventLog.sequence));
  return idsInOrder(tx, entries);
}

/** A sheet has at most a million rows: longer exports are refused, so that nobody gets an incomplete file. */
export async function refuseTooMany(
  tx: Transaction,
  reader: Reader,
  { most = 1_000_000, ...filters }: Filters & { readonly most?: number },
): Promise<void> {
  const [beyond] = await tx
    .select({ sequence: eventLog.sequence })
    .from(eventLog)
    .where(entriesThat(reader, filters))
    .orderBy(desc(eventLog.sequence))
    .offset(most)
    .limit(1);
  if (beyond !== undefined)
    throw auditErrors.too_many_entries({ parameters: { most: most.toLocaleString('en') } });
}

function entriesThat({ companyId }: Reader, filters: Filters): SQL | undefined {
  const { event, person, entity, record, from, to } = filters;
  return and(
    eq(eventLog.company_id, companyId),
    event === undefined ? undefined : eq(eventLog.name, event),
    person === undefined ? undefined : eq(eventLog.user_id, person),
    entity === undefined ? undefined : eq(eventLog.entity, entity),
    record === undefined ? undefined : eq(eventLog.entity_id, record),
    from === undefined ? undefined : gte(eventLog.at, startOfDay(from)),
    to === undefined ? undefined : lt(eventLog.at, dayAfter(to)),
  );
}

function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00+07:00`).toISOString();
}

function dayAfter(day: string): string {
  return new Date(Date.parse(startOfDay(day)) + 24 * 3600 * 1000).toISOString();
}

function selectEntries(tx: Transaction, { language }: Reader) {
  return tx
    .select({
      sequence: eventLog.sequence,
      at: eventLog.at,
      name: eventLog.name,
      entity: eventLog.entity,
      entity_id: eventLog.entity_id,
      user_id: eventLog.user_id,
      employee: employeeName({
        companyId: eventLog.company_id,
        id: eventLog.employee_id,
        language,
      }),
      before: eventLog.before,
      after: eventLog.after,
    })
    .from(eventLog)
    .$dynamic();
}

const values = z.array(z.object({ value: z.string().nullable() }));

/**
 * The distinct values of a column: from one to the next, each found by the index, however many entries
 * have it.
 */
export async function distinctValues(
  tx: Transaction,
  { companyId }: Pick<Reader, 'companyId'>,
  column: 'name' | 'entity' | 'user_id',
): Promise<string[]> {
  const name = sql.identifier(column);
  const { rows } = await tx.execute(sql`
    with recursive different (value) as (
      (select ${name} from event_log
        where company_id = ${companyId} and ${name} is not null order by ${name} limit 1)
      union all
      select (select ${name} from event_log
        where company_id = ${companyId} and ${name} > value order by ${name} limit 1)
      from different where value is not null
    )
    select value::text from different where value is not null`);
  return values.parse(rows).flatMap(({ value }) => value ?? []);
}
