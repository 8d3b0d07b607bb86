import type { Context } from '#platform/server/context.ts';
import { deliverBatch } from '../delivery/deliver-batch.ts';
import { deliverSystem } from '../delivery/deliver-system.ts';
import { dueBatches } from '../delivery/outside-worker.ts';
import { createEventCatalogue } from '../events/event-catalogue.ts';
import { matchPending } from '../matching/match-pending.ts';

/** Has everything that happened until now reach inboxes and providers, also where the application runs no workers. */
export async function workOff(context: Context): Promise<void> {
  const { signal } = new AbortController();
  const catalogue = createEventCatalogue(context);
  const onWritten = () => {};
  while (await matchPending({ context, catalogue, onWritten }, signal));
  while (await deliverSystem(context, signal));
  let hasMore = true;
  while (hasMore) {
    const due = await dueBatches(context);
    const sent = await Promise.all(due.map((batch) => deliverBatch(context, batch, signal)));
    hasMore = sent.includes(true);
  }
}
