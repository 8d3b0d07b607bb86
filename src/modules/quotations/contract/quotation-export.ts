import { z } from 'zod';
import { exportErrors, exportRoutes, PRINTED_TOO } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { quotationPermissions } from './permissions.ts';
import { quotationFilters } from './quotations.ts';

/** Opened by browsers; programs call `exportQuotationsRoute`. */
export const quotationExport = exportRoutes({
  path: '/v1/quotations/list',
  access: quotationPermissions.names.read,
  what: 'the list of quotations',
  filters: quotationFilters,
  formats: PRINTED_TOO,
});

/** The same quotations with one row for each line. */
export const quotationItemExport = exportRoutes({
  path: '/v1/quotations/lines',
  access: quotationPermissions.names.read,
  what: 'the lines of quotations',
  filters: quotationFilters,
});

export const exportQuotationsRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/export',
  access: quotationPermissions.names.read,
  summary: 'The list of quotations, or their lines, as a file, for programs',
  query: z.object({
    format: z.enum(['excel', 'xlsx', 'csv', 'pdf']).default('excel'),
    content: z.enum(['quotations', 'lines']).default('quotations'),
    ...quotationFilters,
  }),
  refuses: [exportErrors.too_long_for_pdf],
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});
