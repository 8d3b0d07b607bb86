import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createServiceHealth } from '#libraries/retrieval/service-health.ts';
import type { Connection } from '#platform/server/database/connection.ts';
import { createDatabase, type Database } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { agentFiles } from '../files/files.tables.ts';
import { agents } from '../agents/agents.tables.ts';
import { insertBareAgent, insertBareFiles } from './testing/bare-agents.ts';
import { BUILT_IN_MODEL } from '#libraries/retrieval/built-in-embedder.ts';
import { insertChunks } from './chunks.queries.ts';
import { agentChunks } from './indexing.tables.ts';
import { createRetrieval } from './create-retrieval.ts';
import { EmbeddingFailure, type HostedModel } from '#libraries/retrieval/embedding-model.ts';
import { FileGoneError } from './index-errors.ts';
import type { IndexAddress, IndexFileInput, Retrieval } from '../agents/retrieval.ts';

const model = BUILT_IN_MODEL;
const settings = { size: 200, overlap: 20 };
const cane = 'โรงงานรับซื้ออ้อยสดในราคาตันละ 1,420 บาท ที่ค่าความหวาน 12.5 ซีซีเอส';
const leave = 'พนักงานมีสิทธิลาพักร้อนปีละ 10 วัน และต้องแจ้งล่วงหน้า 3 วัน';
const long = Array.from({ length: 2_000 }, (_, line) => `Row ${line} of the long list of plots.`);

