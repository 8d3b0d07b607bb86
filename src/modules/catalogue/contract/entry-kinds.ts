/** What the catalogue consists of, from the whole to its smallest parts. */
export const entryKinds = ['company', 'module', 'feature', 'field'] as const;

export type EntryKind = (typeof entryKinds)[number];

/** Which company, module, feature or field is meant. */
export interface EntryReference {
  readonly kind: EntryKind;
  readonly id: string;
}

export const entryStatuses = ['active', 'inactive'] as const;

/** Fields of a feature: stored data, outputs of its processes, and data delivered for analysis. */
export const fieldLevels = ['deep', 'process', 'analytic'] as const;

export type FieldLevel = (typeof fieldLevels)[number];

export const fieldTypes = ['string', 'number', 'date', 'boolean', 'other'] as const;

export type FieldType = (typeof fieldTypes)[number];

export const outputStatuses = ['active', 'pending', 'failed', 'processing'] as const;

/** Where data delivered for analysis is used. */
export const deliveryUses = ['Reports', 'Dashboards', 'APIs', 'AI'] as const;

/** What can happen to an entry; `filled` is the first filling of a company, which counts what came with it. */
export const changeActs = ['created', 'filled', 'changed', 'removed'] as const;

export type ChangeAct = (typeof changeActs)[number];

/** Where many rows at once come from. */
export const originKinds = ['import', 'source'] as const;

/** Longer values are refused; an import reports them as problems. */
export const catalogueLimits = {
  code: 200,
  name: 300,
  description: 4_000,
  sample: 1_000,
  tags: 20,
  tag: 50,
  dependencies: 50,
  inputs: 200,
  choices: 200,
} as const;

/**
 * What may be missing in an entry: a Thai name or a description; the owner of a company, module or feature;
 * the sample of stored data; a known engine of an output or analytic field; and the fields that a field refers
 * to or is made of. Nothing is required of deprecated entries.
 */
export const gapKinds = [
  'name_th',
  'description',
  'owner',
  'sample',
  'engine',
  'relation',
] as const;

export type GapKind = (typeof gapKinds)[number];

export const moduleStatuses = ['all', 'active', 'inactive'] as const;

/** What people do in the catalogue that is noted. */
export const activityTypes = ['navigation', 'search', 'view', 'expand', 'filter'] as const;
