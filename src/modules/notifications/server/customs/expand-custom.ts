import { eq, and, sql } from 'drizzle-orm';
import type { CustomChannel } from '#modules/notifications/contract/custom-content.ts';
import { customEvents, NOTIFICATION_CUSTOM } from '#modules/notifications/contract/customs.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { MESSAGE_TOPICS } from '../events/list-topics.ts';
import { findMembers, type Recipient } from '../matching/find-recipients.ts';
import { planDeliveries } from '../matching/plan-deliveries.ts';
import { storeDeliveries, storeRecord } from '../matching/store-outbox.ts';
import { readReach } from '../matching/read-reach.queries.ts';
import { notificationRecords as records } from '../records/records.tables.ts';
import { storeFiles } from '../matching/store-files.ts';
import { filesOfCustom } from './custom-files.queries.ts';
import { reachOf } from './custom-figures.queries.ts';
import { notificationCustoms as customs } from './customs.tables.ts';
import { outsidersOn, reachedAddresses, reachesOutside, spell } from './outside-deliveries.ts';

/** What a transaction adds to the outbox at most: it ends soon, however large the audience is. */
const BATCH = 500;

export type StoredCustom = typeof customs.$inferSelect;

/** Who is named as having sent it. */
export const senderOf = ({ company_id, id, sent_by, sent_by_employee }: StoredCustom) => ({
  companyId: company_id,
  userId: sent_by,
  employeeId: sent_by_employee,
  requestId: `notifications ${id}`,
});

/** Begins to send a message whose time has come: what it says on each channel is written down for good. */
export async function beginCustom(tx: Transaction, custom: StoredCustom): Promise<void> {
  const company = { companyId: custom.company_id };
  const attached = await filesOfCustom(tx, company, custom.id);
  const fileOf = ({ file }: CustomChannel) => attached.filter(({ id }) => id === file);
  const isWhole = custom.channels.every(
    (content) => content.file === null || fileOf(content).length > 0,
  );
  if (!isWhole) {
    await takeBack(tx, custom);
    return;
  }
  for (const content of custom.channels) {
    const record = await storeRecord(tx, company, {
      channel: content.channel,
      custom_id: custom.id,
      version: 1,
      cause: 'message',
      topics: [...MESSAGE_TOPICS],
      critical: custom.critical,
      tone: 'info',
      ...writeContent(content),
      // It leads nowhere: its screen is for those who send.
      entity: '',
      entity_id: '',
    });
    const files = fileOf(content).map(({ stored_file_id }) => stored_file_id);
    if (record !== undefined) await storeFiles(tx, company, { record, files });
  }
  const { people } = await reachOf(tx, company, custom);
  await tx
    .update(customs)
    .set({ stage: 'sending', started_at: sql`now()`, people })
    .where(hasValues(customs, { company_id: custom.company_id, id: custom.id }));
  await recordEvent(tx, senderOf(custom), {
    name: customEvents.custom_started,
    entity: NOTIFICATION_CUSTOM,
    entityId: custom.id,
    after: { code: custom.code, name: custom.name, people },
  });
}

/** Somebody removed a file meanwhile: it is a draft again, which says what it lacks. */
async function takeBack(tx: Transaction, custom: StoredCustom): Promise<void> {
  await tx
    .update(customs)
    .set({ stage: 'draft', send_at: null, sent_by: null, sent_by_employee: null })
    .where(hasValues(customs, { company_id: custom.company_id, id: custom.id }));
  await recordEvent(tx, senderOf(custom), {
    name: customEvents.custom_unscheduled,
    entity: NOTIFICATION_CUSTOM,
    entityId: custom.id,
  });
}

/** Title and message in both languages; the link is the last line. */
export function writeContent({ title, message, translations: { en }, link }: CustomChannel) {
  const whole = (text: string) => (link === '' ? text : `${text}\n${link}`);
  return {
    title: { th: title, en: en?.title || title },
    message: { th: whole(message), en: whole(en?.message || message) },
  };
}

/** Adds the next people of a message to the outbox, and notes how far it is, in one transaction. */
export async function expandCustom(
  tx: Transaction,
  custom: StoredCustom,
  { clock }: Pick<Context, 'clock'>,
): Promise<void> {
  const company = { companyId: custom.company_id };
  const sent = await tx
    .select({ id: records.id, channel: records.channel })
    .from(records)
    .where(hasValues(records, { company_id: custom.company_id, custom_id: custom.id }));
  const plan = async (record: (typeof sent)[number], recipients: readonly Recipient[]) =>
    planDeliveries({
      ...(await readReach(tx, company, { recipients, channels: [record.channel] })),
      topics: MESSAGE_TOPICS,
      critical: custom.critical,
      now: clock.now(),
    });

  const members = await findMembers(tx, company, {
    info: custom,
    part: { after: custom.expanded_employee, most: BATCH },
  });
  const last = members.at(-1)?.employee_id ?? undefined;
  if (last !== undefined) {
    for (const record of sent) {
      await storeDeliveries(tx, company, { record, deliveries: await plan(record, members) });
    }
    await noteProgress(tx, custom, { expanded_employee: last });
    return;
  }
  const end = custom.expanded_others + BATCH;
  const others = custom.recipient_others.slice(custom.expanded_others, end);
  for (const record of sent) {
    if (!reachesOutside(record.channel)) continue;
    const deliveries = await plan(record, outsidersOn(record.channel, others));
    const reached = await reachedAddresses(tx, company, {
      recordId: record.id,
      addresses: deliveries.map(({ address }) => address),
    });
    const isNew = ({ address }: { address: string }) => !reached.has(spell(address));
    await storeDeliveries(tx, company, { record, deliveries: deliveries.filter(isNew) });
  }
  await noteProgress(tx, custom, {
    expanded_others: end,
    is_expanded: end >= custom.recipient_others.length,
  });
}

async function noteProgress(
  tx: Transaction,
  { company_id, id }: StoredCustom,
  progress: Partial<Pick<StoredCustom, 'expanded_employee' | 'expanded_others' | 'is_expanded'>>,
): Promise<void> {
  await tx
    .update(customs)
    .set(progress)
    .where(and(eq(customs.company_id, company_id), eq(customs.id, id)));
}
