import { asc, count, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { createDatabase } from '../database/transactions.ts';
import { storedFiles } from '../files/stored-files.tables.ts';
import { newId } from '../ids.ts';
import { readList, type ExportableList } from './export-list.ts';

describeEachDatabase('reading a list to its end', (engine) => {
  it('exports each row once and in order, however many there are, without those deleted meanwhile', async () => {
    const home = await engine.createDatabase();
    const connection = await home.connect();
    const silent = { beforeCommit: async () => undefined, afterCommit: () => undefined };
    const database = createDatabase(connection.sessions, silent);
    const userId = newId();
    const scope = {
      companyId: 1,
      userId,
      employeeId: null,
      permissions: new Set<never>(),
      language: 'th' as const,
      requestId: 'test',
    };
    // Ids rise, texts fall: the order of the list differs from that of the rows.
    const rows = Array.from({ length: 5_345 }, (_, place) => ({
      company_id: 1,
      id: newId(),
      filename: String(9_999 - place),
      mime_type: 'text/plain',
      size_bytes: place,
      sha256: '',
      storage_key: '',
      uploaded_by: userId,
    }));
    await database.inCompany(scope, (tx) => tx.insert(storedFiles).values(rows));
    const list: ExportableList<{ id: string; text: string }> = {
      title: 'test:title',
      columns: [],
      findIds: async (tx) => {
        const found = await tx
          .select({ id: storedFiles.id })
          .from(storedFiles)
          .orderBy(asc(storedFiles.filename));
        return found.map(({ id }) => id);
      },
      readRows: (tx, ids) =>
        tx
          .select({ id: storedFiles.id, text: storedFiles.filename })
          .from(storedFiles)
          .where(inArray(storedFiles.id, [...ids])),
    };
    const texts: string[] = [];
    const sizes: number[] = [];
    for await (const batch of readList(database, scope, list)) {
      texts.push(...batch.map(({ text }) => text));
      sizes.push(batch.length);
      // While the first batch is written, a row of the last one is deleted.
      if (sizes.length === 1) {
        await database.inCompany(scope, (tx) =>
          tx.delete(storedFiles).where(eq(storedFiles.filename, '9999')),
        );
      }
    }
    const expected = rows
      .map(({ filename }) => filename)
      .toSorted((one, other) => Number(one) - Number(other));
    expect(texts).toEqual(expected.filter((text) => text !== '9999'));
    expect(sizes).toEqual([1_000, 1_000, 1_000, 1_000, 1_000, 344]);
    const [left] = await database.inCompany(scope, (tx) =>
      tx.select({ rows: count() }).from(storedFiles),
    );
    expect(left?.rows).toBe(5_344);
    await connection.close();
    await home.close();
  });
});
