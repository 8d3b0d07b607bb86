import type { Scope } from '#platform/server/access/scope.ts';
import type { EmbeddingModel } from '#libraries/retrieval/embedding-model.ts';
import type { SyncJobRow } from '../sync-jobs/sync-jobs.queries.ts';
import type { IndexAddress } from '../agents/retrieval.ts';
import type { ChunkSettings } from '#libraries/retrieval/chunks.ts';

/** A run as seen by the one worker that may write about it. */
export interface SyncRun {
  /** As it was claimed. */
  readonly job: SyncJobRow;
  readonly agentId: string;
  /** On whose behalf it acts. */
  readonly actor: Pick<Scope, 'companyId' | 'userId' | 'employeeId' | 'requestId'>;
  readonly index: IndexAddress;
  /** The index is built beside the live one, whose records stay unchanged. */
  readonly isNextIndex: boolean;
  readonly model: EmbeddingModel;
  readonly modelName: string;
  readonly settings: {
    readonly chunks: ChunkSettings;
    /** As stored with each indexed file. */
    readonly key: string;
  };
}

/** The progress of a run. */
export type SyncCounters = Pick<
  SyncJobRow,
  'files_total' | 'files_done' | 'files_sent' | 'files_failed' | 'chunks_embedded'
>;
