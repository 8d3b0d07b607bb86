/** What the catalogue is made of, from the whole to the parts. */
export const entryKinds = ['company', 'module', 'feature', 'field'] as const;

export type EntryKind = (typeof entryKinds)[number];

/** Which company, module, feature or field is meant. */
export interface EntryReference {
  readonly kind: EntryKind;
  readonly id: string;
}

export const entryStatuses = ['active', 'inactive'] as const;

/** Fields of a feature: what it stores, what its processes put out, and what is delivered for analysis. */
export const fieldLevels = ['deep', 'process', 'analytic'] as const;

export type FieldLevel = (typeof fieldLevels)[number];

export const fieldTypes = ['string', 'number', 'date', 'boolean', 'other'] as const;

export const outputStatuses = ['active', 'pending', 'failed', 'processing'] as const;

/** Where what is delivered for analysis is used. */
export const deliveryUses = ['Reports', 'Dashboards', 'APIs', 'AI'] as const;

/** What brings many rows at once. */
export const originKinds = ['import', 'source'] as const;

/** Longer ones are refused, or left out by an import with a word about it. */
export const catalogueLimits = {
  code: 200,
  name: 300,
  description: 4_000,
  sample: 1_000,
  tags: 20,
  tag: 50,
  dependencies: 50,
  inputs: 200,
} as const;

/**
 * What an entry is asked for: a Thai name and a description of all; of companies, modules and features an
 * owner; of what is stored a sample; of outputs and what is delivered an engine that the registry knows;
 * and that what a field refers to or is made of is there. Nothing is asked of what is deprecated.
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
