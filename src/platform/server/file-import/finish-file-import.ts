import { sql } from 'drizzle-orm';
import { FILE_IMPORT, fileImportEvents } from '#platform/contract/file-imports.ts';
import type { Transaction } from '../database/transactions.ts';
import { recordEvent } from '../events/record-event.ts';
import { actorOf, fileImportRuns, type FileImportRow } from './file-import-runs.ts';
import type { ImportKind } from './import-kind.ts';

type Ended = Exclude<FileImportRow['status'], 'checking' | 'importing' | 'undoing'>;

type Ending = Partial<Omit<FileImportRow, 'status'>> & { readonly status: Ended };

const events = {
  checked: fileImportEvents.import_checked,
  imported: fileImportEvents.import_carried_out,
  imported_with_errors: fileImportEvents.import_carried_out,
  cancelled: fileImportEvents.import_stopped,
  failed: fileImportEvents.import_failed,
  undone: fileImportEvents.import_undone,
} as const;

/** Ends a step of an import. */
export async function finishFileImport(
  tx: Transaction,
  row: FileImportRow,
  ending: Ending,
): Promise<void> {
  await fileImportRuns.finish(tx, row, {
    actor: actorOf(row),
    values: { ...ending, updated_at: sql`now()` },
    event: ending.failure == null ? events[ending.status] : fileImportEvents.import_failed,
    also: async (ended) => figuresOf(ended),
  });
}

/** Has open screens load again what an import changed. */
export async function announceRecords(
  tx: Transaction,
  row: FileImportRow,
  { entity, importedEvent }: Pick<ImportKind, 'entity' | 'importedEvent'>,
): Promise<void> {
  const { created, updated, unchanged, left_out } = figuresOf(row);
  await recordEvent(tx, actorOf(row), {
    name: importedEvent,
    entity,
    entityId: 'import',
    after: { created, updated, unchanged, left_out, ...row.facts },
  });
}

/** What the history says of an import. */
export function figuresOf(row: FileImportRow) {
  return {
    kind: row.kind,
    filename: row.filename,
    status: row.status,
    created: row.created_count,
    updated: row.updated_count,
    unchanged: row.unchanged_count,
    left_out: row.refused_count,
  };
}

/** The history of an import that was begun. */
export async function recordStart(tx: Transaction, row: FileImportRow): Promise<void> {
  const { kind, filename, size_bytes } = row;
  await recordEvent(tx, actorOf(row), {
    name: fileImportEvents.import_started,
    entity: FILE_IMPORT,
    entityId: row.id,
    after: { kind, filename, size_bytes },
  });
}
