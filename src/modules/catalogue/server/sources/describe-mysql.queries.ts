import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { ReadableDatabase } from '#platform/server/outbound/foreign-database.ts';
import type {
  ColumnRow,
  DescribedDatabase,
  KeyRow,
  OriginRow,
  TableRow,
  UseRow,
} from './described-database.ts';
import { readMysqlView, type ColumnName } from './mysql-view.ts';

const tableRow = z.object({ schema: z.string(), name: z.string(), comment: z.string() });

const columnRow = z.object({
  schema: z.string(),
  table: z.string(),
  position: z.coerce.number(),
  name: z.string(),
  type: z.string(),
  is_nullable: z.string(),
  fallback: z.string().nullable(),
  extra: z.string(),
  comment: z.string(),
  formula: z.string().nullable(),
});

const keyRow = z.object({
  schema: z.string(),
  table: z.string(),
  key: z.string(),
  column: z.string().nullable(),
});

const referenceRow = z.object({
  schema: z.string(),
  table: z.string(),
  column: z.string(),
  target_schema: z.string(),
  target_table: z.string(),
  target_column: z.string(),
});

const viewRow = z.object({
  schema: z.string(),
  table: z.string(),
  /** Null where the account may not see it, or it is too long. */
  definition: z.string().nullable(),
});

type Place = { readonly schema: string; readonly table: string };

/** More than the catalogue stores of a text; a row of the answer may not be longer than a reading allows. */
const start = (text: SQL) => sql`left(${text}, 4000)`;

/** A longer view is read as a table. */
const LONGEST_DEFINITION = 50_000;

/**
 * Reads databases, tables, columns, comments and keys from what MySQL or MariaDB knows about itself, but no rows
 * of any table. Renamed tables are new ones: the number that stays with a table, InnoDB's, is shown only to
 * accounts with the global right PROCESS, and rebuilding a table gives it another.
 */
