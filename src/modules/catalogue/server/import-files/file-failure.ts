import { EndlessQuotationError } from '#platform/server/spreadsheets/split-csv.ts';
import { NoListsError } from './split-json.ts';

/** Why files cannot be read, as a text key; undefined for an internal error. */
export function fileFailure(error: unknown): string | undefined {
  if (error instanceof EndlessQuotationError) return 'catalogue:imports.failures.open_quotation';
  if (error instanceof NoListsError) return 'catalogue:imports.failures.not_lists';
  if (!(error instanceof Error)) return undefined;
  // Messages of yauzl and hucre about files that are not archives, or damaged ones.
  const isDamaged = /zip|central directory|xml|workbook|sheet|invalid|encrypted|inflate|unpacked/i;
  return isDamaged.test(`${error.name} ${error.message}`)
    ? 'catalogue:imports.failures.damaged'
    : undefined;
}
