import type { EmbeddingModel } from './retrieval/embedding-model.ts';
import type { ChunkSettings } from './retrieval/types.ts';

/** The model that really embeds for an agent who names one: the hosted one, or what stands in for it. */
export type ModelOf = (embeddingModel: string) => EmbeddingModel;

interface Settings {
  readonly embeddingModel: string;
  readonly chunkSize: number;
  readonly chunkOverlap: number;
}

/** All that decides what an index is made of, besides the documents. */
export function indexSettingsOf(agent: Settings, modelOf: ModelOf): string {
  return `${modelOf(agent.embeddingModel).id}/${agent.chunkSize}/${agent.chunkOverlap}`;
}

export function chunkSettingsOf({
  chunkSize,
  chunkOverlap,
}: Omit<Settings, 'embeddingModel'>): ChunkSettings {
  return { size: chunkSize, overlap: chunkOverlap };
}
