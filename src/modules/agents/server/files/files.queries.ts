import { and, asc, desc, eq, not, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hasValues } from '#platform/server/database/has-values.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findStoredFile, type StoredFile } from '#platform/server/files/stored-files.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import type { AgentFile, listFilesRoute } from '#modules/agents/contract/files.ts';
import { agentFiles } from './files.tables.ts';
import { findAgentRow, type AgentRow } from '../agents/agents.queries.ts';
import { indexSettingsOf, type ModelOf } from '../agents/index-settings.ts';
import { SOUND_QUALITY } from '#libraries/documents/text-quality.ts';
import { nameEmployees } from '#modules/directory/server/public.ts';
import { matchesSearch } from '#platform/server/search/matches-search.ts';

export type AgentFileRow = typeof agentFiles.$inferSelect;

type Reader = Pick<Scope, 'companyId' | 'language'>;

export interface FileDescription {
  readonly translator: Translator;
  readonly modelOf: ModelOf;
}

interface FileAddress {
  readonly agentId: string;
  readonly fileId: string;
}

type ListQuery = Query<typeof listFilesRoute>;

/** Files of a page, as the wire carries them. */
export async function listFiles(
  tx: Transaction,
  reader: Reader,
  { agentId, query, ...description }: { agentId: string; query: ListQuery } & FileDescription,
): Promise<Page<AgentFile>> {
  const agent = await findAgentRow(tx, reader, agentId);
  const where = filesThat(reader, agentId, query);
  const rows = tx
    .select()
    .from(agentFiles)
    .where(where)
    .orderBy(...fileOrders[query.sort]);
  const page = await readPage(tx, { rows, table: agentFiles, where, query });
  const described = { agent, rows: page.data, ...description };
  return { ...page, data: await describeFiles(tx, reader, described) };
}

export function filesThat(
  { companyId }: Pick<Scope, 'companyId'>,
  agentId: string,
  { search, status }: Pick<ListQuery, 'search' | 'status'>,
): SQL | undefined {
  return and(
    hasValues(agentFiles, { company_id: companyId, agent_id: agentId }),
    status === undefined ? undefined : eq(agentFiles.status, status),
    matchesSearch(agentFiles.search_text, search),
  );
}

/** A file of the agent; a missing one, another agent's and another company's give the same failure. */
export async function findFileRow(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { agentId, fileId }: FileAddress,
): Promise<AgentFileRow> {
  const [row] = await tx
    .select()
    .from(agentFiles)
    .where(hasValues(agentFiles, { company_id: companyId, agent_id: agentId, id: fileId }));
  if (row === undefined) throw errors.not_found();
  return row;
}

/** The content of a file of the agent, under its current name, and how it is to be read. */
export async function findFileContent(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  address: FileAddress,
): Promise<StoredFile & Pick<AgentFileRow, 'chosen_encoding'>> {
  const row = await findFileRow(tx, scope, address);
  const stored = await findStoredFile(tx, scope, row.stored_file_id);
  if (stored === undefined) throw errors.not_found();
  return { ...stored, filename: row.filename, chosen_encoding: row.chosen_encoding };
}

/** In place of the hash of an indexed content that was read in another encoding than it is to be. */
export const READ_OTHERWISE = 'read otherwise';

/** Whether the next sync has to send the file: it is not indexed, or in another state, or failed. */
export function needsSync(
  row: Pick<AgentFileRow, 'status' | 'content_hash' | 'indexed_content_hash' | 'indexed_settings'>,
  settings: string,
): boolean {
  return (
    row.status !== 'ready' ||
    row.indexed_content_hash !== row.content_hash ||
    row.indexed_settings !== settings
  );
}

/** Files as the wire carries them and events store them. */
export async function describeFiles(
  tx: Transaction,
  reader: Reader,
  {
    agent,
    rows,
    translator,
    modelOf,
  }: { agent: AgentRow; rows: readonly AgentFileRow[] } & FileDescription,
): Promise<AgentFile[]> {
  const settings = indexSettingsOf(agent, modelOf);
  const people = await nameEmployees(
    tx,
    reader,
    rows.map((row) => row.uploaded_by_employee),
  );
  return rows.map((row) => {
    const {
      company_id: _company,
      agent_id: _agent,
      stored_file_id: _storedFile,
      content_hash: _hash,
      indexed_content_hash,
      indexed_settings: _settings,
      last_sync_job_id: _syncJob,
      search_text: _searchText,
      uploaded_by_employee: uploader,
      created_at: _created,
      ...shown
    } = row;
    return {
      ...shown,
      uploaded_by: uploader === null ? null : (people.get(uploader) ?? null),
      reason_message:
        row.reason === null
          ? null
          : translator.translate(reader.language, `agents:reasons.${row.reason}`),
      indexed: indexed_content_hash !== null,
      needs_sync: needsSync(row, settings),
      text_warning:
        row.text_quality === null || row.text_quality >= SOUND_QUALITY
          ? null
          : translator.translate(reader.language, 'agents:text_warning', {
              percent: Math.floor(row.text_quality * 100),
            }),
    };
  });
}

/** One file as the wire carries it. */
export async function describeFile(
  tx: Transaction,
  reader: Reader,
  { agent, row, ...description }: { agent: AgentRow; row: AgentFileRow } & FileDescription,
): Promise<AgentFile> {
  const [file] = await describeFiles(tx, reader, { agent, rows: [row], ...description });
  if (file === undefined) throw errors.not_found();
  return file;
}

const rising = (column: PgColumn): SQL[] => [asc(column), asc(agentFiles.id)];
const falling = (column: PgColumn): SQL[] => [desc(column), desc(agentFiles.id)];

export const fileOrders: Record<ListQuery['sort'], SQL[]> = {
  filename: rising(agentFiles.filename),
  '-filename': falling(agentFiles.filename),
  size_bytes: rising(agentFiles.size_bytes),
  '-size_bytes': falling(agentFiles.size_bytes),
  status: rising(agentFiles.status),
  '-status': falling(agentFiles.status),
  uploaded_at: rising(agentFiles.uploaded_at),
  '-uploaded_at': falling(agentFiles.uploaded_at),
};

/** All files of an agent, for a sync, the first uploaded first. */
export function readFilesOfAgent(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  agentId: string,
): Promise<AgentFileRow[]> {
  return tx
    .select()
    .from(agentFiles)
    .where(and(eq(agentFiles.company_id, companyId), eq(agentFiles.agent_id, agentId)))
    .orderBy(asc(agentFiles.uploaded_at), asc(agentFiles.id));
}

/** Files of an agent that are disabled, so that no question is answered from them. */
export async function readDisabledFiles(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  agentId: string,
): Promise<string[]> {
  const files = await tx
    .select({ id: agentFiles.id })
    .from(agentFiles)
    .where(
      and(
        hasValues(agentFiles, { company_id: companyId, agent_id: agentId }),
        not(agentFiles.enabled),
      ),
    );
  return files.map(({ id }) => id);
}
