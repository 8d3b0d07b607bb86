import { importFormat, type ImportPart } from '#modules/catalogue/contract/import-format.ts';
import {
  bareField,
  type FeatureRow,
  type FieldRow,
  type ModuleRow,
} from '../entries/entry-rows.ts';
import { LIST_SEPARATOR } from './check-row.ts';

/** The values of a checked row, in the form of the catalogue. */
export type ImportedEntry =
  | { readonly kind: 'module'; readonly row: ModuleRow }
  | { readonly kind: 'feature'; readonly row: FeatureRow }
  | { readonly kind: 'field'; readonly row: FieldRow };

type Values = (column: string) => string;

/** Makes entries from the checked rows of a list. */
export function createEntryOfRow(part: ImportPart) {
  const places = new Map(Object.keys(importFormat[part]).map((column, place) => [column, place]));
  const make = makers[part];
  return (cells: readonly string[], ordinal: number): ImportedEntry =>
    make((column) => cells[places.get(column) ?? -1] ?? '', ordinal);
}

type Make = (value: Values, ordinal: number) => ImportedEntry;

const makers: Readonly<Record<ImportPart, Make>> = {
  modules: (value) => ({
    kind: 'module',
    row: { ...texts(value), code: value('module_code'), status: entryStatus(value) },
  }),
  features: (value) => ({
    kind: 'feature',
    row: {
      ...texts(value),
      code: value('feature_code'),
      module_code: value('module_code'),
      status: entryStatus(value),
      native_id: null,
    },
  }),
  fields: (value, ordinal) => ({
    kind: 'field',
    row: {
      ...plainField(value, ordinal),
      code: value('field_code'),
      level: 'deep',
      status: entryStatus(value),
      type: fieldType(value('field_type')),
      is_required: value('is_required') === 'true',
      sample_value: value('sample_value'),
      target_table: orNull(value('target_table')),
      target_field: orNull(value('target_field')),
      is_read_only: value('is_read_only') === 'true',
      default_value: value('default_value'),
      choices: value('choices'),
      formula: value('formula'),
      condition: value('condition'),
      external_target: value('external_target'),
    },
  }),
  process_outputs: (value, ordinal) => ({
    kind: 'field',
    row: {
      ...plainField(value, ordinal),
      code: value('output_code'),
      level: 'process',
      status: outputStatus(value('status')),
      engine_code: orNull(value('engine_code')),
      dependencies: listOf(value('dependencies')).map((dependency) => ({
        engine_code: dependency.replace(/\?$/, ''),
        required: !dependency.endsWith('?'),
      })),
      inputs: inputsOf(value),
    },
  }),
  analytic_fields: (value, ordinal) => ({
    kind: 'field',
    row: {
      ...plainField(value, ordinal),
      code: value('delivery_code'),
      level: 'analytic',
      status: entryStatus(value),
      engine_code: orNull(value('source_engine_code')),
      used_in: listOf(value('used_in')).flatMap((use) => uses.get(use) ?? []),
      inputs: inputsOf(value),
    },
  }),
};

function texts(value: Values) {
  return {
    name_th: value('name_th'),
    name_en: value('name_en'),
    description: value('description'),
  };
}

function plainField(value: Values, ordinal: number) {
  return {
    ...texts(value),
    feature_code: value('feature_code'),
    ordinal,
    status: 'active',
    ...bareField,
  } as const;
}

/** A field of the same feature by its code alone, one of another feature after the code of that and a dot. */
function inputsOf(value: Values) {
  return listOf(value('input_fields')).map((input) => {
    const dot = input.lastIndexOf('.');
    return dot === -1
      ? { feature: value('feature_code'), field: input }
      : { feature: input.slice(0, dot), field: input.slice(dot + 1) };
  });
}

function listOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(LIST_SEPARATOR);
}

function orNull(cell: string): string | null {
  return cell === '' ? null : cell;
}

const types = choicesOf(importFormat.fields.field_type.choices);
const outputStatuses = choicesOf(importFormat.process_outputs.status.choices);
const uses = choicesOf(importFormat.analytic_fields.used_in.choices);

/** The check of the row accepts nothing else. */
function choicesOf<const Choice extends string>(choices: readonly Choice[]): Map<string, Choice> {
  return new Map(choices.map((choice) => [choice, choice]));
}

const fieldType = (cell: string) => types.get(cell) ?? 'other';
const outputStatus = (cell: string) => outputStatuses.get(cell) ?? 'pending';
const entryStatus = (value: Values) => (value('status') === 'inactive' ? 'inactive' : 'active');
