import type { UnreadableReason } from '#modules/agents/contract/unreadable-reasons.ts';
import { needsSync, type AgentFileRow } from '../files/files.queries.ts';
import type { IndexedFile } from '../agents/retrieval.ts';

export interface SyncPlan {
  /** New and changed files, those that failed for a temporary reason, and those whose chunks in the index differ from the records. */
  readonly toIndex: readonly AgentFileRow[];
  /** What the index has of files that no longer exist. */
  readonly toRemove: readonly string[];
  readonly unchanged: number;
  /** Files in error that stay so, because another try would end the same. */
  readonly inError: number;
}

interface State {
  readonly files: readonly AgentFileRow[];
  readonly indexed: readonly IndexedFile[];
  readonly settings: string;
  /** The planned run; files it processed before a crash are left alone. Null before there is one. */
  readonly jobId: string | null;
  /** The files that were chosen for it, whatever their state; null where it considers all. */
  readonly only: readonly string[] | null;
}

/** What a run has to do: compares the files with the records of the index, and those with the index itself. */
export function planSync({ files, indexed, settings, jobId, only }: State): SyncPlan {
  const chunksOf = new Map(indexed.map(({ fileId, chunks }) => [fileId, chunks]));
  const open = files.filter((file) => jobId === null || file.last_sync_job_id !== jobId);
  if (only !== null) {
    const chosen = new Set(only);
    return {
      toIndex: open.filter(({ id }) => chosen.has(id)),
      toRemove: [],
      unchanged: 0,
      inError: 0,
    };
  }
  const readable = open.filter((file) => !isUnreadable(file));
  const toIndex = readable.filter(
    (file) => needsSync(file, settings) || chunksOf.get(file.id) !== file.chunks_count,
  );
  const known = new Set(files.map(({ id }) => id));
  return {
    toIndex,
    toRemove: indexed.map(({ fileId }) => fileId).filter((fileId) => !known.has(fileId)),
    unchanged: readable.length - toIndex.length,
    inError: open.length - readable.length,
  };
}

/** Reasons in the content: as long as that is the same, another try ends the same. */
const LASTING_REASONS: ReadonlySet<string | null> = new Set<UnreadableReason>([
  'encrypted',
  'empty',
  'scanned_without_text',
  'too_large_unpacked',
  'damaged',
  'too_old',
  'wrong_type',
]);

function isUnreadable({ status, reason }: AgentFileRow): boolean {
  return status === 'error' && LASTING_REASONS.has(reason);
}
