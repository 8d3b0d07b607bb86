import { writeTime } from '#platform/server/texts/write-time.ts';
import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { TextParameters } from '#platform/contract/errors.ts';
import { MOST_UNREAD, type InboxItem } from '#platform/contract/inbox.routes.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { inboxItems } from './inbox.tables.ts';

export type Reader = Pick<Scope, 'companyId' | 'userId' | 'language'>;

interface Window {
  readonly before?: string;
  readonly limit: number;
  readonly translator: Translator;
}

/** A page of a person's notices, and where the next one begins. */
export async function listInbox(
  tx: Transaction,
  reader: Reader,
  { before, limit, translator }: Window,
): Promise<{ data: InboxItem[]; next: string | null }> {
  const rows = await tx
    .select()
    .from(inboxItems)
    .where(and(ownedBy(reader), before === undefined ? undefined : lt(inboxItems.id, before)))
    .orderBy(desc(inboxItems.id))
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
    .where(and(ownedBy(reader), isNull(inboxItems.read_at)))
    .limit(MOST_UNREAD)
    .as('some');
  const [row] = await tx.select({ unread: count() }).from(some);
  return { unread: row?.unread ?? 0 };
}

/** The person's own rows. */
export function ownedBy({ companyId, userId }: Reader) {
  return and(eq(inboxItems.company_id, companyId), eq(inboxItems.user_id, userId));
}

/** A row as the wire carries it, with its text. */
export function describeItem(
  row: typeof inboxItems.$inferSelect,
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
    entity: row.entity,
    record_id: row.entity_id,
    within: row.within,
  };
}

/** A day such as `2026-11-25`, written as its reader writes days. */
function withDate(parameters: TextParameters, language: Language): TextParameters {
  const { date } = parameters;
  return date === undefined
    ? parameters
    : { ...parameters, date: writeTime(String(date), language) ?? date };
}
