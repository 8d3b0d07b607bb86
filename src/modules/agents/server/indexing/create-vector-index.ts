import type { Config } from '#platform/server/config.ts';
import type { OutboundClient } from '#platform/server/outbound/outbound-client.ts';
import { PineconeIndex } from '#libraries/retrieval/pinecone-index.ts';
import type { VectorIndex } from '#libraries/retrieval/vector-index.ts';

/** The engine that the configuration names; nothing where vectors are compared in memory, as by default. */
export function createVectorIndex({
  config: { VECTOR_INDEX: engine, PINECONE_API_KEY: apiKey, PINECONE_HOST: host },
  outbound,
}: {
  readonly config: Pick<Config, 'VECTOR_INDEX' | 'PINECONE_API_KEY' | 'PINECONE_HOST'>;
  readonly outbound: Pick<OutboundClient, 'send'>;
}): VectorIndex | undefined {
  if (engine !== 'pinecone') return undefined;
  if (apiKey === undefined || host === undefined) {
    throw new Error('VECTOR_INDEX=pinecone needs PINECONE_API_KEY and PINECONE_HOST');
  }
  return new PineconeIndex({ outbound, apiKey, host });
}
