import { z } from 'zod';

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

/** How much of what is asked is there, in percent; null where nothing is asked. */
export const completeness = z.number().int().min(0).max(100).nullable();
