import { agentEvents } from '#modules/agents/contract/events.ts';
import type { StreamMessage } from '#platform/contract/events.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { RunStoppedError, type SyncRun } from './sync-run.ts';

/** Hears at once when a person asks the run to stop or deletes its agent. */
export function listenForStop(
  { announcements }: Pick<AgentsContext, 'announcements'>,
  { actor, agentId, jobId }: SyncRun,
): { readonly signal: AbortSignal; close(): void } {
  const asked = new AbortController();
  const close = announcements.subscribe(actor.companyId, (message: StreamMessage) => {
    if (message.type !== 'changed') return;
    const isCancel =
      message.event === agentEvents.sync_cancel_requested && message.entity_id === jobId;
    const isDeletion = message.event === agentEvents.deleted && message.entity_id === agentId;
    if (isCancel || isDeletion) asked.abort(new RunStoppedError());
  });
  return { signal: asked.signal, close };
}
