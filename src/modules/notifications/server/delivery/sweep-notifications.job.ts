import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '#platform/server/context.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { forgetOldBounces } from '../email/bounces.queries.ts';
import { notificationLineCodes, notificationLineEvents } from '../line/line.tables.ts';

/** LINE delivers nothing again after that. */
const KEPT_MS = 7 * 24 * 3_600_000;

const sweepNotifications = defineJob('notifications.sweep', z.unknown());

/** Forgets what LINE called us with long ago, codes that nobody used, and addresses that bounced long ago. */
export function sweepNotificationsJob({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): JobHandler {
  const run = async () => {
    const before = new Date(clock.now().getTime() - KEPT_MS).toISOString();
    await database.asSystem(async (tx) => {
      await tx.delete(notificationLineEvents).where(lt(notificationLineEvents.received_at, before));
      await tx.delete(notificationLineCodes).where(lt(notificationLineCodes.expires_at, before));
      await forgetOldBounces(tx);
    });
  };
  return handleJob(sweepNotifications, run, { schedule: '40 3 * * *' });
}
