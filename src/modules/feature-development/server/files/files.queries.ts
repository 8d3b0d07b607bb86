import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import {
  downloadFileRoute,
  type FileVersion,
  type StageFile,
} from '#modules/feature-development/contract/files.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findStoredFile, forgetStoredFiles } from '#platform/server/files/stored-files.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { sowFiles, sowFileVersions } from './files.tables.ts';

type Company = Pick<Scope, 'companyId'>;
type Reader = Pick<Scope, 'companyId' | 'language'>;

/** Files of a SOW by the numbers of their stages, in the order in which they were added. */
export async function findFilesOf(
  tx: Transaction,
  { companyId, language }: Reader,
  sow_id: string,
): Promise<ReadonlyMap<number, StageFile[]>> {
  const rows = await newestVersions(tx, language)
    .where(and(eq(sowFiles.company_id, companyId), eq(sowFiles.sow_id, sow_id)))
    .orderBy(asc(sowFiles.id));
  const byStage = Map.groupBy(rows, ({ stage_number }) => stage_number);
  return new Map([...byStage].map(([stage, files]) => [stage, files.map(withAddress)]));
}

/** A file of the company, in its newest version. */
export async function findFile(
  tx: Transaction,
  { companyId, language }: Reader,
  id: string,
): Promise<StageFile & { sow_id: string; stage_number: number }> {
  const [row] = await newestVersions(tx, language).where(
    and(eq(sowFiles.company_id, companyId), eq(sowFiles.id, id)),
  );
  if (row === undefined) throw errors.not_found();
  return withAddress(row);
}

export async function listFileVersions(
  tx: Transaction,
  { companyId, language }: Reader,
  id: string,
): Promise<FileVersion[]> {
  const rows = await tx
    .select(versionColumns(language))
    .from(sowFileVersions)
    .innerJoin(storedFiles, isStored)
    .where(and(eq(sowFileVersions.company_id, companyId), eq(sowFileVersions.file_id, id)))
    .orderBy(desc(sowFileVersions.number));
  if (rows.length === 0) throw errors.not_found();
  return rows;
}

/** Where a content of a file is: the newest, or the one of a number. */
export async function findContent(
  tx: Transaction,
  { companyId }: Company,
  { id, version }: { id: string; version?: number },
) {
  const [row] = await tx
    .select({ stored_file_id: sowFileVersions.stored_file_id, preview: sowFileVersions.preview })
    .from(sowFileVersions)
    .where(
      and(
        eq(sowFileVersions.company_id, companyId),
        eq(sowFileVersions.file_id, id),
        version === undefined ? undefined : eq(sowFileVersions.number, version),
      ),
    )
    .orderBy(desc(sowFileVersions.number))
    .limit(1);
  const stored = row && (await findStoredFile(tx, { companyId }, row.stored_file_id));
  if (stored === undefined) throw errors.not_found();
  return { ...stored, preview: row?.preview ?? null };
}

/** Forgets the contents of files before these are deleted; the nightly sweep removes them from the disk. */
export async function forgetContents(
  tx: Transaction,
  { companyId }: Company,
  which: SQL,
): Promise<void> {
  const versions = await tx
    .select({ id: sowFileVersions.stored_file_id })
    .from(sowFileVersions)
    .innerJoin(
      sowFiles,
      and(
        eq(sowFiles.company_id, sowFileVersions.company_id),
        eq(sowFiles.id, sowFileVersions.file_id),
      ),
    )
    .where(and(eq(sowFiles.company_id, companyId), which));
  await forgetStoredFiles(
    tx,
    { companyId },
    versions.map(({ id }) => id),
  );
}

/** The same for all files of these SOWs. */
export async function forgetFilesOf(
  tx: Transaction,
  company: Company,
  sowIds: readonly string[],
): Promise<void> {
  await forgetContents(tx, company, inArray(sowFiles.sow_id, [...sowIds]));
}

const isStored = and(
  eq(storedFiles.company_id, sowFileVersions.company_id),
  eq(storedFiles.id, sowFileVersions.stored_file_id),
);

function versionColumns(language: Reader['language']) {
  return {
    name: storedFiles.filename,
    size: storedFiles.size_bytes,
    mime_type: storedFiles.mime_type,
    uploaded_at: storedFiles.created_at,
    uploaded_by: employeeName({
      companyId: storedFiles.company_id,
      id: storedFiles.uploaded_by_employee,
      language,
    }),
    version: sowFileVersions.number,
    preview: sowFileVersions.preview,
  };
}

function newestVersions(tx: Transaction, language: Reader['language']) {
  return tx
    .select({
      ...versionColumns(language),
      id: sowFiles.id,
      sow_id: sowFiles.sow_id,
      stage_number: sowFiles.stage_number,
    })
    .from(sowFiles)
    .innerJoin(
      sowFileVersions,
      and(
        eq(sowFileVersions.company_id, sowFiles.company_id),
        eq(sowFileVersions.file_id, sowFiles.id),
        eq(sowFileVersions.number, sowFiles.version),
      ),
    )
    .innerJoin(storedFiles, isStored)
    .$dynamic();
}

/** Adds `type` and `url`, as records of stages show them. */
function withAddress<Row extends Pick<StageFile, 'id' | 'mime_type'>>(row: Row) {
  return { ...row, type: row.mime_type, url: downloadFileRoute.path.replace(':id', row.id) };
}
