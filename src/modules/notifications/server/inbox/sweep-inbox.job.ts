import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '#platform/server/clock.ts';
import type { Database, Transaction } from '#platform/server/database/transactions.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { cameAt, inboxItems } from './inbox.tables.ts';

const KEPT_MS = 90 * 24 * 3600 * 1000;

const sweepInbox = defineJob('platform.sweep-inbox', z.unknown());

/** Deletes old notices; the event log still has what happened. */
export function sweepInboxJob(database: Database, clock: Clock): JobHandler {
  const run = async () => {
    await database.asSystem((tx) => deleteOldNotices(tx, clock));
  };
  return handleJob(sweepInbox, run, { schedule: '30 3 * * *' });
}

export async function deleteOldNotices(tx: Transaction, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS).toISOString();
  await tx.delete(inboxItems).where(lt(cameAt(inboxItems), before));
}
