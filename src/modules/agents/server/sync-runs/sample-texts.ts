import { chunkText } from '#libraries/retrieval/chunk-text.ts';
import type { ChunkSettings } from '#libraries/retrieval/chunks.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import type { AgentFileRow } from '../files/files.queries.ts';
import { readFile } from './read-file.ts';
import { StageClock } from './stage-clock.ts';

/** What reading some of the planned files gave. */
export interface SampledTexts {
  /** The chunks of each file that was read; none where it has no text. */
  readonly chunks: ReadonlyMap<string, number>;
  readonly tookMs: number;
}

/** People wait for the forecast: this many files are read, in this time, and none that takes long by itself. */
const MOST_FILES = 8;
const MOST_MILLISECONDS = 4_000;
const LARGEST_FILE = 10 * 1024 * 1024;

interface Sampling {
  readonly agentId: string;
  /** Files whose text is not known yet. */
  readonly files: readonly AgentFileRow[];
  readonly settings: ChunkSettings;
}

/** Reads some of the files and counts the chunks that their text makes: bytes say little about text. */
export async function sampleTexts(
  context: AgentsContext,
  actor: Scope,
  { agentId, files, settings }: Sampling,
): Promise<SampledTexts> {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(MOST_MILLISECONDS);
  const chunks = new Map<string, number>();
  for (const file of chooseFiles(files)) {
    try {
      const clock = new StageClock();
      const reading = await readFile(context, { actor, agentId }, { file, clock, signal });
      if (reading === 'gone' || reading.result === 'missing') continue;
      const { result } = reading;
      const count = result.ok ? chunkText(result.pages, settings).reduce((sum) => sum + 1, 0) : 0;
      chunks.set(file.id, count);
    } catch (error) {
      if (signal.aborted) break;
      context.logger.warn({ err: error, fileId: file.id }, 'a file could not be sampled');
    }
  }
  return { chunks, tookMs: performance.now() - startedAt };
}

/** Files of every type in turn, so that no type is estimated by another one while there is time for both. */
function chooseFiles(files: readonly AgentFileRow[]): AgentFileRow[] {
  const readable = files.filter(({ size_bytes }) => size_bytes <= LARGEST_FILE);
  const byType = [...Map.groupBy(readable, typeOf).values()];
  const longest = Math.max(0, ...byType.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) =>
    byType.flatMap((same) => same[place] ?? []),
  );
  return inTurn.flat().slice(0, MOST_FILES);
}

/** Files of one type make similarly many chunks of as many bytes. */
export function typeOf({ filename }: AgentFileRow): string {
  return filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
}
