import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { InboxItem } from '#platform/contract/inbox.routes.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { describeItem, ownedBy, type Reader } from './inbox.queries.ts';
import { notificationDeliveries } from '../records/records.tables.ts';
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
  if (read) await deliveriesAreRead(tx, reader, [row]);
  tx.announce({ type: 'inbox', user_ids: [reader.userId] });
  return describeItem(row, reader, translator);
}

/** Marks all notices as read that are not newer than the newest the person has seen. */
export async function markRead(tx: Transaction, reader: Reader, upTo: string): Promise<void> {
  const rows = await tx
    .update(inboxItems)
    .set({ read_at: sql`now()` })
    .where(and(ownedBy(reader), isNull(inboxItems.read_at), lte(inboxItems.id, upTo)))
    .returning({ delivery_id: inboxItems.delivery_id });
  await deliveriesAreRead(tx, reader, rows);
  tx.announce({ type: 'inbox', user_ids: [reader.userId] });
}

/** What was read once counts as read, even where it is marked as unread again. */
async function deliveriesAreRead(
  tx: Transaction,
  { companyId }: Reader,
  items: readonly { readonly delivery_id: string | null }[],
): Promise<void> {
  const ids = items.flatMap(({ delivery_id }) => delivery_id ?? []);
  if (ids.length === 0) return;
  await tx
    .update(notificationDeliveries)
    .set({ state: 'read', read_at: sql`now()` })
    .where(
      and(
        hasValues(notificationDeliveries, { company_id: companyId, state: 'sent' }),
        isOneOf(notificationDeliveries.id, ids),
      ),
    );
}
