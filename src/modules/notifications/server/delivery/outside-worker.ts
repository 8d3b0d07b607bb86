import type { Context } from '#platform/server/context.ts';
import { createWorkLoop } from '#platform/server/jobs/work-loop.ts';
import type { SendingContext } from '../channels/provider.ts';
import { deliverBatch, outsideChannels, type Batch } from './deliver-batch.ts';
import { giveUpLost } from './give-up-lost.ts';
import { companiesWithQueued } from './queued-companies.queries.ts';

/** An attempt and the storing of its answer end within this time, if the process lives. */
const LOST_AFTER_MS = 5 * 60_000;

/** What waits for a provider, on every channel, of every company that has not stopped sending. */
export function dueBatches({ database }: Pick<Context, 'database'>): Promise<Batch[]> {
  return database.asSystem(
    async (tx) => {
      const due: Batch[] = [];
      for (const channel of outsideChannels) {
        const companies = await companiesWithQueued(tx, channel);
        due.push(...companies.map((companyId) => ({ companyId, channel })));
      }
      return due;
    },
    { readOnly: true },
  );
}

/**
 * Sends what waits for providers. Every channel of a company goes on by itself: one whose provider is slow,
 * or that has much to send, makes no other wait.
 */
export function createOutsideWorker(
  context: SendingContext & Pick<Context, 'connection'>,
  idleMs: number,
) {
  const { connection, logger } = context;
  const running = new Map<string, Promise<void>>();
  const loop = createWorkLoop({ name: 'notifications.deliver-outside', work, idleMs, logger });

  async function work(signal: AbortSignal): Promise<boolean> {
    await giveUpLost(context, LOST_AFTER_MS);
    for (const batch of await dueBatches(context)) {
      const key = `${batch.channel} ${batch.companyId}`;
      if (!running.has(key)) running.set(key, run(key, batch, signal));
    }
    // The one that ends looks for more.
    return false;
  }

  async function run(key: string, batch: Batch, signal: AbortSignal): Promise<void> {
    try {
      const sent = await deliverBatch(context, batch, signal);
      running.delete(key);
      if (sent) loop.wake();
    } catch (error) {
      running.delete(key);
      logger.error({ err: error, ...batch }, 'messages could not be sent and will be tried again');
    }
  }

  return {
    wake: () => loop.wake(),
    async start() {
      // Nobody else can be sending: what is marked so was lost when the last process ended.
      if (connection.embedded) await giveUpLost(context, 0);
      loop.start();
    },
    async stop() {
      await loop.stop();
      await Promise.all(running.values());
    },
  };
}