describeEachDatabase('the retrieval', (engine) => {
  let home: TestDatabase;
  let connection: Connection;
  let database: Database;
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
    retrieval = createRetrieval({ database });
  });
  afterAll(async () => {
    await retrieval.close();
    await connection.close();
    await home.close();
  });
  beforeEach(async () => {
    index = await insertBareAgent(database);
    files = await insertBareFiles(database, index, 3);
  });

  const file = (number: number) => files[number] ?? '';
  const write = (number: number, text: string, more: Partial<IndexFileInput> = {}) =>
    retrieval.indexFile({
      index,
      model,
      settings,
      fileId: file(number),
      pages: [{ text, page: 1 }],
      ...more,
    });
  const ask = async (query: string, more: { index?: IndexAddress; topK?: number } = {}) => {
    const { chunks } = await retrieval.retrieve({ index, model, query, topK: 5, ...more });
    return chunks;
  };
  const storedChunks = () =>
    database.inCompany(index, (tx) => tx.$count(agentChunks, eq(agentChunks.file_id, file(0))));

  it('answers from its files, best first, with the page and a score from 0 to 1', async () => {
    await write(0, cane);
    await write(1, leave);
    const [best, ...others] = await ask('ราคารับซื้ออ้อยตันละเท่าไร');
    expect(best).toMatchObject({ fileId: file(0), chunkNo: 0, text: cane, page: 1 });
    for (const { score } of others) expect(best?.score).toBeGreaterThan(score);
    expect(best?.score).toBeGreaterThan(0.5);
    expect(best?.score).toBeLessThanOrEqual(1);
  });

  it('finds nothing before anything is indexed, and returns no more than requested', async () => {
    expect(await ask('อ้อย')).toEqual([]);
    await write(0, long.join('\n'));
    expect(await ask('long list of plots', { topK: 7 })).toHaveLength(7);
  });

  it('answers from what it has just written as another process does from the rows', async () => {
    await write(0, cane);
    await write(1, [leave, ...long, ...long].join('\n'));
    const other = createRetrieval({ database });
    for (const query of ['ราคาอ้อยสด', 'ลาพักร้อน', 'Row 1999']) {
      const { chunks } = await other.retrieve({ index, model, query, topK: 5 });
      expect(await ask(query)).toEqual(chunks);
    }
    await other.close();
  });

  it('shows the new text of a file immediately and never the old one again', async () => {
    await write(0, cane);
    expect(await ask('ราคาอ้อย')).toHaveLength(1);
    await write(0, leave);
    expect((await ask('อ้อย ลาพักร้อน')).map(({ text }) => text)).toEqual([leave]);
    expect(await retrieval.listFiles(index)).toMatchObject([{ fileId: file(0), chunks: 1 }]);
    expect(await storedChunks()).toBe(1);
  });

  it('removes a deleted file, and an agent with all its files', async () => {
    await write(0, cane);
    await write(1, leave);
    await retrieval.removeFile({ index, fileId: file(0) });
    expect((await ask('ราคาอ้อย ลาพักร้อน')).map(({ fileId }) => fileId)).toEqual([file(1)]);
    await retrieval.removeIndex(index);
    expect(await ask('ลาพักร้อน')).toEqual([]);
    expect(await retrieval.listFiles(index)).toEqual([]);
    await retrieval.removeIndex(index);
  });

  it('notices what is deleted in the database itself', async () => {
    await write(0, cane);
    await write(1, leave);
    expect(await ask('อ้อย ลาพักร้อน')).toHaveLength(2);
    await database.inCompany(index, (tx) =>
      tx.delete(agentFiles).where(eq(agentFiles.id, file(0))),
    );
    expect((await ask('อ้อย ลาพักร้อน')).map(({ fileId }) => fileId)).toEqual([file(1)]);
    await database.inCompany(index, (tx) => tx.delete(agents).where(eq(agents.id, index.agentId)));
    expect(await storedChunks()).toBe(0);
    await retrieval.removeIndex(index);
  });

  it('sees what another process indexed', async () => {
    await write(0, cane);
    expect(await ask('ลาพักร้อน')).toEqual([]);
    const other = createRetrieval({ database });
    await other.indexFile({ index, model, settings, fileId: file(1), pages: [{ text: leave }] });
    await other.close();
    expect((await ask('ลาพักร้อน'))[0]?.fileId).toBe(file(1));
  });

  it('separates companies and agents, even where ids are guessed', async () => {
    await write(0, cane);
    const neighbour = await insertBareAgent(database);
    const stranger = await insertBareAgent(database, { companyId: 2 });
    const guessed = { ...index, companyId: stranger.companyId };
    for (const other of [neighbour, stranger, guessed]) {
      expect(await ask('ราคาอ้อย', { index: other })).toEqual([]);
      await retrieval.removeIndex(other);
      await retrieval.removeFile({ index: stranger, fileId: file(0) });
    }
    await expect(write(0, leave, { index: stranger })).rejects.toThrow(FileGoneError);
    expect((await ask('ราคาอ้อย')).map(({ text }) => text)).toEqual([cane]);
  });

  it('reports the progress and shows nothing of a file before it is complete', async () => {
    const seen: number[] = [];
    let visible = 0;
    const { chunks } = await write(0, long.join('\n'), {
      onProgress: async (progress) => {
        seen.push(progress.chunks);
        if (progress.chunks < 300) visible += (await ask('long list of plots')).length;
      },
    });
    expect(chunks).toBeGreaterThan(300);
    expect(seen).toEqual([128, 256, 384, chunks]);
    expect(visible).toBe(0);
    expect(await storedChunks()).toBe(chunks);
  });

  it('leaves the old text in place when a run is stopped', async () => {
    await write(0, cane);
    const stop = new AbortController();
    const run = write(0, long.join('\n'), {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough')),
    });
    await expect(run).rejects.toThrow('enough');
    expect((await ask('ราคาอ้อย')).map(({ text }) => text)).toEqual([cane]);
    expect(await storedChunks()).toBe(1);
  });

  it('sweeps what a killed run left, when the file is indexed again', async () => {
    const left = { chunkNo: 0, text: 'half', embedding: new Int8Array(1_024) };
    await database.inCompany(index, (tx) =>
      insertChunks(tx, index, { fileId: file(0), revision: newId(), chunks: [left] }),
    );
    expect(await ask('half')).toEqual([]);
    await write(0, cane);
    expect(await storedChunks()).toBe(1);
  });

  it('reports a file that is deleted while it is indexed', async () => {
    const run = write(0, long.join('\n'), {
      onProgress: async () => {
        await database.inCompany(index, (tx) =>
          tx.delete(agentFiles).where(eq(agentFiles.id, file(0))),
        );
      },
    });
    await expect(run).rejects.toThrow(FileGoneError);
    expect(await storedChunks()).toBe(0);
  });

  it('answers by keywords alone, and reports it, while a hosted model is down', async () => {
    const known = hosted('known', (text) => (text === cane ? [1, 0, 0] : [0, 1, 0]));
    const away: HostedModel = {
      ...known,
      embed: () => Promise.reject(new EmbeddingFailure('unreachable', 'no answer')),
    };
    await write(0, cane, { model: known });
    await write(1, leave, { model: known });
    const query = 'ลาพักร้อน';
    const both = await retrieval.retrieve({ index, model: known, query, topK: 5 });
    const without = await retrieval.retrieve({ index, model: away, query, topK: 5 });
    expect(both.withoutVectors).toBeUndefined();
    expect(without.withoutVectors).toBe('model-unavailable');
    expect(without.chunks[0]?.fileId).toBe(file(1));
    await expect(write(2, cane, { model: away })).rejects.toThrow(EmbeddingFailure);
    expect(await retrieval.listFiles(index)).toHaveLength(2);
  });

  it('does not let a question wait for a silent model, and the next ones not at all until it answers', async () => {
    const known = hosted('slow', () => [1, 0, 0]);
    await write(0, leave, { model: known });
    const late = Promise.withResolvers<Float32Array[]>();
    const health = createServiceHealth();
    const silent: HostedModel = {
      ...known,
      health,
      embed: async () => {
        const vectors = await late.promise;
        health.succeeded(1_200);
        return vectors;
      },
    };
    const asked = { index, query: 'ลาพักร้อน', topK: 5 };
    const timed = async (more: { isPatient?: boolean } = {}) => {
      const start = performance.now();
      const answer = await retrieval.retrieve({ ...asked, ...more, model: silent });
      return { ...answer, ms: performance.now() - start };
    };
    const first = await timed();
    expect(first).toMatchObject({ withoutVectors: 'model-unavailable' });
    expect(first.chunks[0]?.fileId).toBe(file(0));
    const second = await timed();
    expect(second.withoutVectors).toBe('model-unavailable');
    expect(second.ms).toBeLessThan(first.ms);

    const patient = timed({ isPatient: true });
    late.resolve([Float32Array.of(1, 0, 0)]);
    expect((await patient).withoutVectors).toBeUndefined();
    // The answer that came late says that it answers again, and how long it takes.
    expect((await timed()).withoutVectors).toBeUndefined();
    expect(health.patienceMs()).toBe(3_600);
  });

  it('finds by keywords what another model embedded', async () => {
    await write(0, cane);
    const other = hosted('other', () => [0, 0, 1]);
    await write(1, leave, { model: other });
    const { chunks } = await retrieval.retrieve({ index, model: other, query: 'ราคาอ้อย', topK: 5 });
    expect(chunks.map(({ fileId }) => fileId).toSorted()).toEqual([file(0), file(1)]);
  });

  it('handles many small files and drops copies beyond its memory without losing any', async () => {
    const many = await insertBareFiles(database, index, 150);
    const small = createRetrieval({ database, memoryForCopies: 1 });
    for (const [number, fileId] of many.entries()) {
      const pages = [{ text: `Plot number ${number} belongs to grower ${number * 7}` }];
      await small.indexFile({ index, model, settings, fileId, pages });
    }
    await write(0, cane);
    const other = await insertBareAgent(database);
    for (const query of ['Plot number 149', 'ราคาอ้อย']) {
      const { chunks } = await small.retrieve({ index, model, query, topK: 1 });
      expect(chunks[0]?.fileId).toBe(query === 'ราคาอ้อย' ? file(0) : many[149]);
      expect(await small.retrieve({ index: other, model, query, topK: 1 })).toEqual({ chunks: [] });
    }
    await small.close();
  });
});

function hosted(id: string, vectorOf: (text: string) => number[]): HostedModel {
  return {
    kind: 'hosted',
    id,
    dimensions: 3,
    weight: 0.5,
    embed: async (texts) => texts.map((text) => Float32Array.from(vectorOf(text))),
  };
}
