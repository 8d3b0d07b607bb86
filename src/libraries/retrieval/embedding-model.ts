import type { ServiceHealth } from './service-health.ts';

interface ModelFacts {
  /** Stored with every indexed file. A change means that the file has to be embedded again. */
  readonly id: string;
  readonly dimensions: number;
  /**
   * The share of the vector leg in the fused score: small for the built-in model, which uses the same
   * letters as the keyword leg, larger for a model that knows meanings.
   */
  readonly weight: number;
}

/** Computed from the letters alone, in the threads of the index. */
export interface BuiltInModel extends ModelFacts {
  readonly kind: 'built-in';
}

/** Called over the network. */
export interface HostedModel extends ModelFacts {
  readonly kind: 'hosted';
  /** One unit vector per text, in their order. Throws `EmbeddingFailure`. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Float32Array[]>;
  /** What all callers of the service know about it. */
  readonly health?: ServiceHealth;
}

/** The service has not answered for so long, or asks for a pause of so long. */
export interface ServiceWait {
  readonly kind: 'silent' | 'busy';
  readonly seconds: number;
}

interface EmbedOptions {
  readonly signal?: AbortSignal;
  /** Called when it takes long. */
  readonly onWait?: (wait: ServiceWait) => void;
}

/** Turns text into numbers that can be compared. Vectors of different models are never compared. */
export type EmbeddingModel = BuiltInModel | HostedModel;

export type EmbeddingFailureReason =
  | 'unreachable'
  | 'too-slow'
  | 'busy'
  | 'broken'
  | 'refused'
  | 'garbage';

/** Why a hosted model gave no usable vectors. */
export class EmbeddingFailure extends Error {
  override readonly name = 'EmbeddingFailure';
  readonly reason: EmbeddingFailureReason;

  constructor(reason: EmbeddingFailureReason, detail: string, options?: ErrorOptions) {
    super(`The embedding model gave no vectors (${reason}): ${detail}`, options);
    this.reason = reason;
  }
}
