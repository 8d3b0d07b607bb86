import { z } from 'zod';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { reasonLimits } from '#platform/contract/personal-values.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { quotaPermissions } from './permissions.ts';

/** Kind of record, as events name it. */
export const FARMER = 'farmer';

export const farmerEvents = defineEvents('farmer-quotas', [
  'farmer_created',
  'farmer_updated',
  /** What is held about a person was answered. */
  'farmer_disclosed',
  'farmer_anonymised',
]);

export const farmerErrors = defineErrors('farmer-quotas', {
  /** A quota of a season that is not over needs the name. */
  farmer_needed: 409,
  /** The personal data were erased before. */
  farmer_anonymised: 409,
});

/** A person, of whom each season may have a quota. */
export const farmer = z.object({
  id: recordId,
  first_name: z.string(),
  last_name: z.string(),
  national_id: z.string(),
  birth_date: z.string().nullable(),
  anonymised_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
});

export const getFarmerRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/farmers/:id',
  access: quotaPermissions.names.read,
  summary: 'One farmer; the national id has asterisks',
  answers: { 200: farmer },
});

const reason = z.string().trim().min(reasonLimits.least).max(reasonLimits.most);

export const discloseFarmerRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/farmers/:id/personal-data',
  access: quotaPermissions.names.export_personal,
  summary: 'All that is held about a farmer, unmasked, as JSON or PDF, for the person it is about',
  body: z.strictObject({ format: z.enum(['json', 'pdf']), reason }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

export const anonymiseFarmerRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/farmers/:id/anonymise',
  access: quotaPermissions.names.delete,
  summary:
    'Erase the personal data of a farmer and the quotas of all seasons, which must be closed; this cannot be undone',
  body: z.strictObject({ confirm_name: z.string().max(1_000), reason }),
  refuses: [farmerErrors.farmer_needed, farmerErrors.farmer_anonymised],
  answers: { 200: farmer },
});
