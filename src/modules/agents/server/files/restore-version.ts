import { hasValues } from '#platform/server/database/has-values.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import { agentEvents } from '#modules/agents/contract/events.ts';
import { describeFile, findFileRow, type FileDescription } from './files.queries.ts';
import { agentFileVersions } from './files.tables.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { recordFileEvent } from './record-file-event.ts';
import { replaceContent } from './replace-content.ts';

interface Restoration extends FileDescription {
  readonly agentId: string;
  readonly fileId: string;
  readonly versionNo: number;
  readonly versionsKept: number;
}

/** Restores earlier content of a file as its newest version; nothing is lost. */
export async function restoreVersion(
  tx: Transaction,
  scope: Scope,
  { agentId, fileId, versionNo, versionsKept, ...description }: Restoration,
): Promise<AgentFile> {
  const agent = await lockAgentRow(tx, scope, agentId);
  const existing = await findFileRow(tx, scope, { agentId, fileId });
  const before = await describeFile(tx, scope, { agent, row: existing, ...description });
  const [version] = await tx
    .select()
    .from(agentFileVersions)
    .where(
      hasValues(agentFileVersions, {
        company_id: scope.companyId,
        file_id: fileId,
        version_no: versionNo,
      }),
    );
  if (version === undefined) throw errors.not_found();
  if (version.content_hash === existing.content_hash) return before;
  const row = await replaceContent(tx, scope, { existing, content: version, versionsKept });
  const after = await describeFile(tx, scope, { agent, row, ...description });
  await recordFileEvent(tx, scope, {
    name: agentEvents.file_restored,
    agentId,
    fileId,
    before,
    after: { ...after, restored_version_no: versionNo },
  });
  return after;
}
