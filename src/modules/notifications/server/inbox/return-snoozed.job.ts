import { and, gt, lte } from 'drizzle-orm';
import type { Context } from '#platform/server/context.ts';
import { startDueJob } from '#platform/server/jobs/start-due.ts';
import type { JobHandler } from '#platform/server/jobs/define-job.ts';
import { inboxItems } from './inbox.tables.ts';

/** Longer than the minute between two runs: a screen that is refreshed twice is better than one that is not. */
const LOOKS_BACK_MS = 2 * 60_000;

/** Snoozed notices come back by the clock alone; this has the open screens of their readers show them. */
export function returnSnoozedJob(
  context: Pick<Context, 'clock' | 'database' | 'logger'>,
): JobHandler {
  return startDueJob(context, {
    name: 'notifications.return-snoozed',
    readDue: (tx, now) =>
      tx
        .selectDistinct({ companyId: inboxItems.company_id, userId: inboxItems.user_id })
        .from(inboxItems)
        .where(
          and(
            lte(inboxItems.snoozed_until, now.toISOString()),
            gt(inboxItems.snoozed_until, new Date(now.getTime() - LOOKS_BACK_MS).toISOString()),
          ),
        ),
    start: async (tx, { userId }) => tx.announce({ type: 'inbox', user_ids: [userId] }),
  });
}
