import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { errors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { recordFileRefusals } from '#platform/contract/file-import.ts';
import { fileImportErrors, fileImportStatuses } from '#platform/contract/file-imports.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { quotaPermissions } from './permissions.ts';
import { quotaDocumentTypes } from './quota-choices.ts';

export const quotaImportEvents = defineEvents('farmer-quotas', ['imported']);

/** The kind of import, as `/v1/imports` names it. */
export const QUOTA_IMPORT = 'farmer-quotas';

/** The columns of a file, in the order of the template. */
export const QUOTA_COLUMNS = [
  'quota_code',
  'national_id',
  'first_name',
  'last_name',
  'birth_date',
  'phone',
  'email',
  'line_id',
  'marital_status',
  'children_count',
  'beneficiary',
  'address',
  'sub_district',
  'district',
  'province',
  'postal_code',
  'registered_address',
  'registered_sub_district',
  'registered_district',
  'registered_province',
  'registered_postal_code',
  'bank_name',
  'bank_account_no',
  'bank_district',
  'baac_account_number',
  'office',
  'season',
] as const;

export type QuotaColumn = (typeof QUOTA_COLUMNS)[number];

/** Whether a file adds quotas, changes those that are found, or both. */
export const quotaImportModes = ['both', 'create', 'update'] as const;

export const quotaImportLimits = {
  bytes: 200_000_000,
  rows: 200_000,
  zipBytes: 500_000_000,
} as const;

/** What people choose besides the file; the season goes for rows without one. */
export const quotaImportOptions = z.strictObject({
  season: plainText(20).default(''),
  mode: z.enum(quotaImportModes).default('both'),
  /** The status of quotas that are added. */
  quota_status: z.enum(['pending', 'draft']).default('pending'),
});

const count = z.number().int().nonnegative();

/** An import as the calls of quotas answer it; `/v1/imports/:id` says all of it. */
export const quotaImportBatch = z.object({
  batch_id: recordId,
  status: z.enum(fileImportStatuses),
  filename: z.string(),
  validate_status: z.enum(['running', 'valid', 'invalid', 'failed']),
  commit_status: z.enum(['none', 'running', 'done', 'failed', 'cancelled', 'undone']),
  total_rows: count,
  valid_rows: count,
  invalid_rows: count,
  created: count,
  updated: count,
  unchanged: count,
  rows_done: count,
  errors: z.array(z.object({ line: z.number().int(), column: z.string(), message: z.string() })),
  /** Earlier imports of the very same file. */
  same_file: z.array(z.object({ batch_id: recordId, filename: z.string(), created_at: instant })),
  failure: z.string().nullable(),
  created_at: instant,
});

export type QuotaImportBatch = z.output<typeof quotaImportBatch>;

const { write } = quotaPermissions.names;
const answers = wrapped(quotaImportBatch);

export const createQuotaImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/imports',
  access: write,
  summary: 'Send a CSV file or a workbook of quotas, which is then checked',
  form: {
    file: 'file',
    most: 1,
    bytes: quotaImportLimits.bytes,
    fields: quotaImportOptions.partial(),
  },
  refuses: [...recordFileRefusals, errors.too_large],
  answers: { 201: answers },
});

export const validateQuotaImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/imports/:id/validate',
  access: write,
  summary: 'Check the file of an import again',
  refuses: [fileImportErrors.import_not_there_now],
  answers: { 200: answers },
});

export const commitQuotaImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/imports/:id/commit',
  access: write,
  summary: 'Import the rows without problems of a file that was checked',
  refuses: [...recordFileRefusals, fileImportErrors.import_not_there_now],
  answers: { 200: answers },
});

export const getQuotaImportRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/imports/:id',
  access: write,
  summary: 'An import: how far it is, and the first problems',
  answers: { 200: answers },
});

export const quotaTemplateRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/import-template',
  access: write,
  summary: 'A file with the headings of an import and an example',
  query: z.object({
    format: z.enum(['csv', 'xlsx']).default('xlsx'),
    language: z.enum(LANGUAGES).optional(),
  }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

export const csvErrorsRoute = defineRoute({
  method: 'GET',
  path: '/v1/reports/csv-errors/:batch',
  access: write,
  summary: 'All refused rows of an import of quotas as CSV',
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

export const importDocumentsRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/imports/documents',
  access: write,
  summary:
    'Store copies from a zip, whose files are named by quota number: `Q69-00001_id.pdf`, `Q69-00001_house.jpg`',
  form: { file: 'file', most: 1, bytes: quotaImportLimits.zipBytes },
  answers: {
    200: z.object({
      stored: count,
      unchanged: count,
      refused: z.array(z.object({ filename: z.string(), code: z.string(), message: z.string() })),
      matched: z.array(
        z.object({
          filename: z.string(),
          quota_code: z.string(),
          document_type: z.enum(quotaDocumentTypes),
        }),
      ),
    }),
  },
});
