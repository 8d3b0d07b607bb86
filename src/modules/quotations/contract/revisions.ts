import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { quotationErrors } from './quotation-errors.ts';
import { quotationPermissions } from './permissions.ts';
import { quotationStatuses, rejecters } from './quotation-status.ts';
import { quotation } from './quotations.ts';

export const revision = z.object({
  id: recordId,
  quotation_number: z.string(),
  revision: z.number().int(),
  status: z.enum(quotationStatuses),
  rejected_by: z.enum(rejecters).nullable(),
  submitted_at: instant.nullable(),
  approved_at: instant.nullable(),
  total: z.number(),
  created_at: instant,
  created_by_name: z.string().nullable(),
});

export type Revision = z.output<typeof revision>;

/** The older one is superseded at once, so that nobody accepts it meanwhile; deleting the draft revives it. */
export const reviseQuotationRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotations/:id/revisions',
  access: quotationPermissions.names.write,
  summary:
    'A draft with the same number and the next suffix (-R2), which supersedes this quotation',
  refuses: [quotationErrors.not_revisable],
  answers: { 201: wrapped(quotation) },
});

export const listRevisionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/:id/revisions',
  access: quotationPermissions.names.read,
  summary: 'A quotation and all its revisions, the latest first',
  answers: { 200: wrapped(z.array(revision)) },
});
