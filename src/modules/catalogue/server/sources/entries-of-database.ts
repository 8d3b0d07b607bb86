import type { ImportedEntry } from '../import-files/entry-of-row.ts';
import { noFacts } from '../entries/entry-rows.ts';
import type { ColumnRow, DescribedDatabase, TableRow } from './database-schema.queries.ts';

/** PostgreSQL gives it to each new database, so it describes nothing. */
const USUAL_COMMENT = 'standard public schema';

/** A database in the form of the catalogue: schemas become modules, tables features, columns fields. */
export function entriesOfDatabase({
  schemas,
  tables,
  columns,
}: DescribedDatabase): ImportedEntry[] {
  const tableById = new Map(tables.map((table) => [table.id, table]));
  return [
    ...schemas.map(({ name, comment }): ImportedEntry => ({
      kind: 'module',
      row: { code: name, ...textsOf(comment === USUAL_COMMENT ? null : comment), status: 'active' },
    })),
    ...tables.map((table): ImportedEntry => ({
      kind: 'feature',
      row: {
        code: codeOf(table),
        module_code: table.schema,
        ...textsOf(table.comment),
        status: 'active',
        native_id: table.id,
      },
    })),
    ...columns.flatMap((column): ImportedEntry[] => {
      const table = tableById.get(column.table_id);
      return table === undefined ? [] : [fieldOf(column, { table, tableById })];
    }),
  ];
}

/** Tables of the default schema are called by their name alone. */
function codeOf({ schema, name }: TableRow): string {
  return schema === 'public' ? name : `${schema}.${name}`;
}

function fieldOf(
  column: ColumnRow,
  { table, tableById }: { table: TableRow; tableById: ReadonlyMap<number, TableRow> },
): ImportedEntry {
  const target = column.target_id === null ? undefined : tableById.get(column.target_id);
  return {
    kind: 'field',
    row: {
      code: column.name,
      feature_code: codeOf(table),
      ...textsOf(column.comment),
      level: 'deep',
      ordinal: column.position,
      status: 'active',
      type: fieldTypeOf(column.type),
      native_type: column.type,
      native_notes: notesOf(column),
      is_required: column.required,
      sample_value: '',
      target_table: target === undefined ? null : codeOf(target),
      target_field: target === undefined ? null : column.target_column,
      engine_code: null,
      dependencies: [],
      used_in: [],
      inputs: [],
      ...noFacts,
    },
  };
}

const LONGEST_FALLBACK = 100;

/** What else the database knows about a column, in its own terms. */
function notesOf({ key, fallback }: ColumnRow): string {
  return [
    ...(key === null ? [] : ['primary key']),
    ...(fallback === null ? [] : [`default ${fallback.slice(0, LONGEST_FALLBACK)}`]),
  ].join(', ');
}

const KINDS = [
  [/\[\]$/, 'other'],
  [/^(?:smallint|integer|bigint|numeric|real|double precision|money|oid)/, 'number'],
  [/^(?:date|timestamp|time)/, 'date'],
  [/^boolean/, 'boolean'],
  [/^(?:text|character|citext|uuid|name|inet|cidr|"char"|xml)/, 'string'],
] as const;

/** Which of the catalogue's five types a type of PostgreSQL is. */
export function fieldTypeOf(type: string) {
  return KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
}

const LONGEST_NAME = 120;
const LONGEST_DESCRIPTION = 3500;

/**
 * Names from a comment: its first lines, or what bars separate, where one is Thai and one is not. The whole
 * comment is the description.
 */
export function textsOf(comment: string | null) {
  const parts = (comment ?? '')
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= LONGEST_NAME);
  const isThai = (text: string) => /\p{Script=Thai}/u.test(text);
  return {
    name_th: parts.find(isThai) ?? '',
    name_en: parts.find((part) => !isThai(part)) ?? '',
    description: (comment ?? '').trim().slice(0, LONGEST_DESCRIPTION),
  };
}
