import type { Context } from '#platform/server/context.ts';
import { deliverSystem } from '../delivery/deliver-system.ts';
import { createEventCatalogue } from '../events/event-catalogue.ts';
import { matchPending } from '../matching/match-pending.ts';

/** Has everything that happened until now reach the inboxes, also where the application runs no workers. */
export async function workOff(context: Context): Promise<void> {
  const { signal } = new AbortController();
  const catalogue = createEventCatalogue(context);
  const onWritten = () => {};
  while (await matchPending({ context, catalogue, onWritten }, signal));
  while (await deliverSystem(context, signal));
}
