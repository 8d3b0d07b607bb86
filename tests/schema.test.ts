import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Connection } from '#platform/server/database/connection.ts';
import { describeEachDatabase, type TestDatabase } from './support/databases.ts';

const exportsOf = z.record(z.string(), z.unknown());

/** Every table defined in a `*.tables.ts` file. */
const defined = await Promise.all(
  globSync('src/**/*.tables.ts').map(async (file) => {
    const loaded: unknown = await import(resolve(file));
    return Object.values(exportsOf.parse(loaded)).filter((value) => is(value, PgTable));
  }),
);
const tables = defined.flat().map((table) => getTableConfig(table));

/** The schema as lines that a person can compare: `agents.name text not null`, `agents: index agents_by_name`. */
function describeDefinitions(): string[] {
  return tables.flatMap(({ name, columns, primaryKeys, ...rules }) => [
    ...columns.map(
      (column) =>
        `${name}.${column.name} ${sqlType(column.getSQLType())}${column.notNull ? ' not null' : ''}`,
    ),
    ...columns.filter(({ primary }) => primary).map(() => `${name}: key ${name}_pkey`),
    ...primaryKeys.map((key) => `${name}: key ${key.getName()}`),
    ...columns
      .filter(({ isUnique }) => isUnique)
      .map(({ uniqueName }) => `${name}: unique ${uniqueName}`),
    ...rules.uniqueConstraints.map((unique) => `${name}: unique ${unique.getName()}`),
    ...rules.foreignKeys.map((key) => `${name}: reference ${key.getName()}`),
    ...rules.checks.map((check) => `${name}: check ${check.name}`),
    ...rules.indexes.map(
      ({ config }) => `${name}: ${config.unique ? 'unique ' : ''}index ${config.name}`,
    ),
  ]);
}

function sqlType(type: string): string {
  return type
    .replace(/^bigserial$/, 'bigint')
    .replace(/^serial$/, 'integer')
    .replace(/^varchar/, 'character varying')
    .replace(/^char\b/, 'character')
    .replaceAll(/ (?=\()|(?<=,) /g, '');
}

const describeDatabase = `
  with ours as (
    select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  )
  select concat(relname, '.', attname, ' ', format_type(atttypid, atttypmod), case when attcollation = '"C"'::regcollation then ' COLLATE "C"' end, case when attnotnull then ' not null' end) as line
  from ours join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
  union all
  select concat(relname, ': ', case contype when 'p' then 'key' when 'u' then 'unique' when 'f' then 'reference' else 'check' end, ' ', conname)
  from ours join pg_constraint on conrelid = ours.oid and contype in ('p', 'u', 'f', 'c')
  union all
  select concat(relname, ': ', case when indisunique then 'unique ' end, 'index ', indexrelid::regclass)
  from ours join pg_index on indrelid = ours.oid and indisvalid
  where not exists (select from pg_constraint where conindid = indexrelid and conrelid = ours.oid)`;

const describeNames = `
  select relname as name, obj_description(oid, 'pg_class') as description
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')`;

/** `name_tables` in the migrations gives a new table its description. */
const IN_BOTH_LANGUAGES = /[\u0E00-\u0E7F].* \| [A-Z]/;

describeEachDatabase('the migrated database', (engine) => {
  let home: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    home = await engine.createDatabase();
    connection = await home.connect();
  });
  afterAll(async () => {
    await connection.close();
    await home.close();
  });

  it('is what the table files define, and nothing else', async () => {
    const { rows } = await connection.pool.query<{ line: string }>(describeDatabase);
    const definitions = describeDefinitions();
    expect(definitions).toContain('event_log.name text not null');
    expect(rows.map(({ line }) => line).toSorted()).toEqual(definitions.toSorted());
  });

  it('has a description of every table in both languages', async () => {
    const { rows } = await connection.pool.query<{ name: string; description: string }>(
      describeNames,
    );
    expect(rows.length).toBeGreaterThanOrEqual(tables.length);
    expect(rows.filter(({ description }) => !IN_BOTH_LANGUAGES.test(description))).toEqual([]);
  });
});
