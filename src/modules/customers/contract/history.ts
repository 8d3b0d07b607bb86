import { z } from 'zod';
import { auditEntry } from '#modules/audit/contract/entries.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { customerPermissions } from './permissions.ts';

export const historyEntry = auditEntry.pick({
  sequence: true,
  at: true,
  event: true,
  what: true,
  who: true,
  changes: true,
});

export type HistoryEntry = z.output<typeof historyEntry>;

/** `next` is the `before` of the page behind it. */
export const customerHistoryRoute = defineRoute({
  method: 'GET',
  path: '/v1/customers/:id/history',
  access: customerPermissions.names.read,
  summary: 'What was done to a customer, its addresses, contacts and tags, the latest first',
  query: z.object({
    before: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answers: { 200: z.object({ data: z.array(historyEntry), next: z.number().int().nullable() }) },
});
