import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { DeliveryReason, DeliveryState } from '#modules/notifications/contract/records.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import {
  notificationAttempts as attempts,
  notificationDeliveries as deliveries,
  notificationFiles as files,
  notificationRecords as records,
} from './records.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** A mail that a module sent, and what became of it. */
export interface SentMail {
  readonly id: string;
  readonly to: string;
  readonly cc: string[];
  readonly subject: string;
  readonly text: string;
  readonly state: DeliveryState;
  readonly reason: DeliveryReason | null;
  /** What the server said last. */
  readonly answer: string;
  readonly created_at: string;
  readonly sent_at: string | null;
}

const columns = {
  id: deliveries.id,
  to: deliveries.address,
  cc: records.cc,
  subject: sql<string>`${records.title} ->> 'th'`,
  text: sql<string>`${records.message} ->> 'th'`,
  state: deliveries.state,
  reason: deliveries.reason,
  answer: sql<string>`coalesce(${sql`(
    select ${attempts.answer} from ${attempts}
    where ${attempts.company_id} = ${deliveries.company_id} and ${attempts.delivery_id} = ${deliveries.id}
      and ${attempts.number} = ${deliveries.attempts}
  )`}, '')`,
  created_at: deliveries.created_at,
  sent_at: deliveries.sent_at,
  entity: records.entity,
  entity_id: records.entity_id,
};

/** A record of a setting or of a message that people wrote names it; a mail of a module names neither. */
export const isOfModule = sql<boolean>`(${records.setting_id} is null and ${records.custom_id} is null)`;

const select = (tx: Transaction) =>
  tx
    .select(columns)
    .from(deliveries)
    .innerJoin(
      records,
      hasValues(records, { company_id: deliveries.company_id, id: deliveries.record_id }),
    );

/** The mails that a module sent about a record, the newest first. */
export async function listMails(
  tx: Transaction,
  { companyId }: Company,
  { entity, entityId }: { readonly entity: string; readonly entityId: string },
): Promise<SentMail[]> {
  const rows = await select(tx)
    .where(
      and(hasValues(records, { company_id: companyId, entity, entity_id: entityId }), isOfModule),
    )
    .orderBy(desc(deliveries.id));
  return rows.map(({ entity: _entity, entity_id: _entityId, ...mail }) => mail);
}

/** Those of the deliveries that modules sent. */
export function findMails(tx: Transaction, { companyId }: Company, ids: readonly string[]) {
  return select(tx).where(
    and(eq(deliveries.company_id, companyId), isOneOf(deliveries.id, ids), isOfModule),
  );
}

/** The files that go out with records, in their order. */
export function filesOf(tx: Transaction, { companyId }: Company, recordIds: readonly string[]) {
  const { filename, mime_type, size_bytes, storage_key } = getTableColumns(storedFiles);
  return tx
    .select({
      id: files.id,
      record_id: files.record_id,
      filename,
      mime_type,
      size_bytes,
      storage_key,
    })
    .from(files)
    .innerJoin(
      storedFiles,
      hasValues(storedFiles, { company_id: files.company_id, id: files.stored_file_id }),
    )
    .where(and(eq(files.company_id, companyId), isOneOf(files.record_id, recordIds)))
    .orderBy(files.id);
}
