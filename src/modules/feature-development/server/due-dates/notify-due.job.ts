import { z } from 'zod';
import type { Context } from '#platform/server/context.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import { companiesWithDue } from './due-work.queries.ts';
import { notifyDue } from './notify-due.ts';

const notifyDueWork = defineJob('feature-development.notify-due', z.unknown());

/** Every morning in Bangkok, notifies those who work on what is due soon or overdue. */
export function notifyDueJob({ clock, database }: Pick<Context, 'clock' | 'database'>): JobHandler {
  const run = async () => {
    const today = dayInBangkok(clock.now());
    const companies = await database.asSystem((tx) => companiesWithDue(tx, today), {
      readOnly: true,
    });
    for (const companyId of companies) {
      await database.inCompany({ companyId }, (tx) => notifyDue(tx, { companyId }, today));
    }
  };
  return handleJob(notifyDueWork, run, { schedule: '0 7 * * *' });
}
