import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { entryStatus } from './entry.ts';
import { completeness } from './gaps.ts';

/** A feature of a module, such as purchase orders. */
export const feature = z.object({
  id: recordId,
  module_id: recordId,
  feature_name: z.string(),
  feature_code: z.string(),
  description: z.string(),
  status: entryStatus,
  field_count: z.number().int(),
  completeness,
});

export type Feature = z.output<typeof feature>;

/** A feature with where it stands. */
export const placedFeature = feature.extend({
  company_id: recordId,
  company_name: z.string(),
  company_code: z.string(),
  module_name: z.string(),
  module_code: z.string(),
});

export type PlacedFeature = z.output<typeof placedFeature>;
