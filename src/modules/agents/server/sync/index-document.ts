import type { FileErrorReason } from '#modules/agents/contract/agent-file.ts';
import type { AgentsContext } from '../agents-context.ts';
import type { AgentFileRow } from '../agent-files.queries.ts';
import { EmbeddingFailure } from '../retrieval/embedding-model.ts';
import { FileGoneError, SupersededError } from '../retrieval/index-failures.ts';
import { probeQueries } from './probe-queries.ts';
import type { Reading } from './read-file.ts';
import type { StageClock } from './stage-clock.ts';
import type { SyncRun } from './sync-run.ts';

/** Nearly every document is among the first few; reading more each time would cost more than indexing. */
const FEW_PASSAGES = 5;
/** As many as a retrieval answers at most. */
const MANY_PASSAGES = 50;

/** What became of one document. */
export type DocumentOutcome =
  | {
      readonly status: 'ready';
      readonly contentHash: string;
      readonly chunks: number;
      readonly pages: number | null;
      /** 1 is sound text; below, marks of Thai words are missing. */
      readonly quality: number;
    }
  | {
      readonly status: 'error';
      readonly reason: FileErrorReason;
      /** Whether the machinery failed and not the document, so that others will fail as well. */
      readonly machinery: boolean;
    }
  | { readonly status: 'gone' };

interface Document {
  readonly file: AgentFileRow;
  readonly reading: Reading;
  readonly clock: StageClock;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { readonly chunks: number }) => Promise<void>;
}

/** Puts the text of a document into the index and looks whether a search finds it there. */
export async function indexDocument(
  context: AgentsContext,
  run: SyncRun,
  { file, reading, clock, signal, onProgress }: Document,
): Promise<DocumentOutcome> {
  if (reading === 'gone') return { status: 'gone' };
  const { contentHash, result } = reading;
  if (result === 'missing') return unreadable('missing_content');
  if (!result.ok) return unreadable(result.reason);
  const { retrieval } = context;
  const { index, model, settings } = run;
  try {
    const { pages, quality, pageCount = null } = result;
    const queries = probeQueries(pages);
    if (queries.length === 0) return unreadable('empty');
    const { chunks } = await retrieval.indexFile({
      index,
      fileId: file.id,
      pages,
      settings: settings.chunks,
      model,
      signal,
      onStage: (stage, milliseconds) => clock.add(stage, milliseconds),
      onProgress,
    });
    const probe = { fileId: file.id, chunks, queries, signal };
    if (!(await clock.measure('probe', () => isFoundAgain(context, run, probe)))) {
      return { status: 'error', reason: 'not_found_again', machinery: true };
    }
    return { status: 'ready', contentHash, chunks, pages: pageCount, quality };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FileGoneError) return { status: 'gone' };
    if (error instanceof SupersededError) throw error;
    if (!(error instanceof EmbeddingFailure)) {
      context.logger.error({ err: error, fileId: file.id }, 'a document could not be indexed');
    }
    return { status: 'error', reason: reasonOf(error), machinery: true };
  }
}

interface Probe {
  readonly fileId: string;
  readonly chunks: number;
  readonly queries: readonly string[];
  readonly signal: AbortSignal;
}

async function isFoundAgain(
  { retrieval }: AgentsContext,
  { index, model }: SyncRun,
  { fileId, chunks, queries, signal }: Probe,
): Promise<boolean> {
  const probes = [
    ...queries.slice(0, 1).map((query) => ({ query, topK: FEW_PASSAGES })),
    ...queries.map((query) => ({ query, topK: MANY_PASSAGES })),
  ];
  let isCrowdedOut = true;
  for (const probe of probes) {
    const found = await retrieval.retrieve({ index, model, ...probe, signal });
    if (found.chunks.some((chunk) => chunk.fileId === fileId)) return true;
    isCrowdedOut &&= found.chunks.length === probe.topK;
  }
  if (!isCrowdedOut) return false;
  // Fifty passages of other files say the very same: what the index lists decides.
  const listed = await retrieval.listFiles(index);
  return listed.some((held) => held.fileId === fileId && held.chunks === chunks);
}

function unreadable(reason: FileErrorReason): DocumentOutcome {
  return { status: 'error', reason, machinery: false };
}

function reasonOf(error: unknown): FileErrorReason {
  if (!(error instanceof EmbeddingFailure)) return 'index_unavailable';
  switch (error.reason) {
    case 'unreachable':
      return 'embedding_unreachable';
    case 'too-slow':
      return 'embedding_too_slow';
    case 'refused':
      return 'embedding_refused';
    case 'garbage':
      return 'embedding_garbage';
  }
}
