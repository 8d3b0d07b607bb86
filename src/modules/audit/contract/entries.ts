import { defineErrors } from '#platform/contract/errors.ts';
import { z } from 'zod';
import { exportRoutes } from '#platform/contract/export.ts';
import { calendarDay, instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { auditPermissions } from './permissions.ts';

export const auditErrors = defineErrors('audit', { too_many_entries: 409 });

/** One field that an action changed, as text. */
export const fieldChange = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** Something that was done: by whom, when, to which record, and what it changed. */
export const auditEntry = z.object({
  sequence: z.number().int(),
  at: instant,
  event: z.string(),
  /** In the caller's language, as everything below. */
  what: z.string(),
  /** Null for what the system did by itself. */
  who: z.string().nullable(),
  entity: z.string(),
  kind: z.string(),
  entity_id: z.string(),
  /** What the record was called then. */
  name: z.string(),
  changes: z.array(fieldChange),
});

export type AuditEntry = z.output<typeof auditEntry>;

/** Days are those of Bangkok; both ends count. */
const filters = {
  event: z.string().max(100).optional(),
  person: recordId.optional(),
  entity: z.string().max(60).optional(),
  record: z.string().max(60).optional(),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
};

/** The newest first; `next` is the `before` of the page behind it. */
export const listAuditRoute = defineRoute({
  method: 'GET',
  path: '/v1/audit',
  access: auditPermissions.name('read'),
  summary: 'What was done in the company, by whom and when, with before and after',
  query: z.object({
    ...filters,
    before: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answers: { 200: z.object({ data: z.array(auditEntry), next: z.number().int().nullable() }) },
});

const named = z.object({ value: z.string(), label: z.string() });

export const auditChoicesRoute = defineRoute({
  method: 'GET',
  path: '/v1/audit/choices',
  access: auditPermissions.name('read'),
  summary: 'What the history can be filtered by: actions, people and kinds of record in it',
  answers: {
    200: z.object({ events: z.array(named), people: z.array(named), entities: z.array(named) }),
  },
});

export const { ticket: createAuditExportRoute, file: exportAuditRoute } = exportRoutes({
  path: '/v1/audit',
  access: auditPermissions.names.read,
  what: 'the history',
  filters,
  refuses: [auditErrors.too_many_entries],
});
