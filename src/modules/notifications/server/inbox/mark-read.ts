import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { errors } from '#platform/contract/errors.ts';
import { MOST_SNOOZE_DAYS } from '#platform/contract/inbox-boxes.ts';
import type { InboxItem } from '#platform/contract/inbox.routes.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  describeItem,
  isAbout,
  isIn,
  ownedBy,
  placeOf,
  selectItems,
  type Reader,
} from './inbox.queries.ts';
import { notificationDeliveries } from '../records/records.tables.ts';
import { cameAt, inboxItems } from './inbox.tables.ts';

const DAY_MS = 24 * 3_600_000;

interface Marks {
  readonly read?: boolean | undefined;
  readonly archived?: boolean | undefined;
  readonly snoozed_until?: string | null | undefined;
}

interface Marked extends Pick<Context, 'clock' | 'translator'> {
  readonly id: string;
  readonly marks: Marks;
}

/** Marks one notice as read, archives it or hides it until later, here and on the person's other screens. */
export async function markItem(
  tx: Transaction,
  reader: Reader,
  { id, marks, clock, translator }: Marked,
): Promise<InboxItem> {
  const { read, archived, snoozed_until } = marks;
  if (snoozed_until) checkMoment(snoozed_until, clock.now());
  const [row] = await tx
    .update(inboxItems)
    .set({
      read_at: read === undefined ? sql`${inboxItems.read_at}` : since(inboxItems.read_at, read),
      ...(archived !== undefined && { archived_at: since(inboxItems.archived_at, archived) }),
      ...(snoozed_until !== undefined && { snoozed_until }),
    })
    .where(and(ownedBy(reader), eq(inboxItems.id, id)))
    .returning();
  if (row === undefined) throw errors.not_found();
  if (read === true) await deliveriesAreRead(tx, reader, [row]);
  tx.announce({ type: 'inbox', user_ids: [reader.userId] });
  const [item] = await selectItems(tx).where(and(ownedBy(reader), eq(inboxItems.id, id)));
  if (item === undefined) throw errors.not_found();
  return describeItem(item, reader, translator);
}

/** What was so before stays so since then. */
const since = (column: AnyPgColumn, on: boolean) => (on ? sql`coalesce(${column}, now())` : null);

function checkMoment(moment: string, now: Date): void {
  const ahead = new Date(moment).getTime() - now.getTime();
  const code = ahead <= 0 ? 'snooze_past' : ahead > MOST_SNOOZE_DAYS * DAY_MS && 'snooze_too_long';
  if (code === false) return;
  throw errors.validation_failed({
    fields: [
      {
        path: 'snoozed_until',
        code: `notifications:errors.${code}`,
        parameters: { days: MOST_SNOOZE_DAYS },
      },
    ],
  });
}

interface Seen {
  readonly upTo: string;
  readonly topic?: string | undefined;
}

/** Marks all notices as read that wait for the person and are not newer than the newest they have seen. */
export async function markRead(
  tx: Transaction,
  reader: Reader,
  { upTo, topic }: Seen,
): Promise<void> {
  const rows = await tx
    .update(inboxItems)
    .set({ read_at: sql`now()` })
    .where(
      and(
        ownedBy(reader),
        isIn('unread'),
        isAbout(topic),
        sql`(${cameAt(inboxItems)}, ${inboxItems.id}) <= ${placeOf(tx, reader, upTo)}`,
      ),
    )
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
