import { and, asc, desc, eq, inArray } from 'drizzle-orm';
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

/** Files of a SOW by the numbers of their stages, in the order in which they came. */
export async function findFilesOf(
  tx: Transaction,
  { companyId, language }: Reader,
  sowId: string,
): Promise<ReadonlyMap<number, StageFile[]>> {
  const rows = await newestVersions(tx, language)
    .where(and(eq(sowFiles.company_id, companyId), eq(sowFiles.sow_id, sowId)))
    .orderBy(asc(sowFiles.id));
  const byStage = Map.groupBy(rows, ({ stage }) => stage);
  return new Map([...byStage].map(([stage, files]) => [stage, files.map(describeFile)]));
}

/** A file of the company, in its newest version. */
export async function findFile(
  tx: Transaction,
  { companyId, language }: Reader,
  id: string,
): Promise<StageFile & { sowId: string; stage: number }> {
  const [row] = await newestVersions(tx, language).where(
    and(eq(sowFiles.company_id, companyId), eq(sowFiles.id, id)),
  );
  if (row === undefined) throw errors.not_found();
  return { ...describeFile(row), sowId: row.sowId, stage: row.stage };
}

/** All its contents, the newest first. */
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
  return rows.map(describeVersion);
}

/** Where a content of a file is: the newest, or the one of a number. */
export async function findContent(
  tx: Transaction,
  { companyId }: Company,
  { id, version }: { id: string; version?: number },
) {
  const [row] = await tx
    .select({ storedFileId: sowFileVersions.stored_file_id, preview: sowFileVersions.preview })
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
  const stored = row && (await findStoredFile(tx, { companyId }, row.storedFileId));
  if (stored === undefined) throw errors.not_found();
  return { ...stored, preview: row?.preview ?? null };
}

/** Forgets all files of these SOWs, before they are deleted; their contents go with the nightly sweep. */
export async function forgetFilesOf(
  tx: Transaction,
  { companyId }: Company,
  sowIds: readonly string[],
): Promise<void> {
  if (sowIds.length === 0) return;
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
    .where(and(eq(sowFiles.company_id, companyId), inArray(sowFiles.sow_id, [...sowIds])));
  await forgetStoredFiles(
    tx,
    { companyId },
    versions.map(({ id }) => id),
  );
}

const isStored = and(
  eq(storedFiles.company_id, sowFileVersions.company_id),
  eq(storedFiles.id, sowFileVersions.stored_file_id),
);

function versionColumns(language: Reader['language']) {
  return {
    name: storedFiles.filename,
    size: storedFiles.size_bytes,
    mimeType: storedFiles.mime_type,
    at: storedFiles.created_at,
    by: employeeName({
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
      sowId: sowFiles.sow_id,
      stage: sowFiles.stage_number,
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

interface VersionRow {
  readonly name: string;
  readonly size: number;
  readonly mimeType: string;
  readonly at: Date;
  readonly by: string | null;
  readonly version: number;
  readonly preview: FileVersion['preview'];
}

function describeVersion({ mimeType, at, by, ...row }: VersionRow): FileVersion {
  return { ...row, mime_type: mimeType, uploaded_at: at.toISOString(), uploaded_by: by };
}

function describeFile({
  id,
  sowId: _sowId,
  stage: _stage,
  ...row
}: VersionRow & { id: string; sowId: string; stage: number }): StageFile {
  const url = downloadFileRoute.path.replace(':id', id);
  return { ...describeVersion(row), id, type: row.mimeType, url };
}
