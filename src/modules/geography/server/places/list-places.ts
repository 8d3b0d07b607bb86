import type { Page } from '#platform/contract/envelopes.ts';
import type { PageQuery } from '#platform/contract/pagination.ts';
import { dropToneMarks, normaliseText } from '#libraries/text/normalise-text.ts';

interface Place {
  readonly id: number;
  readonly name_th: string;
  readonly name_en: string;
}

/** A page of the places whose name has what was typed, in either language, in the order of their codes. */
export function listPlaces<P extends Place>(
  places: Iterable<P>,
  { page, page_size, search }: PageQuery & { readonly search: string },
): Page<P> {
  const typed = comparable(search);
  const found = [...places].filter(
    ({ name_th, name_en }) =>
      comparable(name_th).includes(typed) || comparable(name_en).includes(typed),
  );
  const first = (page - 1) * page_size;
  return { data: found.slice(first, first + page_size), total: found.length, page, page_size };
}

function comparable(text: string): string {
  return dropToneMarks(normaliseText(text));
}
