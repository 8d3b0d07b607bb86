import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { employeeId } from '#platform/contract/ids.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { priorities } from './statuses.ts';

/** What every list of the module is paged by. */
export const trackingPage = {
  page: pageParameters.page,
  limit: pageParameters.page_size.unwrap().default(10),
  count: pageParameters.count,
};

/** What lists of SOPs and SOWs are narrowed by that is said of their value stream. */
export const commonFilters = {
  search: plainText(200).default(''),
  priority: z.enum(priorities).optional(),
  /** Employee who owns the value stream. */
  owner: employeeId.optional(),
};

export const sortOrder = z.enum(['asc', 'desc']).default('desc');

/** Answer of a list: `{ data, total, page, limit }`. */
export function limitedPage<Row extends z.ZodType>(row: Row) {
  const { page_size: limit, ...fields } = page(row).shape;
  return z.object({ ...fields, limit });
}
