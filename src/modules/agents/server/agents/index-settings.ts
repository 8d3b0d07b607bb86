import { BUILT_IN_MODEL } from '#libraries/retrieval/built-in-embedder.ts';
import type { EmbeddingModel } from '#libraries/retrieval/embedding-model.ts';
import type { ChunkSettings } from '#libraries/retrieval/chunks.ts';

/** The model that really embeds for an agent's choice: the hosted one, or the built-in one in its place. */
export type ModelOf = (embeddingModel: string) => EmbeddingModel;

interface Settings {
  readonly embedding_model: string;
  readonly chunk_size: number;
  readonly chunk_overlap: number;
}

/** All settings that determine the index, besides the documents. */
export function indexSettingsOf(agent: Settings, modelOf: ModelOf): string {
  return `${modelOf(agent.embedding_model).id}/${agent.chunk_size}/${agent.chunk_overlap}`;
}

/** The kind of model that made an index with these settings. */
export function embeddingOf(indexSettings: string): EmbeddingModel['kind'] {
  return indexSettings.startsWith(`${BUILT_IN_MODEL.id}/`) ? 'built-in' : 'hosted';
}

/** The settings in the names of the library that cuts texts. */
export function chunkSettingsOf({
  chunk_size: size,
  chunk_overlap: overlap,
}: Omit<Settings, 'embedding_model'>): ChunkSettings {
  return { size, overlap };
}
