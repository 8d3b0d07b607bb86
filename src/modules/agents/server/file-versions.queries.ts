import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { FileVersion } from '#modules/agents/contract/file-versions.routes.ts';
import { findFileRow } from './agent-files.queries.ts';
import { agentFiles, agentFileVersions } from './agent-files.tables.ts';
import { nameEmployees } from '#modules/directory/server/public.ts';

/** The contents a file has had, the present one first. */
export async function listFileVersions(
  tx: Transaction,
  reader: Pick<Scope, 'companyId' | 'language'>,
  { versionsKept, ...address }: { agentId: string; fileId: string; versionsKept: number },
): Promise<{ data: FileVersion[]; earlier_kept: number }> {
  const file = await findFileRow(tx, reader, address);
  const earlier = await tx
    .select()
    .from(agentFileVersions)
    .where(
      and(
        eq(agentFileVersions.companyId, reader.companyId),
        eq(agentFileVersions.fileId, address.fileId),
      ),
    )
    .orderBy(desc(agentFileVersions.versionNo));
  const versions = [file, ...earlier];
  const people = await nameEmployees(
    tx,
    reader,
    versions.map(({ uploadedByEmployee }) => uploadedByEmployee),
  );
  return {
    data: versions.map((version) => ({
      version_no: version.versionNo,
      current: version === file,
      size_bytes: version.sizeBytes,
      uploaded_at: version.uploadedAt.toISOString(),
      uploaded_by:
        version.uploadedByEmployee === null
          ? null
          : (people.get(version.uploadedByEmployee) ?? null),
    })),
    earlier_kept: versionsKept,
  };
}

/** Stored contents of the earlier versions of some files, to be forgotten with them. */
export async function readStoredVersions(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  fileIds: readonly string[],
): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const versions = await tx
    .select({ storedFileId: agentFileVersions.storedFileId })
    .from(agentFileVersions)
    .where(
      and(
        eq(agentFileVersions.companyId, companyId),
        inArray(agentFileVersions.fileId, [...fileIds]),
      ),
    );
  return versions.map(({ storedFileId }) => storedFileId);
}

/** Those of some stored contents that no file and no version has; a restored version shares its content. */
export async function withoutContentsInUse(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  storedFileIds: readonly string[],
): Promise<string[]> {
  if (storedFileIds.length === 0) return [];
  const used = await Promise.all(
    [agentFiles, agentFileVersions].map((table) =>
      tx
        .select({ id: table.storedFileId })
        .from(table)
        .where(
          and(eq(table.companyId, companyId), inArray(table.storedFileId, [...storedFileIds])),
        ),
    ),
  );
  const inUse = new Set(used.flat().map(({ id }) => id));
  return storedFileIds.filter((id) => !inUse.has(id));
}
