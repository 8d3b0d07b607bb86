import type { Config } from '#platform/server/config.ts';
import type { OutboundClient } from '#platform/server/outbound/outbound-client.ts';
import { BUILT_IN_MODEL } from '#libraries/retrieval/built-in-embedder.ts';
import type { EmbeddingModel } from '#libraries/retrieval/embedding-model.ts';
import { createCallPacer } from '#libraries/retrieval/call-pacer.ts';
import { createHostedModel } from '#libraries/retrieval/hosted-model.ts';

const USUAL_DIMENSIONS = 1_536;
const KNOWN_DIMENSIONS: Readonly<Record<string, number>> = {
  'text-embedding-ada-002': 1_536,
  'text-embedding-3-small': 1_536,
  'text-embedding-3-large': 3_072,
};

type Settings = Pick<
  Config,
  'EMBEDDINGS_URL' | 'EMBEDDINGS_API_KEY' | 'EMBEDDINGS_DIMENSIONS' | 'EMBEDDINGS_CALLS_PER_MINUTE'
>;

/** Answers the model that embeds for a name: the hosted one of that name, or the built-in one for all. */
export function createEmbeddingModels({
  config,
  outbound,
}: {
  readonly config: Settings;
  readonly outbound: Pick<OutboundClient, 'send'>;
}): (name: string) => EmbeddingModel {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_API_KEY: apiKey, EMBEDDINGS_DIMENSIONS: asked } = config;
  if (url === undefined) return () => BUILT_IN_MODEL;
  // One for all models: limits are the account's.
  const pacer = createCallPacer(config.EMBEDDINGS_CALLS_PER_MINUTE);
  return (name) =>
    createHostedModel({
      outbound,
      pacer,
      url,
      apiKey,
      name,
      dimensions: asked ?? KNOWN_DIMENSIONS[name] ?? USUAL_DIMENSIONS,
      askForDimensions: asked !== undefined,
    });
}
