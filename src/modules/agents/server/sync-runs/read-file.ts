import { AppError } from '#platform/contract/errors.ts';
import { extensionOf, isFileExtension } from '#modules/agents/contract/file-types.ts';
import { findFileContent, type AgentFileRow } from '../files/files.queries.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import type { TextEncoding } from '#modules/agents/contract/text-encodings.ts';
import type { ReadingResult } from '#libraries/documents/process/run-job.ts';
import type { StageClock } from './stage-clock.ts';
import type { SyncRun } from './sync-run.ts';

/** What a file contains at the moment it is read; it may have been replaced or removed since the plan. */
export type Reading =
  | {
      readonly contentHash: string;
      readonly chosenEncoding: TextEncoding | null;
      readonly result: ReadingResult | 'missing';
    }
  | 'gone';

/** The text of a file, the reason why it has none, or that its content is not where it was stored. */
export async function readFile(
  { database, extractText, files }: AgentsContext,
  run: Pick<SyncRun, 'actor' | 'agentId'>,
  { file, clock, signal }: { file: AgentFileRow; clock: StageClock; signal: AbortSignal },
): Promise<Reading> {
  const address = { agentId: run.agentId, fileId: file.id };
  const stored = await database
    .inCompany(run.actor, (tx) => findFileContent(tx, run.actor, address), { readOnly: true })
    .catch(goneIfMissing);
  if (stored === 'gone') return 'gone';
  const { filename, storage_key: storageKey, sha256: contentHash } = stored;
  const chosenEncoding = stored.chosen_encoding;
  const extension = extensionOf(filename);
  if (!isFileExtension(extension)) throw new Error(`A file of type .${extension} was accepted`);
  const owner = String(run.actor.companyId);
  const encoding = chosenEncoding ?? undefined;
  const document = { path: files.pathOf(storageKey), filename, extension, encoding };
  try {
    const result = await clock.measure('read', () => extractText(document, { signal, owner }));
    return { contentHash, chosenEncoding, result };
  } catch (error) {
    if (isMissingContent(error)) return { contentHash, chosenEncoding, result: 'missing' };
    throw error;
  }
}

function goneIfMissing(error: unknown): 'gone' {
  if (error instanceof AppError && error.status === 404) return 'gone';
  throw error;
}

function isMissingContent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}
