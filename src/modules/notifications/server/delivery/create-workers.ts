import type { Context } from '#platform/server/context.ts';
import { createWorkLoop } from '#platform/server/jobs/work-loop.ts';
import type { EventCatalogue } from '../events/event-catalogue.ts';
import { workOnCustoms } from '../customs/work-on-customs.ts';
import { matchPending } from '../matching/match-pending.ts';
import { deliverSystem } from './deliver-system.ts';
import { createOutsideWorker } from './outside-worker.ts';

/**
 * How long it may take to notice what nobody announced: another process's work on PostgreSQL, events that
 * were stored quietly, the end of quiet hours.
 */
const IDLE_MS = { shared: 1_000, own: 2_000 };

/** Changes within this time are looked for together: most of them notify nobody. */
const GATHERED_MS = 100;

interface Workers {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What matches events, sends messages on and delivers both in this process. */
export function createWorkers(context: Context, catalogue: EventCatalogue): Workers {
  const { announcements, connection, logger } = context;
  const idleMs = connection.embedded ? IDLE_MS.own : IDLE_MS.shared;
  const system = createWorkLoop({
    name: 'notifications.deliver-system',
    work: (signal) => deliverSystem(context, signal),
    idleMs,
    logger,
  });
  const outside = createOutsideWorker(context, idleMs);
  const onWritten = () => {
    system.wake();
    outside.wake();
  };
  const matching = createWorkLoop({
    name: 'notifications.match-events',
    work: (signal) => matchPending({ context, catalogue, onWritten }, signal),
    idleMs,
    logger,
  });
  const customs = createWorkLoop({
    name: 'notifications.work-on-customs',
    work: (signal) => workOnCustoms({ context, onWritten }, signal),
    idleMs,
    logger,
  });
  let unsubscribe = () => {};
  let gathering: NodeJS.Timeout | undefined;
  const wakeSoon = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      matching.wake();
      customs.wake();
    }, GATHERED_MS);
  };
  return {
    async start() {
      unsubscribe = announcements.subscribeAll(({ type }) => {
        if (type === 'changed' || type === 'missed_too_much') wakeSoon();
      });
      matching.start();
      customs.start();
      system.start();
      await outside.start();
    },
    async stop() {
      unsubscribe();
      clearTimeout(gathering);
      await Promise.all([matching.stop(), customs.stop(), system.stop(), outside.stop()]);
    },
  };
}
