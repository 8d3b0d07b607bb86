import type {
  deliveryUses,
  entryStatuses,
  FieldLevel,
  fieldTypes,
  originKinds,
  outputStatuses,
} from '#modules/catalogue/contract/entry-kinds.ts';

/** The import or source that rows come from. */
export interface Origin {
  readonly kind: (typeof originKinds)[number];
  readonly id: string;
}

/** The company that rows go into, by its id in the catalogue. */
export interface Target {
  readonly catalogueCompanyId: string;
  readonly origin: Origin | null;
  /** Nothing of it was stored before this transaction, which writes each entry once. */
  readonly isNew?: boolean;
}

/** How rows were written; unchanged ones are not touched. */
export interface Written {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** What every entry has; empty texts leave the stored ones as they are. */
export interface EntryRow {
  readonly code: string;
  readonly name_th: string;
  readonly name_en: string;
  readonly description: string;
}

type EntryStatus = (typeof entryStatuses)[number];

export interface CompanyRow extends EntryRow {
  readonly origin: Origin | null;
}

export interface ModuleRow extends EntryRow {
  readonly status: EntryStatus;
}

export interface FeatureRow extends EntryRow {
  readonly module_code: string;
  readonly status: EntryStatus;
  /** Of a table of a source: its number in the database. */
  readonly native_id: number | null;
}

/** A field that another is made of, by the code of its feature and its own. */
export interface InputRow {
  readonly feature: string;
  readonly field: string;
}

/** What many systems know about a stored field; the texts may be empty. */
export interface FieldFacts {
  readonly is_read_only: boolean;
  readonly default_value: string;
  /** One on each line. */
  readonly choices: string;
  readonly formula: string;
  readonly condition: string;
  readonly external_target: string;
}

export const noFacts: FieldFacts = {
  is_read_only: false,
  default_value: '',
  choices: '',
  formula: '',
  condition: '',
  external_target: '',
};

/** A field of which only its names are known: without type, relations, engines or facts. */
export const bareField = {
  type: null,
  native_type: '',
  native_notes: '',
  is_required: false,
  sample_value: '',
  target_table: null,
  target_field: null,
  engine_code: null,
  dependencies: [],
  used_in: [],
  inputs: [],
  ...noFacts,
} as const;

export function factsOf(row: FieldFacts): FieldFacts {
  const { is_read_only, default_value, choices, formula, condition, external_target } = row;
  return { is_read_only, default_value, choices, formula, condition, external_target };
}

export interface FieldRow extends EntryRow, FieldFacts {
  readonly feature_code: string;
  readonly level: FieldLevel;
  /** Its position among the fields of its feature and level. */
  readonly ordinal: number;
  readonly status: EntryStatus | (typeof outputStatuses)[number];
  /** Down to the target, only for the deep level. */
  readonly type: (typeof fieldTypes)[number] | null;
  /** Of a column of a source: its type there, and other facts; else empty. */
  readonly native_type: string;
  readonly native_notes: string;
  readonly is_required: boolean;
  readonly sample_value: string;
  /** Codes of the feature and the field it refers to; both are null or neither is. */
  readonly target_table: string | null;
  readonly target_field: string | null;
  /** For the other two levels: the engine that makes it, and what it is made of. */
  readonly engine_code: string | null;
  readonly dependencies: readonly { readonly engine_code: string; readonly required: boolean }[];
  readonly used_in: readonly (typeof deliveryUses)[number][];
  readonly inputs: readonly InputRow[];
}
