import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { auditEntry } from './entries.ts';

export const historyEntry = auditEntry.pick({
  sequence: true,
  at: true,
  event: true,
  what: true,
  who: true,
  changes: true,
});

export type HistoryEntry = z.output<typeof historyEntry>;

interface History {
  /** Of the records; the history of one is below it. */
  readonly path: `/v1/${string}`;
  /** Those who may see the record see what was done to it. */
  readonly access: Permission;
  readonly summary: string;
}

export type HistoryRoute = ReturnType<typeof historyRoute>;

const historyQuery = z.object({
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

const historyPage = z.object({ data: z.array(historyEntry), next: z.number().int().nullable() });

/** What was done to a record, the latest first; `next` is the `before` of the page behind it. */
export function historyRoute({ path, access, summary }: History) {
  return defineRoute({
    method: 'GET',
    path: `${path}/:id/history` as const,
    access,
    summary,
    params: z.object({ id: recordId }),
    query: historyQuery,
    answers: { 200: historyPage },
  });
}
