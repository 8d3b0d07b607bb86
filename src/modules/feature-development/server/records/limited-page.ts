import type { Page } from '#platform/contract/envelopes.ts';

/** A page as the lists of this module answer it: its size is called its limit. */
export function limited<Row>({ page_size: limit, ...page }: Page<Row>) {
  return { ...page, limit };
}
