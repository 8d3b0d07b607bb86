import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { InboxItem } from '#platform/contract/inbox.routes.ts';
import type { Transaction } from '../database/transactions.ts';
import type { Translator } from '../texts/translator.ts';
import { describeItem, ownedBy, type Reader } from './inbox.queries.ts';
import { inboxItems } from './inbox.tables.ts';

interface Mark {
  readonly id: string;
  readonly read: boolean;
  readonly translator: Translator;
}

/** Marks one notice as read or unread, here and on the person's other screens. */
export async function markItem(
  tx: Transaction,
  reader: Reader,
  { id, read, translator }: Mark,
): Promise<InboxItem> {
  const [row] = await tx
    .update(inboxItems)
    .set({ read_at: read ? sql`coalesce(${inboxItems.read_at}, now())` : null })
    .where(and(ownedBy(reader), eq(inboxItems.id, id)))
    .returning();
  if (row === undefined) throw errors.not_found();
  tx.announce({ type: 'inbox', user_ids: [reader.userId] });
  return describeItem(row, reader, translator);
}

/** Marks all notices as read that are not newer than the newest the person has seen. */
export async function markRead(tx: Transaction, reader: Reader, upTo: string): Promise<void> {
  await tx
    .update(inboxItems)
    .set({ read_at: sql`now()` })
    .where(and(ownedBy(reader), isNull(inboxItems.read_at), lte(inboxItems.id, upTo)));
  tx.announce({ type: 'inbox', user_ids: [reader.userId] });
}
