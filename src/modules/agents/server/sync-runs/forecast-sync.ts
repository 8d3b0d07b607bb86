import type { PlannedChange, SyncForecast } from '#modules/agents/contract/sync-jobs.ts';
import type { AgentFileRow } from '../files/files.queries.ts';
import type { SyncPlan } from './plan-sync.ts';
import { typeOf, type SampledTexts } from './sample-texts.ts';

interface State {
  readonly files: readonly AgentFileRow[];
  readonly settings: string;
  /** What the agent's last runs indexed, and in what time. */
  readonly experience: { readonly chunks: number; readonly tookMs: number };
  /** What reading some of the planned files gave. */
  readonly sampled: SampledTexts;
}

/** To embed and store one chunk, before a run has shown how long it takes. */
const MILLISECONDS_TO_INDEX = 2;

/** How many of the planned files are listed. */
const FILES_NAMED = 100;

/** The size of a plan, estimated from the agent's files and runs so far. */
export function forecastSync(plan: SyncPlan, state: State): SyncForecast {
  const { settings } = state;
  const named = plan.toIndex.map((file) => ({
    file_id: file.id,
    filename: file.filename,
    change: changeOf(file, settings),
  }));
  const changes: Partial<Record<PlannedChange, number>> = {};
  for (const { change } of named) changes[change] = (changes[change] ?? 0) + 1;
  const chunks = expectedChunks(plan.toIndex, state);
  return {
    changes,
    files_total: named.length,
    unchanged: plan.unchanged,
    in_error: plan.inError,
    removed: plan.toRemove.length,
    files: named.slice(0, FILES_NAMED),
    chunks,
    estimated_ms: chunks === null ? null : expectedTime(chunks, state),
  };
}

function changeOf(file: AgentFileRow, settings: string): PlannedChange {
  if (file.status === 'error') return 'failed';
  if (file.indexed_content_hash === null) return 'added';
  if (file.indexed_content_hash !== file.content_hash) return 'changed';
  return file.indexed_settings === settings ? 'repaired' : 'settings';
}

/** Whether the file was cut before as it would be now. */
export function isCut(file: AgentFileRow, settings: string): boolean {
  return file.content_hash === file.indexed_content_hash && file.indexed_settings === settings;
}

/**
 * Text that was cut before makes the same number of chunks, and text that was read to find out makes what was
 * counted. Others make as many as their size suggests, by files of their type, else by all.
 */
function expectedChunks(
  planned: readonly AgentFileRow[],
  { files, settings, sampled }: State,
): number | null {
  const chunksOf = (file: AgentFileRow) =>
    sampled.chunks.get(file.id) ?? (isCut(file, settings) ? (file.chunks_count ?? 0) : undefined);
  const counted = files.flatMap((file) => {
    const chunks = chunksOf(file);
    return chunks === undefined ? [] : [{ chunks, bytes: file.size_bytes, type: typeOf(file) }];
  });
  const shareOf = (some: typeof counted) => {
    const bytes = some.reduce((sum, each) => sum + each.bytes, 0);
    return bytes === 0 ? undefined : some.reduce((sum, { chunks }) => sum + chunks, 0) / bytes;
  };
  let expected = 0;
  for (const file of planned) {
    const ofType = counted.filter(({ type }) => type === typeOf(file));
    const chunks = chunksOf(file);
    const share = shareOf(ofType) ?? shareOf(counted);
    if (chunks === undefined && share === undefined) return null;
    expected += chunks ?? Math.max(1, Math.round(file.size_bytes * (share ?? 0)));
  }
  return expected;
}

/** By the last runs, else by how long it took to read some of the files. */
function expectedTime(chunks: number, { experience, sampled }: State): number | null {
  if (experience.chunks > 0) return Math.round((experience.tookMs / experience.chunks) * chunks);
  const sampledChunks = sampled.chunks.values().reduce((sum, count) => sum + count, 0);
  if (sampledChunks === 0) return null;
  return Math.round((sampled.tookMs / sampledChunks + MILLISECONDS_TO_INDEX) * chunks);
}
