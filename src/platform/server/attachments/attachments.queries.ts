import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { downloadFileRoute, type AttachedFile } from '#platform/contract/attachments.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { forgetStoredFiles } from '../files/stored-files.ts';
import { storedFiles } from '../files/stored-files.tables.ts';
import type { NameEmployee } from '../records/name-employee.ts';
import type { AttachedRecords } from './attached-records.ts';
import { attachments } from './attachments.tables.ts';

/** A record with files, by its kind and id. */
export interface RecordWithFiles {
  readonly entity: string;
  readonly id: string;
}

interface Wanted {
  readonly records: Pick<AttachedRecords, 'table' | 'guard'>;
  readonly id: string;
}

/** Fails with `not_found` where the company has no such record. */
export async function requireRecord(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  wanted: Wanted,
): Promise<void> {
  const [found] = await selectRecord(tx, scope, wanted);
  if (found === undefined) throw errors.not_found();
}

/** Locks a record whose files change; fails where its module refuses that. */
export async function lockRecord(tx: Transaction, scope: Scope, wanted: Wanted): Promise<void> {
  const [found] = await selectRecord(tx, scope, wanted).for('no key update');
  if (found === undefined) throw errors.not_found();
  await wanted.records.guard?.(tx, scope, wanted.id);
}

function selectRecord(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { records: { table }, id }: Wanted,
) {
  return tx
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(table.company_id, companyId), eq(table.id, id)))
    .$dynamic();
}

/** The files of a record, the newest first. */
export function listAttachments(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  { employeeName, which }: { employeeName: NameEmployee; which: SQL | undefined },
): Promise<AttachedFile[]> {
  return tx
    .select({
      id: attachments.id,
      name: storedFiles.filename,
      size: storedFiles.size_bytes,
      mime_type: storedFiles.mime_type,
      uploaded_at: attachments.created_at,
      uploaded_by: employeeName({
        companyId: storedFiles.company_id,
        id: storedFiles.uploaded_by_employee,
        language,
      }),
      preview: attachments.preview,
    })
    .from(attachments)
    .innerJoin(storedFiles, isItsContent)
    .where(and(eq(attachments.company_id, companyId), which))
    .orderBy(desc(attachments.id))
    .then((rows) => rows.map(withAddress));
}

/** The contents attached to a record, for what sends them on. */
export function findAttachedFiles(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  record: RecordWithFiles,
) {
  return tx
    .select({
      id: attachments.id,
      stored_file_id: attachments.stored_file_id,
      size_bytes: storedFiles.size_bytes,
    })
    .from(attachments)
    .innerJoin(storedFiles, isItsContent)
    .where(and(eq(attachments.company_id, companyId), ofRecord(record)));
}

/** The condition for the files of a record. */
export function ofRecord({ entity, id }: RecordWithFiles) {
  return and(eq(attachments.entity, entity), eq(attachments.entity_id, id));
}

/** A file with its record and where its content is. */
export async function findAttachment(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
) {
  const [found] = await tx
    .select({
      id: attachments.id,
      entity: attachments.entity,
      entity_id: attachments.entity_id,
      preview: attachments.preview,
      stored_file_id: attachments.stored_file_id,
      filename: storedFiles.filename,
      mime_type: storedFiles.mime_type,
      size_bytes: storedFiles.size_bytes,
      storage_key: storedFiles.storage_key,
    })
    .from(attachments)
    .innerJoin(storedFiles, isItsContent)
    .where(and(eq(attachments.company_id, companyId), eq(attachments.id, id)));
  if (found === undefined) throw errors.not_found();
  return found;
}

/** Removes all files of records that are deleted for good; call it in the transaction that deletes them. */
export async function forgetAttachments(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { entity, ids }: { readonly entity: string; readonly ids: readonly string[] },
): Promise<void> {
  const forgotten = await tx
    .delete(attachments)
    .where(
      and(
        eq(attachments.company_id, companyId),
        eq(attachments.entity, entity),
        inArray(attachments.entity_id, [...ids]),
      ),
    )
    .returning({ id: attachments.stored_file_id });
  await forgetStoredFiles(
    tx,
    { companyId },
    forgotten.map(({ id }) => id),
  );
}

const isItsContent = and(
  eq(storedFiles.company_id, attachments.company_id),
  eq(storedFiles.id, attachments.stored_file_id),
);

/** Adds what other kinds of record have of their files besides. */
function withAddress<Row extends Pick<AttachedFile, 'id' | 'mime_type'>>(row: Row) {
  const url = downloadFileRoute.path.replace(':id', row.id);
  return { ...row, type: row.mime_type, url, version: 1 };
}