export async function describeMysql(
  database: ReadableDatabase,
  { usualSchema, only }: { readonly usualSchema: string; readonly only: readonly string[] },
): Promise<DescribedDatabase> {
  const wanted = (column: SQL) => {
    const names = only.length > 0 ? only : [usualSchema];
    return sql`${column} in (${sql.join(
      names.map((name) => sql`${name}`),
      sql`, `,
    )})`;
  };
  const read = async <Row extends z.ZodType>(row: Row, query: SQL) =>
    z.array(row).parse((await database.execute(query)).rows);

  const found = await read(
    tableRow,
    // The comment of a view is the word VIEW.
    sql`select table_schema as ${sql.identifier('schema')}, table_name as name,
        case when table_type like '%VIEW' then '' else ${start(sql`table_comment`)} end as comment
      from information_schema.tables where ${wanted(sql`table_schema`)}
        and table_type in ('BASE TABLE', 'SYSTEM VERSIONED', 'VIEW')
      order by table_schema, table_name`,
  );
  const columns = await read(
    columnRow,
    sql`select table_schema as ${sql.identifier('schema')}, table_name as ${sql.identifier('table')},
        ordinal_position as position, column_name as name, ${start(sql`column_type`)} as type,
        is_nullable as is_nullable, ${start(sql`column_default`)} as fallback, extra as extra,
        ${start(sql`column_comment`)} as comment, ${start(sql`generation_expression`)} as formula
      from information_schema.columns where ${wanted(sql`table_schema`)}
      order by table_schema, table_name, ordinal_position`,
  );
  const keys = await read(
    keyRow,
    sql`select table_schema as ${sql.identifier('schema')}, table_name as ${sql.identifier('table')},
        index_name as ${sql.identifier('key')}, column_name as ${sql.identifier('column')}
      from information_schema.statistics where non_unique = 0 and ${wanted(sql`table_schema`)}
      order by table_schema, table_name, index_name = 'PRIMARY' desc, index_name, seq_in_index`,
  );
  const references = await read(
    referenceRow,
    sql`select table_schema as ${sql.identifier('schema')}, table_name as ${sql.identifier('table')},
        column_name as ${sql.identifier('column')}, referenced_table_schema as target_schema,
        referenced_table_name as target_table, referenced_column_name as target_column
      from information_schema.key_column_usage
      where referenced_column_name is not null and ${wanted(sql`table_schema`)}
      order by table_schema, table_name, constraint_name, ordinal_position`,
  );

  const views = await read(
    viewRow,
    sql`select table_schema as ${sql.identifier('schema')}, table_name as ${sql.identifier('table')},
        case when char_length(view_definition) <= ${LONGEST_DEFINITION} then view_definition end as definition
      from information_schema.views where ${wanted(sql`table_schema`)}
      order by table_schema, table_name`,
  );

  const tables = found.map((table, place): TableRow => ({
    ...table,
    id: place + 1,
    native_id: null,
  }));
  const keyOf = ({ schema, table }: Place, column = '') => `${schema}\0${table}\0${column}`;
  const ids = new Map(tables.map(({ id, schema, name }) => [keyOf({ schema, table: name }), id]));
  const idOf = (place: Place) => ids.get(keyOf(place)) ?? 0;
  const targets = new Map(references.toReversed().map((row) => [keyOf(row, row.column), row]));
  return {
    usualSchema,
    schemas: [...new Set(tables.map(({ schema }) => schema))].map((name) => ({
      name,
      comment: null,
    })),
    tables,
    columns: columns.map((column): ColumnRow => {
      const target = targets.get(keyOf(column, column.name));
      const place = target && { schema: target.target_schema, table: target.target_table };
      const isGenerated = column.formula !== null && column.formula !== '';
      return {
        ...column,
        table_id: idOf(column),
        required: column.is_nullable === 'NO',
        // MariaDB writes out that there is none.
        fallback: isGenerated || column.fallback === 'NULL' ? null : fallbackOf(column),
        formula: isGenerated ? column.formula : null,
        target_id: place === undefined ? null : (ids.get(keyOf(place)) ?? null),
        target_column: target?.target_column ?? null,
      };
    }),
    keys: [...Map.groupBy(keys, (row) => keyOf(row, row.key)).values()].flatMap(
      ([first, ...others]): KeyRow[] => {
        if (first === undefined) return [];
        const names = [first, ...others].flatMap(({ column }) => column ?? []);
        // MySQL has keys over expressions, which are nobody's columns.
        if (names.length <= others.length) return [];
        const is_primary = first.key === 'PRIMARY';
        return [{ table_id: idOf(first), is_primary, columns: names }];
      },
    ),
    ...readsOfViews(views, { columns, idOf }),
  };
}

interface Known {
  readonly columns: readonly z.output<typeof columnRow>[];
  readonly idOf: (place: Place) => number;
}

/** Which columns views read, and which of theirs are those, unchanged. */
function readsOfViews(views: readonly z.output<typeof viewRow>[], { columns, idOf }: Known) {
  const positions = new Map(
    columns.map((column) => [JSON.stringify([idOf(column), column.name]), column.position]),
  );
  const uses: UseRow[] = [];
  const origins: OriginRow[] = [];
  for (const view of views) {
    const view_id = idOf(view);
    const { tables, reads, results } = readMysqlView(view.definition ?? '');
    const find = ({ schema, table, column }: ColumnName): UseRow[] => {
      const known = schema === undefined ? tables.get(table) : { schema, name: table };
      const table_id = known === undefined ? 0 : idOf({ schema: known.schema, table: known.name });
      const position = positions.get(JSON.stringify([table_id, column]));
      return position === undefined ? [] : [{ view_id, table_id, position }];
    };
    const used = reads.flatMap(find);
    const seen = new Set(used.map(({ table_id }) => table_id));
    // A view that reads no particular column, as one that counts, reads the table.
    const whole = [...tables.values()].flatMap(({ schema, name }) => {
      const table_id = idOf({ schema, table: name });
      return table_id === 0 || seen.has(table_id) ? [] : [{ view_id, table_id, position: 0 }];
    });
    uses.push(...used, ...whole);
    for (const [place, result] of results.entries()) {
      const [origin] = result === undefined ? [] : find(result);
      if (origin !== undefined) origins.push({ ...origin, view_position: place + 1 });
    }
  }
  return { uses, origins };
}

function fallbackOf({ fallback, extra }: z.output<typeof columnRow>): string | null {
  return /auto_increment/i.test(extra) ? 'auto_increment' : fallback;
}
