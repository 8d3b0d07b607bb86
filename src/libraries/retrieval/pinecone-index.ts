import type { Index } from '@pinecone-database/pinecone';
import type { OutboundClient } from '#platform/server/outbound/outbound-client.ts';
import type { FileRevision } from '#modules/agents/server/indexing/chunks.queries.ts';
import { fetchThrough } from './fetch-through.ts';
import type { IndexAddress } from '#modules/agents/server/agents/retrieval.ts';
import type { NearVector, VectorIndex, VectorToStore } from './vector-index.ts';

/** A call takes 2 MB; a number takes about 12 characters. */
const NUMBERS_A_CALL = 100_000;
const IDS_A_CALL = 1_000;
const IDS_A_PAGE = 100;

interface Settings {
  readonly outbound: Pick<OutboundClient, 'send'>;
  readonly apiKey: string;
  /** Address of one Pinecone index, which compares by cosine. */
  readonly host: string;
}

/** Vectors in Pinecone: a namespace for each index of an agent, ids that name file, revision and chunk. */
export class PineconeIndex implements VectorIndex {
  readonly #settings: Settings;
  #connection: Promise<(index: IndexAddress) => Index> | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async upsert(
    index: IndexAddress,
    vectors: readonly VectorToStore[],
    signal?: AbortSignal,
  ): Promise<void> {
    const namespace = await this.#namespace(index);
    const aCall = Math.max(1, Math.floor(NUMBERS_A_CALL / (vectors[0]?.values.length ?? 1)));
    for (let from = 0; from < vectors.length; from += aCall) {
      signal?.throwIfAborted();
      const records = vectors
        .slice(from, from + aCall)
        .map((vector) => ({ id: idOf(vector), values: Array.from(vector.values) }));
      await namespace.upsert({ records });
    }
  }

  async removeFile(index: IndexAddress, fileId: string, keep?: string): Promise<void> {
    await this.#removeWhere(index, [fileId], ({ revision }) => revision !== keep);
  }

  async removeRevisions(index: IndexAddress, revisions: readonly FileRevision[]): Promise<void> {
    const gone = new Set(revisions.map(({ revision }) => revision));
    const fileIds = new Set(revisions.map(({ fileId }) => fileId));
    await this.#removeWhere(index, fileIds, ({ revision }) => gone.has(revision));
  }

  async #removeWhere(
    index: IndexAddress,
    fileIds: Iterable<string>,
    isGone: (stored: FileRevision) => boolean,
  ): Promise<void> {
    const namespace = await this.#namespace(index);
    let ids: string[] = [];
    // Collected first: removing while listing would move the pages.
    for (const fileId of fileIds) {
      for await (const stored of this.list(index, fileId)) {
        if (isGone(stored)) ids.push(idOf(stored));
      }
    }
    while (ids.length > 0) {
      await namespace.deleteMany({ ids: ids.slice(0, IDS_A_CALL) });
      ids = ids.slice(IDS_A_CALL);
    }
  }

  async removeAll(index: IndexAddress): Promise<void> {
    const namespace = await this.#namespace(index);
    await namespace.deleteAll().catch(ignoreNotFound);
  }

  async query(index: IndexAddress, values: Float32Array, limit: number): Promise<NearVector[]> {
    const namespace = await this.#namespace(index);
    const { matches } = await namespace.query({ vector: Array.from(values), topK: limit });
    return matches.flatMap(({ id, score: similarity = 0 }) => {
      const place = placeOf(id);
      return place === undefined ? [] : [{ ...place, similarity }];
    });
  }

  async *list(
    index: IndexAddress,
    fileId?: string,
  ): AsyncGenerator<FileRevision & { readonly chunkNo: number }> {
    const namespace = await this.#namespace(index);
    let paginationToken: string | undefined;
    do {
      const page = await namespace
        .listPaginated({
          limit: IDS_A_PAGE,
          ...(fileId === undefined ? {} : { prefix: `${fileId}#` }),
          ...(paginationToken === undefined ? {} : { paginationToken }),
        })
        .catch(ignoreNotFound);
      for (const { id = '' } of page?.vectors ?? []) {
        const place = placeOf(id);
        if (place !== undefined) yield place;
      }
      paginationToken = page?.pagination?.next;
    } while (paginationToken);
  }

  async #namespace(index: IndexAddress): Promise<Index> {
    this.#connection ??= this.#connect();
    return (await this.#connection)(index);
  }

  /** The client is large, so only who uses it loads it. */
  async #connect(): Promise<(index: IndexAddress) => Index> {
    const { Pinecone } = await import('@pinecone-database/pinecone');
    const { outbound, apiKey, host } = this.#settings;
    const client = new Pinecone({ apiKey, fetchApi: fetchThrough(outbound) });
    return (index) => client.index({ host, namespace: namespaceOf(index) });
  }
}

/** The first index of an agent has the name that all had when there was but one. */
function namespaceOf({ companyId, agentId, generation }: IndexAddress): string {
  const first = `company-${companyId}-agent-${agentId}`;
  return generation === 0 ? first : `${first}-${generation}`;
}

function idOf({ fileId, revision, chunkNo }: FileRevision & { chunkNo: number }): string {
  return `${fileId}#${revision}#${chunkNo}`;
}

/** Nothing for an id that we did not make. */
function placeOf(id: string): (FileRevision & { chunkNo: number }) | undefined {
  const [fileId, revision, chunkNo, ...more] = id.split('#');
  if (fileId === undefined || revision === undefined || chunkNo === undefined) return undefined;
  return more.length > 0 ? undefined : { fileId, revision, chunkNo: Number(chunkNo) };
}

/** A namespace exists from its first vector on, so an agent without any has none. */
function ignoreNotFound(error: unknown): undefined {
  if (error instanceof Error && error.name === 'PineconeNotFoundError') return undefined;
  throw error;
}
