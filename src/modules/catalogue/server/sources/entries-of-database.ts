import type { ImportedEntry } from '../import-files/entry-of-row.ts';
import { fieldTypeOf } from '../entries/field-type-of.ts';
import { noFacts } from '../entries/entry-rows.ts';
import { catalogueLimits } from '#modules/catalogue/contract/entry-kinds.ts';
import type { ColumnRow, DescribedDatabase, KeyRow, TableRow } from './described-database.ts';
import { lineageOfViews } from './view-lineage.ts';

/** PostgreSQL gives it to each new database, so it describes nothing. */
const USUAL_COMMENT = 'standard public schema';

/** A database in the form of the catalogue: schemas become modules, tables features, columns fields. */
export function entriesOfDatabase(database: DescribedDatabase): ImportedEntry[] {
  const { schemas, tables, columns } = database;
  const tableById = new Map(tables.map((table) => [table.id, table]));
  const keysOf = Map.groupBy(database.keys, ({ table_id }) => table_id);
  const lineage = lineageOfViews(database);
  /** Those of the default schema are called by their name alone. */
  const codeOf = ({ schema, name }: TableRow) =>
    schema === database.usualSchema ? name : `${schema}.${name}`;
  const placeOf = ({ table_id, name }: ColumnRow) => {
    const table = tableById.get(table_id);
    return table === undefined ? [] : [{ feature: codeOf(table), field: name }];
  };
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
        native_id: table.native_id,
      },
    })),
    ...columns.flatMap((column): ImportedEntry[] => {
      const table = tableById.get(column.table_id);
      if (table === undefined) return [];
      const target = column.target_id === null ? undefined : tableById.get(column.target_id);
      const inputs = (lineage.get(column) ?? []).flatMap(placeOf).slice(0, catalogueLimits.inputs);
      const made = inputs.map(({ feature, field }) => `${feature}.${field}`).join(', ');
      const choices = choicesOf(column.type);
      return [
        {
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
            native_notes: notesOf(column, keysOf.get(table.id) ?? []),
            is_required: column.required,
            sample_value: '',
            target_table: target === undefined ? null : codeOf(target),
            target_field: target === undefined ? null : column.target_column,
            engine_code: null,
            dependencies: [],
            used_in: [],
            inputs,
            ...noFacts,
            is_read_only: column.formula !== null,
            formula: (column.formula ?? made).slice(0, LONGEST_FORMULA),
            choices: choices.slice(0, catalogueLimits.choices).join('\n'),
          },
        },
      ];
    }),
  ];
}

const LONGEST_FORMULA = 1000;
const LONGEST_FALLBACK = 100;

/** What else the database knows about a column, in its own terms. */
function notesOf({ name, fallback }: ColumnRow, keys: readonly KeyRow[]): string {
  const ofKey = ({ is_primary, columns }: KeyRow) => {
    const others = columns.length > 1 ? ` (${columns.join(', ')})` : '';
    return `${is_primary ? 'primary key' : 'unique'}${others}`;
  };
  return [
    ...keys.filter(({ columns }) => columns.includes(name)).map(ofKey),
    ...(fallback === null ? [] : [`default ${fallback.slice(0, LONGEST_FALLBACK)}`]),
  ].join(', ');
}

/** The choices of a column of MySQL: `enum('a','it''s')`. */
function choicesOf(type: string): string[] {
  const [, list] = /^(?:enum|set)\((.*)\)$/is.exec(type) ?? [];
  const quoted = [...(list ?? '').matchAll(/'((?:[^']|'')*)'/g)];
  return quoted.map(([, choice = '']) => choice.replaceAll("''", "'"));
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
