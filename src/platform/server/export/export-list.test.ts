import { asc, count, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { createDatabase } from '../database/transactions.ts';
import { inboxItems } from '../inbox/inbox.tables.ts';
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
    const rows = Array.from({ length: 2_345 }, (_, place) => ({
      company_id: 1,
      id: newId(),
      user_id: userId,
      tone: 'info' as const,
      text: String(9_999 - place),
      parameters: {},
      entity: 'note',
      entity_id: String(place),
    }));
    await database.inCompany(scope, (tx) => tx.insert(inboxItems).values(rows));
    const list: ExportableList<{ id: string; text: string }> = {
      title: 'test:title',
      columns: [],
      findIds: async (tx) => {
        const found = await tx
          .select({ id: inboxItems.id })
          .from(inboxItems)
          .orderBy(asc(inboxItems.text));
        return found.map(({ id }) => id);
      },
      readRows: (tx, ids) =>
        tx
          .select({ id: inboxItems.id, text: inboxItems.text })
          .from(inboxItems)
          .where(inArray(inboxItems.id, [...ids])),
    };
    const texts: string[] = [];
    const sizes: number[] = [];
    for await (const batch of readList(database, scope, list)) {
      texts.push(...batch.map(({ text }) => text));
      sizes.push(batch.length);
      // While the first batch is written, a row of the last one is deleted.
      if (sizes.length === 1) {
        await database.inCompany(scope, (tx) =>
          tx.delete(inboxItems).where(eq(inboxItems.text, '9999')),
        );
      }
    }
    const expected = rows
      .map(({ text }) => text)
      .toSorted((one, other) => Number(one) - Number(other));
    expect(texts).toEqual(expected.filter((text) => text !== '9999'));
    expect(sizes).toEqual([400, 400, 400, 400, 400, 344]);
    const [left] = await database.inCompany(scope, (tx) =>
      tx.select({ rows: count() }).from(inboxItems),
    );
    expect(left?.rows).toBe(2_344);
    await connection.close();
    await home.close();
  });
});
