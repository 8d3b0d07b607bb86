import type { AgentsContext } from '../agents/agents-context.ts';
import type { Retrieval } from '../agents/retrieval.ts';
import type { AgentFileRow } from '../files/files.queries.ts';
import type { DocumentError, IndexedDocument, Indexing } from './index-document.ts';
import type { StageClock } from './stage-clock.ts';
import type { SyncRun } from './sync-run.ts';

/** Nearly every document is among the first few; reading more each time would cost more than indexing. */
const FEW_PASSAGES = 5;
/** As many as a retrieval returns at most. */
const MANY_PASSAGES = 50;

/** The result of one document. */
export type DocumentOutcome =
  | (Omit<IndexedDocument, 'status' | 'queries'> & { readonly status: 'ready' })
  | DocumentError
  | { readonly status: 'gone' };

/** A file that has been indexed, or failed on its way. */
export interface WorkedFile {
  readonly file: AgentFileRow;
  readonly clock: StageClock;
  readonly indexing: Indexing;
}

interface Probe {
  readonly fileId: string;
  readonly chunks: number;
  readonly queries: readonly string[];
}

interface Means {
  readonly retrieval: Pick<Retrieval, 'retrieveEach' | 'listFiles'>;
  readonly logger: AgentsContext['logger'];
}

type Searched = Pick<SyncRun, 'index' | 'model'>;

/** Checks whether searches find the documents of a group again; they share one state of the index. */
export async function probeDocuments(
  context: Means,
  run: Searched,
  { group, signal }: { group: readonly WorkedFile[]; signal: AbortSignal },
): Promise<DocumentOutcome[]> {
  const probes = group.flatMap(({ file, indexing }) =>
    indexing.status === 'indexed' ? [{ ...indexing, fileId: file.id }] : [],
  );
  const startedAt = performance.now();
  const failures = await failuresOf(context, run, { probes, signal });
  const share = (performance.now() - startedAt) / probes.length;
  return group.map(({ file, clock, indexing }): DocumentOutcome => {
    if (indexing.status !== 'indexed') return indexing;
    clock.add('probe', share);
    const { status: _, queries: __, ...document } = indexing;
    return failures.get(file.id) ?? { status: 'ready', ...document };
  });
}

/** What is wrong with those that are not found. */
async function failuresOf(
  context: Means,
  run: Searched,
  { probes, signal }: { probes: readonly Probe[]; signal: AbortSignal },
): Promise<ReadonlyMap<string, DocumentError>> {
  try {
    const lost = await notFound(context, run, { probes, signal });
    return new Map(lost.map(({ fileId }) => [fileId, failure('not_found_again')]));
  } catch (error) {
    signal.throwIfAborted();
    const [first, ...others] = probes;
    if (first !== undefined && others.length === 0) {
      context.logger.error({ err: error, fileId: first.fileId }, 'a document could not be probed');
      return new Map([[first.fileId, failure('index_unavailable')]]);
    }
    // One failure is not that of all.
    const failures = new Map<string, DocumentError>();
    for (const probe of probes) {
      const one = await failuresOf(context, run, { probes: [probe], signal });
      for (const [fileId, found] of one) failures.set(fileId, found);
    }
    return failures;
  }
}

async function notFound(
  { retrieval }: Means,
  { index, model }: Searched,
  { probes, signal }: { probes: readonly Probe[]; signal: AbortSignal },
): Promise<readonly Probe[]> {
  if (probes.length === 0) return probes;
  const search = async (some: readonly Probe[], topK: number) => {
    const queries = some.flatMap((probe) => probe.queries);
    const answers = await retrieval.retrieveEach({
      index,
      model,
      queries,
      topK,
      isPatient: true,
      signal,
    });
    let next = 0;
    return some.map((probe) => {
      const mine = answers.slice(next, (next += probe.queries.length));
      const isFound = mine.some(({ chunks }) =>
        chunks.some(({ fileId }) => fileId === probe.fileId),
      );
      return { probe, isFound, isCrowdedOut: mine.every(({ chunks }) => chunks.length === topK) };
    });
  };
  const few = await search(
    probes.map((probe) => ({ ...probe, queries: probe.queries.slice(0, 1) })),
    FEW_PASSAGES,
  );
  const hidden = probes.filter((_, position) => few[position]?.isFound !== true);
  if (hidden.length === 0) return [];
  const lost = (await search(hidden, MANY_PASSAGES)).filter(({ isFound }) => !isFound);
  if (!lost.some(({ isCrowdedOut }) => isCrowdedOut)) return lost.map(({ probe }) => probe);
  // Fifty passages of other files are exactly the same: what the index lists decides.
  const listed = await retrieval.listFiles(index);
  const isListed = ({ fileId, chunks }: Probe) =>
    listed.some((file) => file.fileId === fileId && file.chunks === chunks);
  return lost.flatMap(({ probe, isCrowdedOut }) =>
    isCrowdedOut && isListed(probe) ? [] : [probe],
  );
}

function failure(reason: DocumentError['reason']): DocumentError {
  return { status: 'error', reason, machinery: true };
}
