import type { Page } from '#platform/contract/envelopes.ts';

/** A page as the lists of this module answer with it, which call its size its limit. */
export function limited<Row>({ page_size: limit, ...page }: Page<Row>) {
  return { ...page, limit };
}
