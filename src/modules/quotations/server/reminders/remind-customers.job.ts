import type { Context } from '#platform/server/context.ts';
import type { JobHandler } from '#platform/server/jobs/define-job.ts';
import { startDueJob } from '#platform/server/jobs/start-due.ts';
import { readUnanswered } from './unanswered-offers.queries.ts';
import { remindCustomer } from './remind-customer.ts';

/** Reminds customers once of an offer that they got by e-mail, that is near its end and has no answer. */
export function remindCustomersJob(
  context: Pick<Context, 'clock' | 'database' | 'logger' | 'translator'>,
): JobHandler {
  return startDueJob(context, {
    name: 'quotations.remind-customers',
    readDue: readUnanswered,
    start: (tx, due) => remindCustomer(tx, due, context),
  });
}
