import { writeTime } from '#platform/server/texts/write-time.ts';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { errors, type TextParameters } from '#platform/contract/errors.ts';
import { MOST_UNREAD, type InboxItem } from '#platform/contract/inbox.routes.ts';
import type { InboxBox } from '#platform/contract/inbox-boxes.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { filesOf } from '../records/mails.queries.ts';
import {
  notificationDeliveries as deliveries,
  notificationFiles as files,
  notificationRecords as records,
} from '../records/records.tables.ts';
import { cameAt, inboxItems } from './inbox.tables.ts';

export type Reader = Pick<Scope, 'companyId' | 'userId' | 'language'>;

interface Window {
  readonly box: InboxBox;
  readonly topic?: string;
  readonly before?: string;
  readonly limit: number;
  readonly translator: Translator;
}

/** A page of one of a person's boxes, and where the next one begins. */
export async function listInbox(
  tx: Transaction,
  reader: Reader,
  { before, limit, translator, box, topic }: Window,
): Promise<{ data: InboxItem[]; next: string | null }> {
  const rows = await selectItems(tx)
    .where(
      and(
        ownedBy(reader),
        isIn(box),
        isAbout(topic),
        before === undefined
          ? undefined
          : sql`(${cameAt(inboxItems)}, ${inboxItems.id}) < ${placeOf(tx, reader, before)}`,
      ),
    )
    .orderBy(desc(cameAt(inboxItems)), desc(inboxItems.id))
    // One more than requested shows whether there are more.
    .limit(limit + 1);
  const data = rows.slice(0, limit).map((row) => describeItem(row, reader, translator));
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
}

/** How many notices are unread, up to the maximum that is shown. */
export async function countUnread(tx: Transaction, reader: Reader): Promise<{ unread: number }> {
  const some = tx
    .select({ one: sql<number>`1`.as('one') })
    .from(inboxItems)
    .where(and(ownedBy(reader), isIn('unread')))
    .limit(MOST_UNREAD)
    .as('some');
  const [row] = await tx.select({ unread: count() }).from(some);
  return { unread: row?.unread ?? 0 };
}

/** Notices, each with the file that came with it. */
export const selectItems = (tx: Transaction) =>
  tx
    .select({
      ...getTableColumns(inboxItems),
      file: sql<InboxItem['file']>`${sql`(
        select json_build_object('name', ${storedFiles.filename}, 'size', ${storedFiles.size_bytes})
        from ${deliveries}
        join ${files} on ${files.company_id} = ${deliveries.company_id}
          and ${files.record_id} = ${deliveries.record_id}
        join ${storedFiles} on ${storedFiles.company_id} = ${files.company_id}
          and ${storedFiles.id} = ${files.stored_file_id}
        where ${deliveries.company_id} = ${inboxItems.company_id}
          and ${deliveries.id} = ${inboxItems.delivery_id}
        limit 1
      )`}`,
    })
    .from(inboxItems);

/** The file that came with one of the person's notices. */
export async function findInboxFile(
  tx: Transaction,
  reader: Pick<Reader, 'companyId' | 'userId'>,
  id: string,
) {
  const [item] = await tx
    .select({ record_id: deliveries.record_id })
    .from(inboxItems)
    .innerJoin(
      deliveries,
      hasValues(deliveries, {
        company_id: inboxItems.company_id,
        id: sql`${inboxItems.delivery_id}`,
      }),
    )
    .where(and(ownedBy(reader), eq(inboxItems.id, id)));
  const [file] = item === undefined ? [] : await filesOf(tx, reader, [item.record_id]);
  if (file === undefined) throw errors.not_found();
  return file;
}

/** The person's own rows. */
export function ownedBy({ companyId, userId }: Pick<Reader, 'companyId' | 'userId'>) {
  return and(eq(inboxItems.company_id, companyId), eq(inboxItems.user_id, userId));
}

/** The rows of a box. */
export function isIn(box: InboxBox): SQL | undefined {
  const { archived_at, read_at, snoozed_until } = inboxItems;
  if (box === 'archived') return isNotNull(archived_at);
  if (box === 'snoozed') return and(isNull(archived_at), gt(snoozed_until, sql`now()`));
  const waits = and(isNull(archived_at), or(isNull(snoozed_until), lte(snoozed_until, sql`now()`)));
  return box === 'unread' ? and(waits, isNull(read_at)) : waits;
}

/** The rows of a module, a feature or an event; of all where none is given. */
export function isAbout(topic: string | undefined): SQL | undefined {
  if (topic === undefined) return undefined;
  return sql`exists (
    select from ${deliveries} join ${records}
      on ${records.company_id} = ${deliveries.company_id} and ${records.id} = ${deliveries.record_id}
    where ${deliveries.company_id} = ${inboxItems.company_id}
      and ${deliveries.id} = ${inboxItems.delivery_id}
      and ${records.topics} @> to_jsonb(${topic}::text))`;
}

const seen = alias(inboxItems, 'seen');

/** Where one of the person's own notices is in the order. */
export function placeOf(tx: Transaction, { companyId, userId }: Reader, id: string) {
  return tx
    .select({ at: cameAt(seen), id: seen.id })
    .from(seen)
    .where(and(eq(seen.company_id, companyId), eq(seen.user_id, userId), eq(seen.id, id)));
}

/** A row as the wire carries it, with its text. */
export function describeItem(
  row: Awaited<ReturnType<typeof selectItems>>[number],
  { language }: Reader,
  translator: Translator,
): InboxItem {
  return {
    id: row.id,
    at: row.at,
    tone: row.tone,
    title:
      row.title?.[language] ??
      translator.translate(language, row.text, withDate(row.parameters, language)),
    message:
      row.message?.[language] === row.title?.[language] ? '' : (row.message?.[language] ?? ''),
    read: row.read_at !== null,
    archived: row.archived_at !== null,
    snoozed_until: row.snoozed_until,
    entity: row.entity,
    record_id: row.entity_id,
    within: row.within,
    file: row.file,
  };
}

/** A day such as `2026-11-25`, written as its reader writes days. */
function withDate(parameters: TextParameters, language: Language): TextParameters {
  const { date } = parameters;
  return date === undefined
    ? parameters
    : { ...parameters, date: writeTime(String(date), language) ?? date };
}
