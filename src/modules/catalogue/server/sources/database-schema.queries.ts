import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { ReadableDatabase } from '#platform/server/outbound/foreign-postgres.ts';

const schemaRow = z.object({ name: z.string(), comment: z.string().nullable() });

const tableRow = z.object({
  id: z.coerce.number(),
  schema: z.string(),
  name: z.string(),
  comment: z.string().nullable(),
});

const columnRow = z.object({
  table_id: z.coerce.number(),
  position: z.number(),
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  fallback: z.string().nullable(),
  comment: z.string().nullable(),
  key: z.string().nullable(),
  target_id: z.coerce.number().nullable(),
  target_column: z.string().nullable(),
});

export type SchemaRow = z.output<typeof schemaRow>;
export type TableRow = z.output<typeof tableRow>;
export type ColumnRow = z.output<typeof columnRow>;

/** What a database knows about itself. */
export interface DescribedDatabase {
  readonly schemas: readonly SchemaRow[];
  readonly tables: readonly TableRow[];
  readonly columns: readonly ColumnRow[];
}

/** More than the catalogue stores of a text; a row of the answer may not be longer than a reading allows. */
const LONGEST_TEXT = 4_000;
const start = (text: SQL) => sql`left(${text}, ${sql.raw(String(LONGEST_TEXT))})`;

/** Reads schemas, tables, columns, comments and keys from PostgreSQL's own catalogue, but no rows of any table. */
export async function describeDatabase(
  database: ReadableDatabase,
  only: readonly string[],
): Promise<DescribedDatabase> {
  const wanted =
    only.length > 0
      ? sql`nspname = any(${sql.param(only)}::text[])`
      : sql`nspname <> 'information_schema' and nspname not like 'pg\\_%'`;
  const kinds = sql`relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition`;
  const read = async <Row extends z.ZodType>(row: Row, query: SQL) =>
    z.array(row).parse((await database.execute(query)).rows);
  return {
    schemas: await read(
      schemaRow,
      sql`select nspname as name, ${start(sql`obj_description(pg_namespace.oid, 'pg_namespace')`)} as comment
        from pg_namespace where ${wanted}
          and exists (select from pg_class where relnamespace = pg_namespace.oid and ${kinds})
        order by nspname`,
    ),
    tables: await read(
      tableRow,
      sql`select pg_class.oid::int8 as id, nspname as schema, relname as name,
          ${start(sql`obj_description(pg_class.oid, 'pg_class')`)} as comment
        from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where ${wanted} and ${kinds}
        order by nspname, relname`,
    ),
    columns: await read(
      columnRow,
      sql`with keys as (
          select conrelid, unnest(conkey) as attnum, contype,
            confrelid, unnest(coalesce(confkey, array_fill(null::int2, array[cardinality(conkey)]))) as target
          from pg_constraint where contype in ('p', 'f') and conparentid = 0
        ), referring as (
          -- Of several keys, the one with the fewest columns says most of a column itself.
          select distinct on (keys.conrelid, keys.attnum) keys.conrelid, keys.attnum, confrelid, attname
          from keys join pg_attribute on attrelid = confrelid and pg_attribute.attnum = target
          where contype = 'f' and attname <> 'company_id'
          order by keys.conrelid, keys.attnum, confrelid
        )
        select attrelid::int8 as table_id, pg_attribute.attnum::int4 as position,
          pg_attribute.attname as name, format_type(atttypid, atttypmod) as type,
          pg_attribute.attnotnull as required, ${start(sql`pg_get_expr(adbin, adrelid)`)} as fallback,
          ${start(sql`col_description(attrelid, pg_attribute.attnum)`)} as comment,
          (select 'primary' from keys where contype = 'p' and keys.conrelid = attrelid
            and keys.attnum = pg_attribute.attnum) as key,
          referring.confrelid::int8 as target_id, referring.attname as target_column
        from pg_attribute
        join pg_class on pg_class.oid = attrelid and ${kinds}
        join pg_namespace on pg_namespace.oid = relnamespace and ${wanted}
        left join pg_attrdef on adrelid = attrelid and adnum = pg_attribute.attnum
        left join referring on referring.conrelid = attrelid and referring.attnum = pg_attribute.attnum
        where pg_attribute.attnum > 0 and not attisdropped
        order by nspname, relname, pg_attribute.attnum`,
    ),
  };
}
