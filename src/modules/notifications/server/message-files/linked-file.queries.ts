import { and, isNull, sql } from 'drizzle-orm';
import {
  messageFileErrors,
  messageFileLimits,
} from '#modules/notifications/contract/message-files.ts';
import { errors } from '#platform/contract/errors.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { FileTicket } from '../channels/file-link.ts';
import { filesOf } from '../records/mails.queries.ts';
import { notificationDeliveries as deliveries } from '../records/records.tables.ts';

const isValid = and(
  isNull(deliveries.file_taken_at),
  sql`${deliveries.created_at} > now() - ${messageFileLimits.days} * interval '1 day'`,
);

const ofTicket = ({ companyId: company_id, deliveryId: id }: FileTicket) =>
  hasValues(deliveries, { company_id, id });

/** The file of a message, and whether its link still works. */
export async function findLinkedFile(tx: Transaction, ticket: FileTicket) {
  const [delivery] = await tx
    .select({ record_id: deliveries.record_id, may_take: sql<boolean>`${isValid}` })
    .from(deliveries)
    .where(ofTicket(ticket));
  const [file] = delivery === undefined ? [] : await filesOf(tx, ticket, [delivery.record_id]);
  if (delivery === undefined || file === undefined) throw errors.not_found();
  return { ...file, may_take: delivery.may_take };
}

/** Uses the link up. */
export async function takeLinkedFile(tx: Transaction, ticket: FileTicket) {
  const file = await findLinkedFile(tx, ticket);
  const taken = await tx
    .update(deliveries)
    .set({ file_taken_at: sql`now()` })
    .where(and(ofTicket(ticket), isValid))
    .returning({ id: deliveries.id });
  if (taken.length === 0) throw messageFileErrors.file_link_used();
  return file;
}
