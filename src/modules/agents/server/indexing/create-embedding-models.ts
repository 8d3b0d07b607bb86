import type { Config } from '#platform/server/config.ts';
import {
  type OutboundClient,
  OutboundError,
  type OutboundFailure,
} from '#platform/server/outbound/outbound-client.ts';
import { BUILT_IN_MODEL } from '#libraries/retrieval/built-in-embedder.ts';
import {
  EmbeddingFailure,
  type EmbeddingFailureReason,
  type EmbeddingModel,
} from '#libraries/retrieval/embedding-model.ts';
import type { Send } from '#libraries/retrieval/send.ts';
import { createCallPacer } from '#libraries/retrieval/call-pacer.ts';
import { createServiceHealth } from '#libraries/retrieval/service-health.ts';
import { createHostedModel } from '#libraries/retrieval/hosted-model.ts';

const USUAL_DIMENSIONS = 1_536;
const KNOWN_DIMENSIONS: Readonly<Record<string, number>> = {
  'text-embedding-ada-002': 1_536,
  'text-embedding-3-small': 1_536,
  'text-embedding-3-large': 3_072,
};

type Outbound = Pick<OutboundClient, 'send'>;

type Settings = Pick<
  Config,
  'EMBEDDINGS_URL' | 'EMBEDDINGS_API_KEY' | 'EMBEDDINGS_DIMENSIONS' | 'EMBEDDINGS_CALLS_PER_MINUTE'
>;

/** Returns the model that embeds for a name: the hosted one of that name, or the built-in one for all. */
export function createEmbeddingModels({
  config,
  outbound,
}: {
  readonly config: Settings;
  readonly outbound: Outbound;
}): (name: string) => EmbeddingModel {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_API_KEY: apiKey, EMBEDDINGS_DIMENSIONS: asked } = config;
  if (url === undefined) return () => BUILT_IN_MODEL;
  // One for all models: limits belong to the account.
  const pacer = createCallPacer(config.EMBEDDINGS_CALLS_PER_MINUTE);
  const health = createServiceHealth();
  const send = sendToModel(outbound);
  return (name) =>
    createHostedModel({
      send,
      pacer,
      health,
      url,
      apiKey,
      name,
      dimensions: asked ?? KNOWN_DIMENSIONS[name] ?? USUAL_DIMENSIONS,
      askForDimensions: asked !== undefined,
    });
}

const reasons: Record<OutboundFailure, EmbeddingFailureReason> = {
  unreachable: 'unreachable',
  too_slow: 'too-slow',
  too_large: 'garbage',
  forbidden_address: 'refused',
};

/** How hosted models are called; their address comes from the configuration and may be in the private network. */
export function sendToModel(outbound: Outbound): Send {
  return (request) =>
    outbound.send({ ...request, trusted: true }).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      throw new EmbeddingFailure(reasons[error.failure], error.message, { cause: error });
    });
}
