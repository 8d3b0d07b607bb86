import type { Index } from '@pinecone-database/pinecone';
import type { FileRevision } from './chunks.ts';
import { fetchThrough } from './fetch-through.ts';
import type { Send } from './send.ts';
import type { NearVector, VectorIndex, VectorToStore } from './vector-index.ts';

/** A call takes 2 MB; a number takes about 12 characters. */
const NUMBERS_A_CALL = 100_000;
const IDS_A_CALL = 1_000;
const IDS_A_PAGE = 100;

interface Settings<Address> {
  readonly send: Send;
  readonly apiKey: string;
  /** Address of one Pinecone index, which compares by cosine. */
  readonly host: string;
  /** Namespaces share nothing, so each index has its own. */
  readonly namespaceOf: (index: Address) => string;
}

/** Vectors in Pinecone: a namespace for each index, ids made of file, revision and chunk. */
export class PineconeIndex<Address> implements VectorIndex<Address> {
  readonly #settings: Settings<Address>;
  #connection: Promise<(index: Address) => Index> | undefined;

  constructor(settings: Settings<Address>) {
    this.#settings = settings;
  }

  async upsert(
    index: Address,
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

  async removeFile(index: Address, fileId: string, keep?: string): Promise<void> {
    await this.#removeWhere(index, [fileId], ({ revision }) => revision !== keep);
  }

  async removeRevisions(index: Address, revisions: readonly FileRevision[]): Promise<void> {
    const gone = new Set(revisions.map(({ revision }) => revision));
    const fileIds = new Set(revisions.map(({ fileId }) => fileId));
    await this.#removeWhere(index, fileIds, ({ revision }) => gone.has(revision));
  }

  async #removeWhere(
    index: Address,
    fileIds: Iterable<string>,
    isGone: (stored: FileRevision) => boolean,
  ): Promise<void> {
    const namespace = await this.#namespace(index);
    let ids: string[] = [];
    // Collected first: removing while listing would shift the pages.
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

  async removeAll(index: Address): Promise<void> {
    const namespace = await this.#namespace(index);
    await namespace.deleteAll().catch(ignoreNotFound);
  }

  async query(index: Address, values: Float32Array, limit: number): Promise<NearVector[]> {
    const namespace = await this.#namespace(index);
    const { matches } = await namespace.query({ vector: Array.from(values), topK: limit });
    return matches.flatMap(({ id, score: similarity = 0 }) => {
      const place = placeOf(id);
      return place === undefined ? [] : [{ ...place, similarity }];
    });
  }

  async *list(
    index: Address,
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

  async #namespace(index: Address): Promise<Index> {
    this.#connection ??= this.#connect();
    return (await this.#connection)(index);
  }

  /** The client is large, so it is loaded on first use. */
  async #connect(): Promise<(index: Address) => Index> {
    const { Pinecone } = await import('@pinecone-database/pinecone');
    const { send, apiKey, host, namespaceOf } = this.#settings;
    const client = new Pinecone({ apiKey, fetchApi: fetchThrough(send) });
    return (index) => client.index({ host, namespace: namespaceOf(index) });
  }
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

/** A namespace exists from its first vector on, so an index without any has none. */
function ignoreNotFound(error: unknown): undefined {
  if (error instanceof Error && error.name === 'PineconeNotFoundError') return undefined;
  throw error;
}
