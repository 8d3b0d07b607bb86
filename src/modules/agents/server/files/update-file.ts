import { and, eq } from 'drizzle-orm';
import { AppError, errors, errorTextKey, type TextParameters } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { isUniqueViolation } from '#platform/server/database/errors.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { AgentFile, FileOperation } from '#modules/agents/contract/files.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import { agentEvents } from '#modules/agents/contract/events.ts';
import { extensionOf, isTextFile } from '#modules/agents/contract/file-types.ts';
import type { TextEncoding } from '#modules/agents/contract/text-encodings.ts';
import {
  describeFile,
  findFileRow,
  READ_OTHERWISE,
  type AgentFileRow,
  type FileDescription,
} from './files.queries.ts';
import { agentFiles } from './files.tables.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import { cleanFilename } from './clean-filename.ts';
import { recordFileEvent } from './record-file-event.ts';

interface Update extends FileDescription {
  readonly agentId: string;
  readonly fileId: string;
  readonly change: FileOperation;
}

/** Renames a file, changes its note, disables or enables it, chooses its encoding, or has a failed one tried again by the next sync. */
export async function updateFile(
  tx: Transaction,
  scope: Scope,
  { agentId, fileId, change, ...description }: Update,
): Promise<AgentFile> {
  const agent = await lockAgentRow(tx, scope, agentId);
  const stored = await findFileRow(tx, scope, { agentId, fileId });
  const before = await describeFile(tx, scope, { agent, row: stored, ...description });
  const { updated_at } = change;
  if (updated_at !== undefined) refuseStale(stored, { updated_at }, before);
  const { event, columns } = changeOf(stored, { change, ...description, language: scope.language });
  const [row] = await tx
    .update(agentFiles)
    .set({
      ...columns,
      search_text: searchTextOf(columns.filename ?? stored.filename, columns.note ?? stored.note),
      updated_at: laterThan(agentFiles.updated_at),
    })
    .where(and(eq(agentFiles.company_id, scope.companyId), eq(agentFiles.id, fileId)))
    .returning()
    .catch(refuseTakenName);
  if (row === undefined) throw errors.not_found();
  const after = await describeFile(tx, scope, { agent, row, ...description });
  await recordFileEvent(tx, scope, { name: event, agentId, fileId, before, after });
  return after;
}

interface Change extends Pick<FileDescription, 'translator'>, Pick<Scope, 'language'> {
  readonly change: FileOperation;
}

function changeOf(
  stored: AgentFileRow,
  { change, translator, language }: Change,
): {
  event: string;
  columns: Partial<AgentFileRow>;
} {
  switch (change.operation) {
    case 'rename':
      return {
        event: agentEvents.file_renamed,
        columns: { filename: newNameOf(stored, change.payload.new_filename) },
      };
    case 'update_note':
      return { event: agentEvents.file_note_changed, columns: { note: change.payload.note } };
    case 'set_enabled': {
      const { enabled } = change.payload;
      return {
        event: enabled ? agentEvents.file_enabled : agentEvents.file_disabled,
        columns: { enabled },
      };
    }
    case 'choose_encoding':
      return {
        event: agentEvents.file_encoding_chosen,
        columns: encodingColumns(stored, change.payload.encoding),
      };
    case 'update_status': {
      const { status } = change.payload;
      if (stored.status !== 'error' || status !== 'ready') {
        const say = (name: string) =>
          translator.translate(language, `agents:statuses.file.${name}`);
        throw agentErrors.file_status_not_allowed({
          parameters: { from: say(stored.status), to: say(status) },
        });
      }
      return { event: agentEvents.file_status_changed, columns: { status, reason: null } };
    }
  }
}

/** What the index has of the file was read in another encoding, so it is as good as changed. */
function encodingColumns(
  stored: AgentFileRow,
  chosen_encoding: TextEncoding | null,
): Partial<AgentFileRow> {
  if (!isTextFile(stored.filename)) throw agentErrors.file_has_no_encoding();
  if (stored.chosen_encoding === chosen_encoding) return {};
  return {
    chosen_encoding,
    ...(stored.indexed_content_hash !== null && { indexed_content_hash: READ_OTHERWISE }),
    ...(stored.status === 'error' && { status: 'ready', reason: null }),
  };
}

/** The new name keeps the extension, which determines how the content is read. */
function newNameOf({ filename }: AgentFileRow, wanted: string): string {
  const name = cleanName(wanted);
  const extension = extensionOf(filename);
  if (extensionOf(name) !== extension) {
    throw nameRefused('agents:errors.extension_fixed', { extension });
  }
  return name;
}

function cleanName(wanted: string): string {
  try {
    return cleanFilename(wanted);
  } catch (error) {
    throw error instanceof AppError
      ? nameRefused(errorTextKey(error.code), error.parameters)
      : error;
  }
}

function nameRefused(code: string, parameters: TextParameters = {}): AppError {
  return errors.validation_failed({ fields: [{ path: 'payload.new_filename', code, parameters }] });
}

function refuseTakenName(error: unknown): never {
  if (isUniqueViolation(error, 'agent_files_name_is_unique')) {
    throw nameRefused('agents:errors.filename_taken');
  }
  throw error;
}
