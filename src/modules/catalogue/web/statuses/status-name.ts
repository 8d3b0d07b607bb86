import type { foundStatuses } from '#modules/catalogue/contract/search-facets.ts';
import type { CatalogueTexts } from '../texts.ts';

export type EntryStatus = (typeof foundStatuses)[number];

/** What a status is called: those of outputs have names of their own. */
export function statusName(status: EntryStatus, t: CatalogueTexts): string {
  return status === 'pending' || status === 'failed' || status === 'processing'
    ? t(`output_statuses.${status}`)
    : t(`statuses.${status}`);
}
