import type {
  deliveryUses,
  entryStatuses,
  FieldLevel,
  fieldTypes,
  originKinds,
  outputStatuses,
} from '#modules/catalogue/contract/entry-kinds.ts';

/** What brings rows: the import or the source, by its id. */
export interface Origin {
  readonly kind: (typeof originKinds)[number];
  readonly id: string;
}

/** The company that rows go into, by its id in the catalogue. */
export interface Target {
  readonly catalogueCompanyId: string;
  readonly origin: Origin | null;
  /** Nothing was stored of it before this transaction, which brings each entry once. */
  readonly isNew?: boolean;
}

/** What became of rows. Those that brought nothing new are not touched. */
export interface Written {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** What is said of every entry; texts that are empty leave what is stored as it is. */
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
  /** Of a table of a source: the number that its database knows it by. */
  readonly native_id: number | null;
}

/** A field which goes into what another is made of, by the codes of its feature and its own. */
export interface InputRow {
  readonly feature: string;
  readonly field: string;
}

export interface FieldRow extends EntryRow {
  readonly feature_code: string;
  readonly level: FieldLevel;
  /** Where it stands among the fields of its feature and level. */
  readonly ordinal: number;
  readonly status: EntryStatus | (typeof outputStatuses)[number];
  /** Of the deep level alone, as all down to the target. */
  readonly type: (typeof fieldTypes)[number] | null;
  /** Of a column of a source: its type there, and what else is told of it; else empty. */
  readonly native_type: string;
  readonly native_notes: string;
  readonly is_required: boolean;
  readonly sample_value: string;
  /** Codes of the feature and the field it refers to; null both or neither. */
  readonly target_table: string | null;
  readonly target_field: string | null;
  /** Of the other two levels: the engine that makes it, and what it is made of. */
  readonly engine_code: string | null;
  readonly dependencies: readonly { readonly engine_code: string; readonly required: boolean }[];
  readonly used_in: readonly (typeof deliveryUses)[number][];
  readonly inputs: readonly InputRow[];
}
