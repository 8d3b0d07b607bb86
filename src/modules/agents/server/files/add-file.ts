import { and, eq, ne, sql } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordStoredFile } from '#platform/server/files/stored-files.ts';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import { agentEvents } from '#modules/agents/contract/events.ts';
import { describeFile, type AgentFileRow, type FileDescription } from './files.queries.ts';
import { agentFiles } from './files.tables.ts';
import { lockAgentRow, type AgentRow } from '../agents/agents.queries.ts';
import { agents } from '../agents/agents.tables.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import { recordFileEvent } from './record-file-event.ts';
import { replaceContent } from './replace-content.ts';

interface NewFile {
  readonly filename: string;
  readonly mime_type: string;
  readonly size_bytes: number;
  readonly sha256: string;
  readonly storage_key: string;
}

interface Addition extends FileDescription {
  readonly agentId: string;
  readonly file: NewFile;
  readonly replace: boolean;
  readonly versionsKept: number;
}

export interface Added {
  readonly file: AgentFile;
  /** Whether the content was added; it was not when the agent had exactly the same already. */
  readonly taken: boolean;
  /** Name of the agent's file that had exactly the same content already. */
  readonly sameAs: string | null;
}

/**
 * Gives an agent a document, or new content to the document of that name. The old content is stored as a
 * version, and stays in the index until the new one is indexed.
 */
export async function addFile(
  tx: Transaction,
  scope: Scope,
  { agentId, file, replace, versionsKept, ...description }: Addition,
): Promise<Added> {
  // Locked, so that two uploads of one name wait for each other and the count of files stays right.
  const agent = await lockAgentRow(tx, scope, agentId);
  const [existing] = await tx
    .select()
    .from(agentFiles)
    .where(
      hasValues(agentFiles, {
        company_id: scope.companyId,
        agent_id: agentId,
        filename: file.filename,
      }),
    );
  const sameAs = await findTwin(tx, scope, { agentId, file });
  const describe = (row: AgentFileRow) => describeFile(tx, scope, { agent, row, ...description });
  if (existing === undefined) {
    const row = await insertFile(tx, scope, { agent, file });
    const added = await describe(row);
    await recordFileEvent(tx, scope, {
      name: agentEvents.file_added,
      agentId,
      fileId: row.id,
      after: added,
    });
    return { file: added, taken: true, sameAs };
  }

  const before = await describe(existing);
  if (existing.content_hash === file.sha256) {
    return { file: before, taken: false, sameAs: existing.filename };
  }
  if (!replace) throw agentErrors.file_exists({ parameters: { filename: file.filename } });
  const stored = await recordStoredFile(tx, scope, file);
  const content = { ...file, content_hash: file.sha256, stored_file_id: stored.id };
  const after = await describe(
    await replaceContent(tx, scope, { existing, content, versionsKept }),
  );
  await recordFileEvent(tx, scope, {
    name: agentEvents.file_replaced,
    agentId,
    fileId: existing.id,
    before,
    after,
  });
  return { file: after, taken: true, sameAs };
}

/** The oldest other file of the agent that has the content. */
async function findTwin(
  tx: Transaction,
  { companyId }: Scope,
  { agentId, file }: Pick<Addition, 'agentId' | 'file'>,
): Promise<string | null> {
  const [twin] = await tx
    .select({ filename: agentFiles.filename })
    .from(agentFiles)
    .where(
      and(
        hasValues(agentFiles, {
          company_id: companyId,
          agent_id: agentId,
          content_hash: file.sha256,
        }),
        ne(agentFiles.filename, file.filename),
      ),
    )
    .orderBy(agentFiles.id)
    .limit(1);
  return twin?.filename ?? null;
}

async function insertFile(
  tx: Transaction,
  scope: Scope,
  { agent, file }: { agent: AgentRow; file: NewFile },
): Promise<AgentFileRow> {
  const stored = await recordStoredFile(tx, scope, file);
  const [row] = await tx
    .insert(agentFiles)
    .values({
      company_id: scope.companyId,
      agent_id: agent.id,
      stored_file_id: stored.id,
      filename: file.filename,
      size_bytes: file.size_bytes,
      mime_type: file.mime_type,
      content_hash: file.sha256,
      status: 'ready',
      search_text: searchTextOf(file.filename),
      uploaded_by: scope.userId,
      uploaded_by_employee: scope.employeeId,
    })
    .returning();
  await tx
    .update(agents)
    .set({ files_count: sql`${agents.files_count} + 1` })
    .where(and(eq(agents.company_id, scope.companyId), eq(agents.id, agent.id)));
  if (row === undefined) throw new Error('The file was not returned');
  return row;
}
