import { copyBytes } from '#libraries/retrieval/memory-of-copies.ts';
import type { PlannedChange, SyncForecast } from '#modules/agents/contract/sync-jobs.ts';
import type { AgentFileRow } from '../files/files.queries.ts';
import type { SyncPlan } from './plan-sync.ts';

interface State {
  readonly files: readonly AgentFileRow[];
  readonly settings: string;
  /** What the agent's last runs indexed, and in what time. */
  /** Of the vectors in the index. */
  readonly dimensions: number;
  readonly memoryLimit: number;
  readonly experience: { readonly chunks: number; readonly tookMs: number };
}

/** How many of the planned files are listed. */
const FILES_NAMED = 100;

/** The size of a plan, estimated from the agent's files and runs so far. */
export function forecastSync(
  plan: SyncPlan,
  { files, settings, experience, dimensions, memoryLimit }: State,
): SyncForecast {
  const named = plan.toIndex.map((file) => ({
    file_id: file.id,
    filename: file.filename,
    change: changeOf(file, settings),
  }));
  const changes: Partial<Record<PlannedChange, number>> = {};
  for (const { change } of named) changes[change] = (changes[change] ?? 0) + 1;
  const chunks = expectedChunks(plan.toIndex, files);
  const bytes = copyBytes(expectedChunks(files, files) ?? 0, { dimensions });
  return {
    changes,
    files_total: named.length,
    unchanged: plan.unchanged,
    removed: plan.toRemove.length,
    files: named.slice(0, FILES_NAMED),
    chunks,
    estimated_ms:
      chunks === null || experience.chunks === 0
        ? null
        : Math.round((experience.tookMs / experience.chunks) * chunks),
    too_large: bytes > memoryLimit ? { bytes, limit_bytes: Math.round(memoryLimit) } : null,
  };
}

function changeOf(file: AgentFileRow, settings: string): PlannedChange {
  if (file.status === 'error') return 'failed';
  if (file.indexed_content_hash === null) return 'added';
  if (file.indexed_content_hash !== file.content_hash) return 'changed';
  return file.indexed_settings === settings ? 'repaired' : 'settings';
}

/** Content that was cut before makes the same number of chunks, other content as many as its size suggests. */
function expectedChunks(
  planned: readonly AgentFileRow[],
  all: readonly AgentFileRow[],
): number | null {
  const isKnown = ({
    content_hash: contentHash,
    indexed_content_hash: indexedContentHash,
  }: AgentFileRow) => contentHash === indexedContentHash;
  const known = all.filter(isKnown);
  const bytes = known.reduce((sum, { size_bytes: sizeBytes }) => sum + sizeBytes, 0);
  const chunks = known.reduce((sum, { chunks_count: chunksCount }) => sum + (chunksCount ?? 0), 0);
  if (bytes === 0 && !planned.every(isKnown)) return null;
  return planned.reduce(
    (sum, file) =>
      sum +
      (isKnown(file)
        ? (file.chunks_count ?? 0)
        : Math.max(1, Math.round((file.size_bytes * chunks) / bytes))),
    0,
  );
}
