import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { entryStatus } from './entry.ts';
import { completeness } from './gaps.ts';

/** A company that the catalogue describes, with its figures as they were last computed. */
export const company = z.object({
  id: recordId,
  company_name: z.string(),
  company_code: z.string(),
  description: z.string(),
  total_modules: z.number().int(),
  total_features: z.number().int(),
  total_fields: z.number().int(),
  /** When anything of it last changed. */
  last_updated: instant,
  completeness,
  status: entryStatus,
  /** When the figures were computed; null before the first time. */
  figures_at: instant.nullable(),
});

export type Company = z.output<typeof company>;
