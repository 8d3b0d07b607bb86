import { and, desc, eq, inArray } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { FileVersion } from '#modules/agents/contract/files.ts';
import { findFileRow } from './files.queries.ts';
import { agentFiles, agentFileVersions } from './files.tables.ts';
import { nameEmployees } from '#modules/directory/server/public.ts';

/** The contents a file has had, the current one first. */
export async function listFileVersions(
  tx: Transaction,
  reader: Pick<Scope, 'companyId' | 'language'>,
  { versionsKept, ...address }: { agentId: string; fileId: string; versionsKept: number },
): Promise<{ data: FileVersion[]; earlier_kept: number }> {
  const file = await findFileRow(tx, reader, address);
  const earlier = await tx
    .select()
    .from(agentFileVersions)
    .where(hasValues(agentFileVersions, { company_id: reader.companyId, file_id: address.fileId }))
    .orderBy(desc(agentFileVersions.version_no));
  const versions = [file, ...earlier];
  const people = await nameEmployees(
    tx,
    reader,
    versions.map((version) => version.uploaded_by_employee),
  );
  return {
    data: versions.map((version) => ({
      ...version,
      current: version === file,
      uploaded_by:
        version.uploaded_by_employee === null
          ? null
          : (people.get(version.uploaded_by_employee) ?? null),
    })),
    earlier_kept: versionsKept,
  };
}

/** Stored content of the earlier versions of some files, to be deleted with them. */
export async function readStoredVersions(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  fileIds: readonly string[],
): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const versions = await tx
    .select({ storedFileId: agentFileVersions.stored_file_id })
    .from(agentFileVersions)
    .where(
      and(
        eq(agentFileVersions.company_id, companyId),
        inArray(agentFileVersions.file_id, [...fileIds]),
      ),
    );
  return versions.map(({ storedFileId }) => storedFileId);
}

/** The stored contents that no file and no version uses; a restored version shares its content. */
export async function withoutContentsInUse(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  storedFileIds: readonly string[],
): Promise<string[]> {
  if (storedFileIds.length === 0) return [];
  const used = await Promise.all(
    [agentFiles, agentFileVersions].map((table) =>
      tx
        .select({ id: table.stored_file_id })
        .from(table)
        .where(
          and(eq(table.company_id, companyId), inArray(table.stored_file_id, [...storedFileIds])),
        ),
    ),
  );
  const inUse = new Set(used.flat().map(({ id }) => id));
  return storedFileIds.filter((id) => !inUse.has(id));
}
