import type { Scope } from '#platform/server/access/scope.ts';
import type { EmbeddingModel } from '#libraries/retrieval/embedding-model.ts';
import type { SyncJobRow } from '../sync-jobs/sync-jobs.queries.ts';
import type { IndexAddress } from '../agents/retrieval.ts';
import type { ChunkSettings } from '#libraries/retrieval/chunks.ts';

/** A run as the one worker knows it that may write about it. */
export interface SyncRun {
  /** As it was claimed. */
  readonly job: SyncJobRow;
  readonly agentId: string;
  /** In whose name it acts. */
  readonly actor: Pick<Scope, 'companyId' | 'userId' | 'employeeId' | 'requestId'>;
  readonly index: IndexAddress;
  /** The index is built beside the one that answers, whose records stay as they are. */
  readonly isNextIndex: boolean;
  readonly model: EmbeddingModel;
  readonly modelName: string;
  readonly settings: {
    readonly chunks: ChunkSettings;
    /** As stored with each indexed file. */
    readonly key: string;
  };
}

/** How far a run is. */
export type SyncCounters = Pick<
  SyncJobRow,
  'files_total' | 'files_done' | 'files_sent' | 'files_failed' | 'chunks_embedded'
>;
