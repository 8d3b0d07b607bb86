import type { Config } from '#platform/server/config.ts';
import type { OutboundClient } from '#platform/server/outbound/outbound-client.ts';
import { PineconeIndex } from '#libraries/retrieval/pinecone-index.ts';
import type { VectorIndex } from '#libraries/retrieval/vector-index.ts';
import type { IndexAddress } from '../agents/retrieval.ts';

type Outbound = Pick<OutboundClient, 'send'>;

/** The configured engine; nothing where vectors are compared in memory, as by default. */
export function createVectorIndex({
  config: { VECTOR_INDEX: engine, PINECONE_API_KEY: apiKey, PINECONE_HOST: host },
  outbound,
}: {
  readonly config: Pick<Config, 'VECTOR_INDEX' | 'PINECONE_API_KEY' | 'PINECONE_HOST'>;
  readonly outbound: Outbound;
}): VectorIndex<IndexAddress> | undefined {
  if (engine !== 'pinecone') return undefined;
  if (apiKey === undefined || host === undefined) {
    throw new Error('VECTOR_INDEX=pinecone needs PINECONE_API_KEY and PINECONE_HOST');
  }
  return createPineconeIndex({ outbound, apiKey, host });
}

/** The indexes of all agents in one of Pinecone. */
export function createPineconeIndex({
  outbound,
  ...account
}: {
  readonly outbound: Outbound;
  readonly apiKey: string;
  readonly host: string;
}): PineconeIndex<IndexAddress> {
  return new PineconeIndex({
    ...account,
    send: (request) => outbound.send({ ...request, trusted: true }),
    namespaceOf,
  });
}

/** The first index of an agent has the name that all had when an agent had only one. */
function namespaceOf({ companyId, agentId, generation }: IndexAddress): string {
  const first = `company-${companyId}-agent-${agentId}`;
  return generation === 0 ? first : `${first}-${generation}`;
}
