import { fileImportLimits } from '#platform/contract/file-imports.ts';
import { joinId, THAI_ID_DIGITS } from '#platform/contract/thai-id.ts';
import type { CustomerRow } from './customers-in-file.ts';

/** The lines whose tax id has digits missing, one more than are named: shorter ones of other countries are right. */
export function linesWithShortTaxId(rows: readonly CustomerRow[]): number[] {
  return rows
    .filter(({ tax_id }) => isShort(joinId(tax_id ?? '')))
    .slice(0, fileImportLimits.namedLines + 1)
    .map(({ line }) => line);
}

function isShort(written: string): boolean {
  return /^\d+$/.test(written) && written.length < THAI_ID_DIGITS;
}
