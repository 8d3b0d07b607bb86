import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#platform/server/ids.ts';
import {
  createOutboundClient,
  type OutboundClient,
} from '#platform/server/outbound/outbound-client.ts';
import { type PineconeStandIn, startPineconeStandIn } from './testing/pinecone-stand-in.ts';
import { createPineconeIndex, createVectorIndex } from './create-vector-index.ts';
import { PineconeIndex } from '#libraries/retrieval/pinecone-index.ts';

describe('an index in Pinecone', () => {
  let outbound: OutboundClient;
  let service: PineconeStandIn;
  let pinecone: ReturnType<typeof createPineconeIndex>;
  const index = { companyId: 1, agentId: newId(), generation: 0 };
  const fileId = newId();
  const revision = newId();

  beforeAll(() => {
    outbound = createOutboundClient({ allowLoopback: false });
  });
  afterAll(() => outbound.close());
  beforeEach(async () => {
    service = await startPineconeStandIn('key');
    pinecone = createPineconeIndex({ outbound, apiKey: 'key', host: service.url });
  });
  afterEach(() => service.close());

  const vectors = (count: number, more: { fileId?: string; revision?: string } = {}) =>
    Array.from({ length: count }, (_, chunkNo) => ({
      fileId,
      revision,
      chunkNo,
      values: Float32Array.from({ length: 1_024 }, (_unused, at) => Math.sin(chunkNo * 7 + at)),
      ...more,
    }));
  const listed = async (ofFile?: string) => {
    const places = [];
    for await (const place of pinecone.list(index, ofFile)) places.push(place);
    return places;
  };

  it('finds the nearest vectors, nearest first', async () => {
    const stored = vectors(300);
    await pinecone.upsert(index, stored);
    const near = await pinecone.query(index, stored[123]?.values ?? new Float32Array(), 5);
    expect(near).toHaveLength(5);
    expect(near[0]).toMatchObject({ fileId, revision, chunkNo: 123 });
    expect(near[0]?.similarity).toBeCloseTo(1);
    expect(near[1]?.similarity).toBeLessThanOrEqual(near[0]?.similarity ?? 0);
  });

  it('replaces what is written again and lists it page by page', async () => {
    await pinecone.upsert(index, vectors(250));
    await pinecone.upsert(index, vectors(250));
    await pinecone.upsert(index, vectors(2, { fileId: newId() }));
    expect(await listed()).toHaveLength(252);
    expect((await listed(fileId)).map(({ chunkNo }) => chunkNo).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 250 }, (_, chunkNo) => chunkNo),
    );
  });

  it('removes a file, all of it or its old revisions, and nothing else', async () => {
    const neighbour = newId();
    const newer = newId();
    await pinecone.upsert(index, vectors(1_100));
    await pinecone.upsert(index, vectors(3, { revision: newer }));
    await pinecone.upsert(index, vectors(2, { fileId: neighbour }));
    await pinecone.removeFile(index, fileId, newer);
    expect((await listed(fileId)).map((place) => place.revision)).toEqual([newer, newer, newer]);
    await pinecone.removeFile(index, fileId);
    expect((await listed()).map((place) => place.fileId)).toEqual([neighbour, neighbour]);
  });

  it('separates agents and companies', async () => {
    await pinecone.upsert(index, vectors(2));
    const question = vectors(1)[0]?.values ?? new Float32Array();
    for (const other of [
      { ...index, companyId: 2 },
      { ...index, agentId: newId() },
      { ...index, generation: 1 },
    ]) {
      expect(await pinecone.query(other, question, 5)).toEqual([]);
      await pinecone.removeFile(other, fileId);
      await pinecone.removeAll(other);
    }
    expect(await listed()).toHaveLength(2);
    await pinecone.removeAll(index);
    expect(await listed()).toEqual([]);
    expect(service.namespaces.size).toBe(0);
  });

  it('fails openly when Pinecone refuses', async () => {
    service.failWith = 403;
    await expect(pinecone.upsert(index, vectors(1))).rejects.toBeInstanceOf(Error);
    await expect(pinecone.removeFile(index, fileId)).rejects.toBeInstanceOf(Error);
    const stranger = createPineconeIndex({ outbound, apiKey: 'wrong', host: service.url });
    service.failWith = undefined;
    await expect(stranger.upsert(index, vectors(1))).rejects.toBeInstanceOf(Error);
  });

  it('is used where the configuration says so', () => {
    const config = { PINECONE_API_KEY: 'key', PINECONE_HOST: service.url };
    const made = (more: { VECTOR_INDEX: 'built-in' | 'pinecone'; PINECONE_API_KEY?: undefined }) =>
      createVectorIndex({ config: { ...config, ...more }, outbound });
    expect(made({ VECTOR_INDEX: 'built-in' })).toBeUndefined();
    expect(made({ VECTOR_INDEX: 'pinecone' })).toBeInstanceOf(PineconeIndex);
    expect(() => made({ VECTOR_INDEX: 'pinecone', PINECONE_API_KEY: undefined })).toThrow(
      /PINECONE_API_KEY/,
    );
  });
});
