import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { ReadableDatabase } from '#platform/server/outbound/foreign-database.ts';
import type { DescribedDatabase } from './described-database.ts';

const id = z.coerce.number();
const schemaRow = z.object({ name: z.string(), comment: z.string().nullable() });

const tableRow = z.object({
  id,
  native_id: id,
  schema: z.string(),
  name: z.string(),
  comment: z.string().nullable(),
});

const columnRow = z.object({
  table_id: id,
  position: z.number(),
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  fallback: z.string().nullable(),
  comment: z.string().nullable(),
  formula: z.string().nullable(),
  target_id: id.nullable(),
  target_column: z.string().nullable(),
});

const keyRow = z.object({ table_id: id, is_primary: z.boolean(), columns: z.array(z.string()) });
const useRow = z.object({ view_id: id, table_id: id, position: z.number() });
const originRow = useRow.extend({ view_position: z.number() });

/** More than the catalogue stores of a text; a row of the answer may not be longer than a reading allows. */
const start = (text: SQL) => sql`left(${text}, 4000)`;

/** A column of a view in the text that PostgreSQL stores of its query, with the column it comes from. */
const ORIGIN = String.raw`:resno (\d+) :resname (?:\\.|[^\\\s])+ :ressortgroupref \d+ :resorigtbl (\d+) :resorigcol (\d+) :resjunk false`;

/**
 * Reads schemas, tables, columns, comments, keys and what views are made of from PostgreSQL's own catalogue, but
 * no rows of any table.
 */
export async function describePostgres(
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
  const views = sql`pg_rewrite
    join pg_class on pg_class.oid = ev_class and relkind in ('v', 'm')
    join pg_namespace on pg_namespace.oid = relnamespace and ${wanted}`;
  return {
    usualSchema: 'public',
    schemas: await read(
      schemaRow,
      sql`select nspname as name, ${start(sql`obj_description(pg_namespace.oid, 'pg_namespace')`)} as comment
        from pg_namespace where ${wanted}
          and exists (select from pg_class where relnamespace = pg_namespace.oid and ${kinds})
        order by nspname`,
    ),
    tables: await read(
      tableRow,
      sql`select pg_class.oid::int8 as id, pg_class.oid::int8 as native_id, nspname as schema, relname as name,
          ${start(sql`obj_description(pg_class.oid, 'pg_class')`)} as comment
        from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where ${wanted} and ${kinds}
        order by nspname, relname`,
    ),
    columns: await read(
      columnRow,
      sql`with keys as (
          select conrelid, unnest(conkey) as attnum, confrelid, unnest(confkey) as target
          from pg_constraint where contype = 'f' and conparentid = 0
        ), generated as (
          -- By its name: PostgreSQL 11 has no such column.
          select adrelid, adnum, coalesce(to_jsonb(pg_attribute) ->> 'attgenerated', '') <> '' as is_generated,
            pg_get_expr(adbin, adrelid) as expression
          from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
        ), referring as (
          -- Of several keys, the one with the fewest columns says most of a column itself.
          select distinct on (keys.conrelid, keys.attnum) keys.conrelid, keys.attnum, confrelid, attname
          from keys join pg_attribute on attrelid = confrelid and pg_attribute.attnum = target
          where attname <> 'company_id'
          order by keys.conrelid, keys.attnum, confrelid
        )
        select attrelid::int8 as table_id, pg_attribute.attnum::int4 as position,
          pg_attribute.attname as name, format_type(atttypid, atttypmod) as type,
          pg_attribute.attnotnull as required,
          case when not is_generated then ${start(sql`expression`)} end as fallback,
          case when is_generated then ${start(sql`expression`)} end as formula,
          ${start(sql`col_description(attrelid, pg_attribute.attnum)`)} as comment,
          referring.confrelid::int8 as target_id, referring.attname as target_column
        from pg_attribute
        join pg_class on pg_class.oid = attrelid and ${kinds}
        join pg_namespace on pg_namespace.oid = relnamespace and ${wanted}
        left join generated on adrelid = attrelid and adnum = pg_attribute.attnum
        left join referring on referring.conrelid = attrelid and referring.attnum = pg_attribute.attnum
        where pg_attribute.attnum > 0 and not attisdropped
        order by nspname, relname, pg_attribute.attnum`,
    ),
    keys: await read(
      keyRow,
      sql`select indrelid::int8 as table_id, indisprimary as is_primary,
          array_agg(attname::text order by place) as columns
        from pg_index
        join pg_class on pg_class.oid = indrelid and ${kinds}
        join pg_namespace on pg_namespace.oid = relnamespace and ${wanted}
        cross join unnest(indkey::int2[]) with ordinality as part (attnum, place)
        join pg_attribute on attrelid = indrelid and pg_attribute.attnum = part.attnum
        -- Of all rows, by their columns as they are.
        where indisunique and indpred is null and indexprs is null and place <= indnkeyatts
        group by indexrelid, indrelid, indisprimary
        order by indrelid, indisprimary desc, indexrelid`,
    ),
    uses: await read(
      useRow,
      sql`select distinct ev_class::int8 as view_id, refobjid::int8 as table_id,
          refobjsubid::int4 as position
        from ${views}
        join pg_depend on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid
          and refclassid = 'pg_class'::regclass and refobjid <> ev_class
        order by view_id, table_id, position`,
    ),
    origins: await read(
      originRow,
      sql`select * from (
          -- The last of a number is the view's own: those of queries within it come first.
          select distinct on (ev_class, found[1]) ev_class::int8 as view_id,
            found[1]::int4 as view_position, found[2]::int8 as table_id, found[3]::int4 as position
          from ${views}, regexp_matches(ev_action::text, ${ORIGIN}, 'g')
            with ordinality as matches (found, place)
          order by ev_class, found[1], place desc
        ) origins
        where table_id <> 0
        order by view_id, view_position`,
    ),
  };
}
