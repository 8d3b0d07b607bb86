import { z } from 'zod';
import { defineEvents } from '#platform/contract/events.ts';
import {
  flagParameter,
  recordFileRefusals,
  recordFileReport,
  tableChoices,
} from '#platform/contract/file-import.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { CUSTOMER_COLUMNS, customerKeys, importModes } from './customer-import-choices.ts';
import { customerPermissions } from './permissions.ts';
import { tagErrors } from './tags.ts';

export const customerImportEvents = defineEvents('customers', ['imported']);

export const customerImportLimits = {
  /** Of a single call. */
  bytes: 10_000_000,
  rows: 10_000,
  /** Of an import that is a job. */
  jobBytes: 200_000_000,
  jobRows: 100_000,
} as const;

export const customerImportReport = recordFileReport(CUSTOMER_COLUMNS).extend({
  /** Rows that are left out because of a problem. */
  left_out: z.number().int().nonnegative(),
  /** Of a dry run: the first lines whose tax id has digits missing. They are imported all the same. */
  short_tax_ids: z.array(z.string()).optional(),
});

export const importCustomersRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/import',
  access: customerPermissions.names.write,
  summary:
    'Adds and changes customers by a CSV file or a sheet of a workbook, found again by `key`: all of it or, with a problem, nothing unless `leave_out` leaves the rows with problems out; a dry run says what it would do',
  query: z.object({
    dry_run: flagParameter(true),
    mode: z.enum(importModes).default('both'),
    key: z.enum(customerKeys).default('tax_id'),
    leave_out: flagParameter(false),
    ...tableChoices,
  }),
  form: { file: 'file', most: 1, bytes: customerImportLimits.bytes },
  refuses: [...recordFileRefusals, tagErrors.tags_full],
  answers: { 200: customerImportReport },
});
