import { z } from 'zod';

/** Rows of a page when the caller gives no size (the specification's figure for agents and files). */
export const DEFAULT_PAGE_SIZE = 25;

/** Largest page any list answers with. */
export const MAX_PAGE_SIZE = 100;

/** Totals are exact up to here; beyond, a list says "at least this many" unless `count=exact` is given. */
export const TOTAL_CAP = 10_000;

/** The query parameters of every paged list; spread them into the list's own query. */
export const pageParameters = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  count: z.enum(['capped', 'exact']).default('capped'),
};

export const pageQuery = z.object(pageParameters);

/** The requested page of a list: its number, how many rows it has, how exactly to count. */
export type PageQuery = z.output<typeof pageQuery>;

/** The same of lists under `/api`, ten rows a page. */
export const apiPageParameters = {
  page: pageParameters.page,
  pageSize: pageParameters.page_size.unwrap().default(10),
};

/** What such a list is asked for, as queries take it. */
export function toPageQuery<Query extends { readonly page: number; readonly pageSize: number }>({
  pageSize: page_size,
  ...query
}: Query) {
  return { ...query, page_size, count: 'capped' as const };
}

/** How a list may be sorted: by one of these keys, or by a key after a minus for the other direction. */
export function sortedBy<const Keys extends readonly string[]>(keys: Keys) {
  return z.enum(keys.flatMap((key: Keys[number]) => [key, `-${key}` as const]));
}
