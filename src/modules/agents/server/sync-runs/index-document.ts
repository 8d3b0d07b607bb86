import type { FileErrorReason } from '#modules/agents/contract/files.ts';
import type { TextEncoding } from '#modules/agents/contract/text-encodings.ts';
import { endsRun } from '#platform/server/long-jobs/run-errors.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import type { AgentFileRow } from '../files/files.queries.ts';
import { EmbeddingFailure, type ServiceWait } from '#libraries/retrieval/embedding-model.ts';
import { FileGoneError } from '../indexing/index-errors.ts';
import { probeQueries } from './probe-queries.ts';
import { readFile } from './read-file.ts';
import type { StageClock } from './stage-clock.ts';
import type { SyncRun } from './sync-run.ts';

/** Why a document did not get into the index. */
export interface DocumentError {
  readonly status: 'error';
  readonly reason: FileErrorReason;
  /** Whether the machinery failed and not the document, so that others will fail as well. */
  readonly machinery: boolean;
}

/** A document whose text is in the index. */
export interface IndexedDocument {
  readonly status: 'indexed';
  readonly contentHash: string;
  readonly chunks: number;
  readonly pages: number | null;
  /** 1 is sound text; below, marks of Thai words are missing. */
  readonly quality: number;
  /** The encoding in which a text file was read, and the one that a person chose. */
  readonly encoding: TextEncoding | null;
  readonly chosenEncoding: TextEncoding | null;
  /** A search must find the document by these. */
  readonly queries: readonly string[];
}

/** The result of one document on its way into the index. */
export type Indexing = IndexedDocument | DocumentError | { readonly status: 'gone' };

interface Document {
  readonly file: AgentFileRow;
  readonly clock: StageClock;
  readonly signal: AbortSignal;
  readonly onWait: (wait: ServiceWait) => void;
  readonly onProgress: (progress: { readonly chunks: number }) => Promise<void>;
}

/** Reads a document and puts its text into the index. */
export async function indexDocument(
  context: AgentsContext,
  run: SyncRun,
  { file, clock, signal, onWait, onProgress }: Document,
): Promise<Indexing> {
  const reading = await readFile(context, run, { file, clock, signal });
  if (reading === 'gone') return { status: 'gone' };
  const { contentHash, chosenEncoding, result } = reading;
  if (result === 'missing') return unreadable('missing_content');
  if (!result.ok) return unreadable(result.reason);
  const { index, model, settings } = run;
  try {
    const { pages, quality, pageCount = null, encoding = null } = result;
    const queries = probeQueries(pages);
    if (queries.length === 0) return unreadable('empty');
    const { chunks } = await context.retrieval.indexFile({
      index,
      fileId: file.id,
      pages,
      settings: settings.chunks,
      model,
      signal,
      onStage: (stage, milliseconds) => clock.add(stage, milliseconds),
      onWait,
      onProgress,
    });
    return {
      status: 'indexed',
      contentHash,
      chunks,
      pages: pageCount,
      quality,
      encoding,
      chosenEncoding,
      queries,
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FileGoneError) return { status: 'gone' };
    if (endsRun(error)) throw error;
    if (!(error instanceof EmbeddingFailure)) {
      context.logger.error({ err: error, fileId: file.id }, 'a document could not be indexed');
    }
    return { status: 'error', reason: reasonOf(error), machinery: true };
  }
}

function unreadable(reason: FileErrorReason): DocumentError {
  return { status: 'error', reason, machinery: false };
}

function reasonOf(error: unknown): FileErrorReason {
  if (!(error instanceof EmbeddingFailure)) return 'index_unavailable';
  switch (error.reason) {
    case 'unreachable':
      return 'embedding_unreachable';
    case 'too-slow':
      return 'embedding_too_slow';
    case 'busy':
      return 'embedding_busy';
    case 'broken':
      return 'embedding_broken';
    case 'refused':
      return 'embedding_refused';
    case 'garbage':
      return 'embedding_garbage';
  }
}
