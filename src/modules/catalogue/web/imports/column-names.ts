import type { importFormat, ImportPart } from '#modules/catalogue/contract/import-format.ts';

/** What columns of imports are called in the format, of whichever list. */
export type ColumnName = {
  [Part in ImportPart]: keyof (typeof importFormat)[Part];
}[ImportPart];

// The type checker sees to it that these are names of the format; the test, that none is missing.
export const COLUMN_NAMES = [
  'module_code',
  'feature_code',
  'field_code',
  'output_code',
  'delivery_code',
  'name_th',
  'name_en',
  'description',
  'status',
  'field_type',
  'is_required',
  'sample_value',
  'target_table',
  'target_field',
  'engine_code',
  'dependencies',
  'input_fields',
  'source_engine_code',
  'used_in',
] as const satisfies readonly ColumnName[];

/** The column of that name; a file may name what the format does not have. */
export function columnNamed(name: string): ColumnName | undefined {
  return COLUMN_NAMES.find((each) => each === name);
}
