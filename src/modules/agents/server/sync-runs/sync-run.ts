import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { EmbeddingModel } from '#libraries/retrieval/embedding-model.ts';
import type { IndexAddress } from '../agents/retrieval.ts';
import type { ChunkSettings } from '#libraries/retrieval/chunks.ts';

/** A run as the one worker knows it that may write about it. */
export interface SyncRun {
  readonly jobId: string;
  readonly agentId: string;
  /** In whose name it acts. */
  readonly actor: Pick<Scope, 'companyId' | 'userId' | 'employeeId' | 'requestId'>;
  /** Shown with every write; who took the run on later holds another. */
  readonly token: string;
  /** How often a worker took it on, this time included. */
  readonly attempts: number;
  readonly language: Language;
  /** The files it was asked to deal with, whatever their state; null where it looks at all. */
  readonly onlyFiles: readonly string[] | null;
  readonly index: IndexAddress;
  /** The index is built beside the one that answers, whose books it leaves alone. */
  readonly aside: boolean;
  readonly model: EmbeddingModel;
  readonly modelName: string;
  readonly settings: {
    readonly chunks: ChunkSettings;
    /** As kept with each indexed file. */
    readonly key: string;
  };
}

/** How far a run is. */
export interface SyncCounters {
  readonly files_total: number;
  readonly files_done: number;
  readonly files_sent: number;
  readonly files_failed: number;
  readonly chunks_embedded: number;
}

/** The run is not this worker's any more: it ended, was taken on by another, or went with its agent. */
export class RunLostError extends Error {
  constructor() {
    super('The sync belongs to nobody or to another worker');
    this.name = 'RunLostError';
  }
}

/** A person asked the run to stop, or deleted its agent. */
export class RunStoppedError extends Error {
  constructor() {
    super('The sync was asked to stop');
    this.name = 'RunStoppedError';
  }
}

/** Whether a failure says that the run itself has ended, whatever it was doing. */
export function endsRun(error: unknown): boolean {
  return error instanceof RunLostError || error instanceof RunStoppedError;
}
