import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { FileVersion } from '#modules/agents/contract/file-versions.routes.ts';
import { findFileRow } from './agent-files.queries.ts';
import { agentFileVersions } from './agent-files.tables.ts';
import { nameEmployees } from '#modules/directory/server/public.ts';

/** The contents a file has had, the present one first. */
export async function listFileVersions(
  tx: Transaction,
  reader: Pick<Scope, 'companyId' | 'language'>,
  address: { agentId: string; fileId: string },
): Promise<{ data: FileVersion[] }> {
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
