import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { entryStatus } from './entry.ts';
import { completeness } from './gaps.ts';
import { feature } from './feature.ts';

/** A module of a company, such as purchasing; counts are those of now. */
export const catalogueModule = z.object({
  id: recordId,
  company_id: recordId,
  module_code: z.string(),
  module_name: z.string(),
  description: z.string(),
  status: entryStatus,
  feature_count: z.number().int(),
  field_count: z.number().int(),
  completeness,
});

export type CatalogueModule = z.output<typeof catalogueModule>;

export const expandedModule = catalogueModule.extend({ features: z.array(feature) });
