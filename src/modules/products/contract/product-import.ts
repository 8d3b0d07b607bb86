import { z } from 'zod';
import { defineEvents } from '#platform/contract/events.ts';
import {
  flagParameter,
  recordFileRefusals,
  recordFileReport,
  tableChoices,
} from '#platform/contract/file-import.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { productPermissions } from './permissions.ts';

/** The columns of a file, in the order of the template; each column's heading is that of the export. */
export const PRODUCT_COLUMNS = [
  'code',
  'name_th',
  'name_en',
  'category',
  'unit',
  'price',
  'vat',
  'status',
  'note',
] as const;

export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

export const productImportEvents = defineEvents('products', ['imported']);

export const productImportLimits = {
  /** Of a single call. */
  bytes: 5_000_000,
  rows: 5_000,
  /** Of an import that is a job. */
  jobBytes: 200_000_000,
  jobRows: 100_000,
} as const;

export const productImportReport = recordFileReport(PRODUCT_COLUMNS);

export const importProductsRoute = defineRoute({
  method: 'POST',
  path: '/v1/products/import',
  access: productPermissions.names.write,
  summary:
    'Adds and changes products by a CSV file or a sheet of a workbook, found again by their codes: all of it or, with a problem, nothing; a dry run says what it would do',
  query: z.object({ dry_run: flagParameter(true), ...tableChoices }),
  form: { file: 'file', most: 1, bytes: productImportLimits.bytes },
  refuses: recordFileRefusals,
  answers: { 200: productImportReport },
});
