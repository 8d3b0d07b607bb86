import type { Page } from '#platform/contract/envelopes.ts';

/** A record as the calls of the catalogue answer it. */
export function wrap<Data>(data: Data) {
  return { success: true as const, data, message: null };
}

/** A page of a list as the calls of the catalogue answer it. */
export function wrapPage<Row>({ data, page_size: size, ...figures }: Page<Row>) {
  return { ...wrap(data), ...figures, size };
}
