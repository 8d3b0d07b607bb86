import {
  catalogueLimits,
  deliveryUses,
  entryStatuses,
  fieldTypes,
  outputStatuses,
} from './entry-kinds.ts';

/** The five lists that a company is imported from, higher levels first. */
export const IMPORT_PARTS = [
  'modules',
  'features',
  'fields',
  'process_outputs',
  'analytic_fields',
] as const;

export type ImportPart = (typeof IMPORT_PARTS)[number];

/** What a cell may contain. */
export interface FormatColumn {
  readonly required?: true;
  /** Longest text, or longest element of a list. */
  readonly limit: number;
  /** The only values allowed; `fallback` replaces an empty cell. */
  readonly choices?: readonly string[];
  readonly fallback?: string;
  /** The most elements of a list, which are separated by semicolons, bars or line breaks. */
  readonly list?: number;
}

const {
  code: codeLimit,
  name: nameLimit,
  description,
  sample,
  dependencies,
  inputs,
  choices,
} = catalogueLimits;
const ENGINE_CODE = 50;

const code = { required: true, limit: codeLimit } as const;
const name = { limit: nameLimit } as const;
const prose = { limit: description } as const;
const status = { limit: 20, choices: entryStatuses, fallback: 'active' } as const;
const engine = { limit: ENGINE_CODE } as const;
const fields = { limit: 2 * codeLimit + 1, list: inputs } as const;

/** Each list's columns, in the order of the template and of staged rows. docs/IMPORT-FORMAT.md describes them. */
export const importFormat = {
  modules: { module_code: code, name_th: name, name_en: name, description: prose, status },
  features: {
    module_code: code,
    feature_code: code,
    name_th: name,
    name_en: name,
    description: prose,
    status,
  },
  fields: {
    feature_code: code,
    field_code: code,
    name_th: name,
    name_en: name,
    status,
    field_type: { limit: 20, choices: fieldTypes, fallback: 'string' },
    is_required: { limit: 5, choices: ['true', 'false'], fallback: 'false' },
    description: prose,
    sample_value: { limit: sample },
    target_table: { limit: codeLimit },
    target_field: { limit: codeLimit },
    is_read_only: { limit: 5, choices: ['true', 'false'], fallback: 'false' },
    default_value: { limit: sample },
    choices: { limit: nameLimit, list: choices },
    formula: prose,
    condition: prose,
    external_target: { limit: 2 * codeLimit + 1 },
  },
  process_outputs: {
    feature_code: code,
    output_code: code,
    name_th: name,
    name_en: name,
    description: prose,
    status: { limit: 20, choices: outputStatuses, fallback: 'pending' },
    engine_code: engine,
    dependencies: { limit: ENGINE_CODE + 1, list: dependencies },
    input_fields: fields,
  },
  analytic_fields: {
    feature_code: code,
    delivery_code: code,
    name_th: name,
    name_en: name,
    description: prose,
    status,
    source_engine_code: engine,
    used_in: { limit: 20, list: deliveryUses.length, choices: deliveryUses },
    input_fields: fields,
  },
} as const satisfies Record<ImportPart, Record<string, FormatColumn>>;
