import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { instant } from './columns.ts';
import type { Connection } from './connection.ts';
import { createDatabase, type Database } from './transactions.ts';
import { insertRows, updateRows } from './write-rows.ts';

const things = pgTable(
  'things',
  {
    company_id: integer().notNull(),
    id: uuid().notNull(),
    name: text(),
    tags: text().array().notNull(),
    document: jsonb(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.id] })],
);

const letters = fc.string({
  unit: fc.constantFrom('"', '\\', '{', '}', ',', ' ', 'N', 'ULL', '\n', "'", 'ก', '😀'),
  maxLength: 5,
});
const thing = fc.record({
  id: fc.uuid(),
  name: fc.option(letters),
  tags: fc.array(letters, { maxLength: 3 }),
  document: fc.option(fc.oneof(fc.array(letters, { maxLength: 2 }), fc.record({ a: letters }))),
  at: fc
    .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    .map((date) => date.toISOString()),
});
const rows = fc.uniqueArray(thing, { selector: ({ id }) => id, minLength: 1, maxLength: 5 });

describeEachDatabase('rows that are written together', (engine) => {
  let home: TestDatabase;
  let connection: Connection;
  let database: Database;
  const companyId = 1;

  beforeAll(async () => {
    home = await engine.createDatabase();
    connection = await home.connect();
    const silent = { beforeCommit: async () => undefined, afterCommit: () => undefined };
    database = createDatabase(connection.sessions, silent);
    await connection.pool
      .query(`create table things (company_id integer, id uuid, name text, tags text[],
      document jsonb, at timestamptz(3), primary key (company_id, id));
      grant all on things to backoffice_company`);
  });
  afterAll(async () => {
    await connection.close();
    await home.close();
  });

  it('are read as they were written, whatever they contain', async () => {
    const property = fc.asyncProperty(rows, letters, async (given, renamed) => {
      const stored = await database.inCompany({ companyId }, async (tx) => {
        await tx.delete(things);
        await insertRows(tx, things, { rows: given, shared: { company_id: companyId } });
        await insertRows(tx, things, {
          rows: given,
          shared: { company_id: companyId },
          ifNew: true,
        });
        const inserted = await tx.select().from(things);
        const changes = given.map(({ id, tags }) => ({
          company_id: companyId,
          id,
          tags,
          name: renamed,
        }));
        await updateRows(tx, things, changes);
        return { inserted, updated: await tx.select().from(things) };
      });
      const expected = given.map((row) => ({ ...row, company_id: companyId }));
      const sorted = (all: readonly { readonly id: string }[]) =>
        all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      expect(sorted(stored.inserted)).toEqual(sorted(expected));
      expect(sorted(stored.updated)).toEqual(
        sorted(expected.map((row) => ({ ...row, name: renamed }))),
      );
    });
    await fc.assert(property, { numRuns: 50 });
  });

  it('are refused with a value that has no column', async () => {
    const misspelled = [{ id: '0197f5a0-0000-7000-8000-000000000000', nmae: 'ชื่อ' }];
    await expect(
      database.inCompany({ companyId }, (tx) => insertRows(tx, things, { rows: misspelled })),
    ).rejects.toThrow('things has no nmae');
  });
});
