import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '#platform/server/database/connection.ts';
import { createDatabase, type Database } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import {
  createOutboundClient,
  type OutboundClient,
} from '#platform/server/outbound/outbound-client.ts';
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { insertBareAgent, insertBareFiles } from './testing/bare-agents.ts';
import { type PineconeStandIn, startPineconeStandIn } from './testing/pinecone-stand-in.ts';
import { BUILT_IN_MODEL } from '#libraries/retrieval/built-in-embedder.ts';
import { createRetrieval } from './create-retrieval.ts';
import { createPineconeIndex } from './create-vector-index.ts';
import type { IndexAddress, Retrieval } from '../agents/retrieval.ts';

const cane = 'โรงงานรับซื้ออ้อยสดในราคาตันละ 1,420 บาท';
const leave = 'พนักงานมีสิทธิลาพักร้อนปีละ 10 วัน';

describe('the retrieval over Pinecone', () => {
  describeEachDatabase('with the rows', (engine) => {
    let home: TestDatabase;
    let connection: Connection;
    let database: Database;
    let outbound: OutboundClient;
    let service: PineconeStandIn;
    let retrieval: Retrieval;
    let index: IndexAddress;
    let files: string[];

    beforeAll(async () => {
      home = await engine.createDatabase();
      connection = await home.connect();
      database = createDatabase(connection.sessions, {
        beforeCommit: async () => undefined,
        afterCommit: () => undefined,
      });
      outbound = createOutboundClient({ allowLoopback: false });
      service = await startPineconeStandIn('key');
      const vectorIndex = createPineconeIndex({ outbound, apiKey: 'key', host: service.url });
      retrieval = createRetrieval({ database, vectorIndex });
    });
    afterAll(async () => {
      await retrieval.close();
      await service.close();
      await outbound.close();
      await connection.close();
      await home.close();
    });
    beforeEach(async () => {
      service.failWith = undefined;
      service.namespaces.clear();
      index = await insertBareAgent(database);
      files = await insertBareFiles(database, index, 2);
    });

    const file = (number: number) => files[number] ?? '';
    const write = (number: number, text: string) =>
      retrieval.indexFile({
        index,
        model: BUILT_IN_MODEL,
        settings: { size: 200, overlap: 20 },
        fileId: file(number),
        pages: [{ text }],
      });
    const ask = (query: string) =>
      retrieval.retrieve({ index, model: BUILT_IN_MODEL, query, topK: 5 });
    const stored = () => [...service.namespaces.values()].flatMap((vectors) => [...vectors.keys()]);

    it('separates two indexes of an agent, each with its own namespace', async () => {
      const beside = { ...index, generation: 1 };
      await write(0, cane);
      await retrieval.indexFile({
        index: beside,
        model: BUILT_IN_MODEL,
        settings: { size: 50, overlap: 0 },
        fileId: file(0),
        pages: [{ text: cane }],
      });
      const first = (await ask('ราคารับซื้ออ้อย')).chunks;
      expect(first).toMatchObject([{ fileId: file(0), text: cane }]);
      const question = { model: BUILT_IN_MODEL, query: 'ราคารับซื้ออ้อย', topK: 5 };
      const second = (await retrieval.retrieve({ index: beside, ...question })).chunks;
      expect(second[0]?.text.length).toBeLessThanOrEqual(50);
      expect(service.namespaces.size).toBe(2);
      await retrieval.removeIndex(beside);
      expect((await retrieval.retrieve({ index: beside, ...question })).chunks).toEqual([]);
      expect((await ask('ราคารับซื้ออ้อย')).chunks).toEqual(first);
      expect(stored()).toHaveLength(1);
    });

    it('scores with the neighbours that Pinecone finds, and leaves no deleted vector', async () => {
      await write(0, cane);
      await write(1, leave);
      const { chunks, withoutVectors } = await ask('ราคารับซื้ออ้อย');
      expect(chunks[0]).toMatchObject({ fileId: file(0), text: cane });
      expect(withoutVectors).toBeUndefined();
      expect(stored()).toHaveLength(2);
      await write(0, leave);
      expect(stored()).toHaveLength(2);
      await retrieval.removeFile({ index, fileId: file(0) });
      expect(stored().map((id) => id.split('#')[0])).toEqual([file(1)]);
      await retrieval.removeIndex(index);
      expect(stored()).toEqual([]);
    });

    it('ignores vectors of deleted revisions', async () => {
      await write(0, cane);
      const [vectors] = service.namespaces.values();
      const values = vectors?.values().next().value ?? [];
      vectors?.clear();
      vectors?.set(`${file(0)}#${newId()}#0`, values);
      const [best] = (await ask(cane)).chunks;
      // Only the words: their whole share, nothing of the vectors'.
      expect(best?.score).toBeCloseTo(1 - BUILT_IN_MODEL.weight);
    });

    it('lists what is in Pinecone, and removes from it what belongs to no file', async () => {
      await write(0, cane);
      await write(1, leave);
      const [vectors] = service.namespaces.values();
      const [lost = '', kept = ''] = stored();
      const values = vectors?.get(kept) ?? [];
      vectors?.delete(lost);
      const gone = { fileId: newId(), revision: newId() };
      vectors?.set(`${gone.fileId}#${gone.revision}#0`, values);
      const { live, stored: found, withVectors } = await retrieval.inspect(index);
      expect(withVectors).toBe(true);
      const visible = new Set(live.map(({ revision }) => revision));
      const figures = found.map(({ fileId, revision, chunks, vectors: count }) => ({
        fileId,
        visible: visible.has(revision),
        chunks,
        count,
      }));
      expect(new Set(figures)).toEqual(
        new Set([
          { fileId: lost.split('#')[0], visible: true, chunks: 1, count: 0 },
          { fileId: kept.split('#')[0], visible: true, chunks: 1, count: 1 },
          { fileId: gone.fileId, visible: false, chunks: 0, count: 1 },
        ]),
      );
      await retrieval.removeOrphans(index, [gone, ...live]);
      expect(stored()).toEqual([kept]);
    });

    it('answers by keywords alone, and reports it, while Pinecone is down; a file is not indexed then', async () => {
      await write(0, cane);
      service.failWith = 403;
      const { chunks, withoutVectors } = await ask('ราคารับซื้ออ้อย');
      expect(chunks[0]?.fileId).toBe(file(0));
      expect(withoutVectors).toBe('index-unavailable');
      await expect(write(1, leave)).rejects.toBeInstanceOf(Error);
      expect(await retrieval.listFiles(index)).toHaveLength(1);
    });
  });
});
