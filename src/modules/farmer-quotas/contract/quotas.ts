import { z } from 'zod';
import { page } from '#platform/contract/envelopes.ts';
import { errors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { formFields } from '#platform/contract/form-fields.ts';
import { calendarDay, instant, placeId, recordId } from '#platform/contract/ids.ts';
import { pageParameters, sortedBy } from '#platform/contract/pagination.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { documentErrors, documentLimits } from './documents.ts';
import { quotaPermissions } from './permissions.ts';
import { approvedChecks, firstStatuses, quotaSortKeys, quotaStatuses } from './quota-choices.ts';
import {
  copiedFields,
  identityFields,
  maskedFields,
  quotaCode,
  quotaLimits,
  seasonalFields,
} from './quota-fields.ts';
import { editingErrors, quotaErrors } from './quota-errors.ts';
import { seasonErrors } from './seasons.ts';

/** Kind of record, as events name it. */
export const FARMER_QUOTA = 'farmer_quota';

export const quotaEvents = defineEvents('farmer-quotas', [
  'created',
  'updated',
  'deleted',
  'submitted',
  'withdrawn',
  'reopened',
  'suspended',
  'resumed',
  'closed',
]);

/** A file of the company, by its id or its address. */
const fileReference = plainText(300).default('');

const quotaFields = {
  quota_code: quotaCode.default(''),
  /** The name of a season; without one the latest open season. */
  season: plainText(20).default(''),
  ...identityFields,
  ...seasonalFields,
};

export const quotaInput = z.strictObject({
  ...quotaFields,
  ...copiedFields,
  /** Agrees with the season where it is given. */
  year: z.number().int().min(2400).max(2699).nullable().default(null),
  quota_status: z.enum(firstStatuses).default('pending'),
  id_card_copy: fileReference,
  house_registration_copy: fileReference,
});

export type QuotaInput = z.output<typeof quotaInput>;

const { season: _season, ...changeable } = quotaFields;

/** What is left out stays as it is. */
export const quotaChange = z
  .strictObject({
    ...everyField(changeable),
    ...maskedFields,
    id_card_copy: plainText(300),
    house_registration_copy: plainText(300),
  })
  .partial()
  .extend({ updated_at: instant });

export type QuotaChange = z.output<typeof quotaChange>;

/** What the automatic checks said, in each language. */
const checkTexts = z.object({ th: z.array(z.string()), en: z.array(z.string()) });

export type CheckTexts = z.output<typeof checkTexts>;

export const quota = recordOf(z.strictObject(quotaFields)).extend({
  farmer_id: recordId,
  season_id: recordId,
  year: z.number().int(),
  season_is_open: z.boolean(),
  /** First and last name. */
  name: z.string(),
  quota_status: z.enum(quotaStatuses),
  /** What the automatic checks did not pass, and what they wanted to be looked at, when it was approved. */
  failed_checks: checkTexts,
  doubtful_checks: checkTexts,
  /** Why it was approved, where its officer said so, as over a check that had failed. */
  approval_note: z.string(),
  /** The name of the field office. */
  office_name: z.string().nullable(),
  /** Where the copies are read; their files are those of `/v1/files`. */
  id_card_copy: z.string().nullable(),
  id_card_file_id: recordId.nullable(),
  house_registration_copy: z.string().nullable(),
  house_registration_file_id: recordId.nullable(),
  /** When it was handed over to be verified. */
  submitted_at: instant.nullable(),
  /** The officer who works on it, and since when. */
  claimed_by: z.number().int().nullable(),
  claimed_by_name: z.string().nullable(),
  claimed_at: instant.nullable(),
  verified_at: instant.nullable(),
  verified_by_name: z.string().nullable(),
  /** Why it was rejected or sent back. */
  reject_reason: z.string(),
  /** A correction that waits for a decision. */
  open_correction_id: recordId.nullable(),
});

export type Quota = z.output<typeof quota>;

/** The filters of the list, which exports take as well. */
export const quotaFilters = {
  search: plainText(200).default(''),
  farmer_id: recordId.optional(),
  quota_code: plainText(quotaLimits.quota_code).optional(),
  status: z.enum(quotaStatuses).optional(),
  season: plainText(20).optional(),
  year: z.coerce.number().int().min(2400).max(2699).optional(),
  province: plainText(100).optional(),
  district: plainText(100).optional(),
  sub_district: plainText(100).optional(),
  contact_province_id: placeId.optional(),
  contact_district_id: placeId.optional(),
  contact_subdistrict_id: placeId.optional(),
  office_id: recordId.optional(),
  /** `failed`: what was approved though a check had failed. */
  checks: z.enum(approvedChecks).optional(),
  phone: plainText(30).optional(),
  national_id: plainText(30).optional(),
  /** The days between which quotas were created, both included. */
  date_from: calendarDay.optional(),
  date_to: calendarDay.optional(),
  /** Goes before `sort_by` and `sort_desc`. */
  sort: sortedBy(quotaSortKeys).optional(),
  sort_by: z.enum(quotaSortKeys).default('created_at'),
  sort_desc: z.enum(['true', 'false']).default('true'),
};

export type QuotaFilters = z.output<z.ZodObject<typeof quotaFilters>>;

const { read, write } = quotaPermissions.names;

export const listQuotasRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas',
  access: read,
  summary: 'Quotas of the company; `search` looks into names, codes and phones in any spelling',
  query: z.object({ ...pageParameters, ...quotaFilters }),
  answers: { 200: page(quota) },
});

export const getQuotaRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/:id',
  access: read,
  summary: 'One quota; national id and bank accounts have asterisks',
  answers: { 200: quota },
});

export const getQuotaByCodeRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/code/:code',
  access: read,
  summary: 'The quota with this number',
  params: z.object({ code: z.string().min(1).max(100) }),
  answers: { 200: quota },
});

export const listQuotasOfFarmerRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/farmer/:id',
  access: read,
  summary: 'All quotas of a farmer, the latest season first',
  answers: { 200: z.object({ data: z.array(quota) }) },
});

export const createQuotaRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas',
  access: write,
  summary: 'Create a quota, with copies as files, or as ids or addresses of files that are stored',
  description:
    'The farmer is found by the national id, or added. Without a `quota_code` the quota gets the next number.',
  form: {
    file: 'id_card_copy',
    otherFiles: ['house_registration_copy'],
    most: 1,
    bytes: documentLimits.bytes,
    repeatable: true,
    fields: formFields(quotaInput.shape),
  },
  refuses: [
    seasonErrors.season_closed,
    documentErrors.document_too_large,
    documentErrors.document_unreadable,
    documentErrors.document_locked,
  ],
  answers: { 201: quota },
});

export const updateQuotaRoute = defineRoute({
  method: 'PUT',
  path: '/v1/quotas/:id',
  access: write,
  summary: 'Change fields of a quota; personal values with asterisks stay as they are',
  body: quotaChange,
  refuses: editingErrors,
  answers: { 200: quota },
});

export const deleteQuotaRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/quotas/:id',
  access: quotaPermissions.names.delete,
  summary: 'Delete a quota that was never verified, with its documents',
  refuses: editingErrors,
  answers: { 204: z.undefined() },
});

export const moveQuotaRoute = defineRoute({
  method: 'PATCH',
  path: '/v1/quotas/:id/status',
  access: write,
  summary: 'Move a quota to another status; verifying has a call of its own',
  body: z.strictObject({ status: z.enum(quotaStatuses), updated_at: instant.optional() }),
  refuses: [errors.forbidden, seasonErrors.season_closed, quotaErrors.move_refused],
  answers: { 200: quota },
});
