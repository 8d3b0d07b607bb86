import type { Context } from '#platform/server/context.ts';
import { deliverBatch } from '../delivery/deliver-batch.ts';
import { deliverSystem } from '../delivery/deliver-system.ts';
import { dueBatches } from '../delivery/outside-worker.ts';
import { companiesWithQueued } from '../delivery/queued-companies.queries.ts';
import { workOnCustoms } from '../customs/work-on-customs.ts';
import { createEventCatalogue } from '../events/event-catalogue.ts';
import { matchPending } from '../matching/match-pending.ts';

/** Has everything that happened until now reach inboxes and providers, also where the application runs no workers. */
export async function workOff(context: Context): Promise<void> {
  const { signal } = new AbortController();
  const catalogue = createEventCatalogue(context);
  const onWritten = () => {};
  while (await matchPending({ context, catalogue, onWritten }, signal));
  while (await workOnCustoms({ context, onWritten }, signal));
  // What a worker of the application holds at the moment is passed over, and not delivered before it commits.
  do await deliverSystem(context, signal);
  while (await isSystemWaiting(context));
  let hasMore = true;
  while (hasMore) {
    const due = await dueBatches(context);
    const sent = await Promise.all(due.map((batch) => deliverBatch(context, batch, signal)));
    hasMore = sent.includes(true);
  }
  // What has gone out is done.
  await workOnCustoms({ context, onWritten }, signal);
}

function isSystemWaiting({ database }: Context): Promise<boolean> {
  return database.asSystem(async (tx) => (await companiesWithQueued(tx, 'System')).length > 0);
}
