import { and, desc, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { NotificationRecord, DeliveryState } from '#modules/notifications/contract/records.ts';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import { errors } from '#platform/contract/errors.ts';
import type { PageQuery } from '#platform/contract/pagination.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { matches } from '#platform/server/database/matches.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  notificationDeliveries as deliveries,
  notificationRecords as records,
} from './records.tables.ts';

/** Events whose records the person may see. */
export interface Seeing {
  readonly events: readonly string[];
}

interface Filters extends PageQuery {
  readonly setting_id?: string | undefined;
  readonly custom_id?: string | undefined;
  readonly channel?: Channel | undefined;
  readonly sort: 'createdAt' | '-createdAt';
}

/** Those about records that the person may see: of the named events, and messages that are about none. */
export function isVisible(events: readonly string[]): SQL {
  // The last topic of others is their event.
  return sql`(${records.custom_id} is not null or ${records.topics} ->> -1 = any(${sql.param(events)}::text[]))`;
}

/** How many of a record's deliveries are in these states. */
function figure(...states: DeliveryState[]) {
  return sql<number>`${sql`(
    select count(*) from ${deliveries}
    where ${deliveries.company_id} = ${records.company_id} and ${deliveries.record_id} = ${records.id}
      ${states.length === 0 ? sql`` : sql`and ${deliveries.state} in ${states}`}
  )`}`.mapWith(Number);
}

const columns = {
  id: records.id,
  code: records.code,
  created_at: records.created_at,
  channel: records.channel,
  title: records.title,
  message: records.message,
  setting_id: records.setting_id,
  version: records.version,
  custom_id: records.custom_id,
  count: figure(),
  pending: figure('queued', 'sending'),
  sent: figure('sent', 'delivered'),
  failed: figure('failed', 'unknown'),
  skipped: figure('skipped'),
  read: figure('read'),
};

/** A page of what was sent. */
export async function listRecords(
  tx: Transaction,
  { companyId, language }: Scope,
  { setting_id, custom_id, channel, sort, events, ...query }: Filters & Seeing,
) {
  const where = and(
    eq(records.company_id, companyId),
    matches(records.setting_id, setting_id),
    matches(records.custom_id, custom_id),
    matches(records.channel, channel),
    isVisible(events),
  );
  // Ids are in the order of time.
  const order = sort === 'createdAt' ? asc(records.id) : desc(records.id);
  const rows = tx.select(columns).from(records).where(where).orderBy(order).$dynamic();
  const page = await readPage(tx, { rows, table: records, where, query });
  return { ...page, data: page.data.map((row) => describe(row, language)) };
}

/** One record. */
export async function findRecord(
  tx: Transaction,
  { companyId, language }: Scope,
  { id, events }: Seeing & { readonly id: string },
): Promise<NotificationRecord> {
  const [row] = await tx
    .select(columns)
    .from(records)
    .where(and(hasValues(records, { company_id: companyId, id }), isVisible(events)));
  if (row === undefined) throw errors.not_found();
  return describe(row, language);
}

type Row = Awaited<ReturnType<typeof select>>[number];

const select = (tx: Transaction) => tx.select(columns).from(records);

function describe(row: Row, language: Scope['language']): NotificationRecord {
  const { created_at, title, message, version, ...others } = row;
  const { count, pending, sent, failed, skipped, read, ...record } = others;
  return {
    ...record,
    createdAt: created_at,
    title: title[language],
    message: message[language],
    setting_version: record.setting_id === null ? null : version,
    recipients: { count, pending, sent, failed, skipped, read },
  };
}
