import { type FoundChunk, type IndexedChunk, type Question, SearchIndex } from './search-index.ts';
import { answerCalls } from './worker-thread.ts';

/** The calls of the thread that has the indexes of agents in memory and searches them. */
export type SearchCalls = {
  add: {
    input: {
      readonly key: string;
      readonly dimensions: number;
      readonly chunks: readonly IndexedChunk[];
    };
    output: { readonly bytes: number };
  };
  removeFile: { input: { readonly key: string; readonly fileId: string }; output: void };
  drop: { input: { readonly key: string }; output: void };
  search: {
    input: { readonly key: string; readonly question: Question };
    output: readonly FoundChunk[];
  };
};

const indexes = new Map<string, SearchIndex>();

answerCalls<SearchCalls>({
  add({ key, dimensions, chunks }) {
    const index = indexes.get(key) ?? new SearchIndex(dimensions);
    indexes.set(key, index);
    index.add(chunks);
    return { bytes: index.bytes };
  },
  removeFile({ key, fileId }) {
    indexes.get(key)?.removeFile(fileId);
  },
  drop({ key }) {
    indexes.delete(key);
  },
  search({ key, question }) {
    return indexes.get(key)?.search(question) ?? [];
  },
});
