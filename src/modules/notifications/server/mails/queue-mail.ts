import { channelErrors } from '#modules/notifications/contract/channels.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { enabledChannels } from '../channels/channels.queries.ts';
import { storeFiles } from '../matching/store-files.ts';
import { storeRecord } from '../matching/store-outbox.ts';
import { notificationDeliveries } from '../records/records.tables.ts';

/** A mail that a module sends to somebody outside, about a record of its own. */
export interface OutsideMail {
  readonly to: string;
  readonly cc?: readonly string[];
  /** Whom answers go to; without it, whom the company's channel says. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** Ids of stored files of the company; the mail keeps their content for itself. */
  readonly files?: readonly string[];
  /** The record; its kind is one of the module's `mailSources`. */
  readonly about: { readonly entity: string; readonly entityId: string };
  /** A notifiable event of the module: anyone who may see its records sees the mail among what was sent. */
  readonly event: string;
}

/**
 * Queues a mail in the caller's transaction; answers its id. Fails with `mail_not_enabled` where the company sends
 * no e-mail. What becomes of it is passed on to the module's `mailSources`.
 */
export async function queueMail(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  { to, cc = [], replyTo = '', files = [], event, ...mail }: OutsideMail,
): Promise<{ readonly id: string }> {
  if (!(await enabledChannels(tx, scope)).has('Email')) throw channelErrors.mail_not_enabled();
  const { subject, text, about } = mail;
  const id = newId();
  const record = await storeRecord(tx, scope, {
    channel: 'Email',
    version: 1,
    cause: `mail ${id}`,
    topics: [event],
    critical: true,
    tone: 'info',
    title: { th: subject, en: subject },
    message: { th: text, en: text },
    entity: about.entity,
    entity_id: about.entityId,
    cc: [...cc],
    reply_to: replyTo,
  });
  if (record === undefined) throw new Error('The mail was not stored');
  await storeFiles(tx, scope, { record, files });
  await tx.insert(notificationDeliveries).values({
    id,
    company_id: scope.companyId,
    record_id: record.id,
    channel: 'Email',
    recipient: `address:${to}`,
    address: to,
    state: 'queued',
  });
  return { id };
}
