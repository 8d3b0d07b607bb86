import { SHOWN_SHORT_TAX_IDS } from '#modules/customers/contract/customer-import-choices.ts';
import { joinId, THAI_ID_DIGITS } from '#platform/contract/thai-id.ts';
import type { CustomerRow } from './customers-in-file.ts';

/** The lines whose tax id has digits missing, one more than are shown: shorter ones of other countries are right. */
export function linesWithShortTaxId(rows: readonly CustomerRow[]): string[] {
  return rows
    .filter(({ tax_id }) => isShort(joinId(tax_id ?? '')))
    .slice(0, SHOWN_SHORT_TAX_IDS + 1)
    .map(({ line }) => String(line));
}

function isShort(written: string): boolean {
  return /^\d+$/.test(written) && written.length < THAI_ID_DIGITS;
}
