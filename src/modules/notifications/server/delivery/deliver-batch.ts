import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { OpenChannel, Send, SendingContext } from '../channels/provider.ts';
import { openEmail } from '../email/send-email.ts';
import { openLine } from '../line/send-line.ts';
import { openSms } from '../sms/send-sms.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { recordOutcome, release } from './record-outcome.ts';

/** The channels that hand messages to a provider. */
export const outsideChannels = ['Email', 'SMS', 'Line'] as const satisfies Channel[];

type OutsideChannel = (typeof outsideChannels)[number];

const openers: Record<OutsideChannel, OpenChannel> = {
  Email: openEmail,
  SMS: openSms,
  Line: openLine,
};

export interface Batch {
  readonly companyId: number;
  readonly channel: OutsideChannel;
}

/** Sends some of what waits on a channel of a company. Answers whether there was anything it could send. */
export async function deliverBatch(
  context: SendingContext,
  { channel, ...company }: Batch,
  signal: AbortSignal,
): Promise<boolean> {
  const { database } = context;
  const claim = await database.inCompany(company, (tx) => claimDeliveries(tx, company, channel));
  if (claim === undefined) return false;
  const send = await openers[channel](context, claim).catch((error: unknown): Send => {
    context.logger.error({ err: error, channel, ...company }, 'a channel could not be opened');
    return async () => ({ kind: 'setup', answer: String(error) });
  });
  await Promise.all(
    claim.messages.map(async (message) => {
      if (signal.aborted) {
        await database.inCompany(company, (tx) => release(tx, company, message));
        return;
      }
      const outcome = await send(message);
      await persist(signal, () =>
        database.inCompany(company, (tx) =>
          recordOutcome(tx, company, { channel, message, outcome }),
        ),
      );
    }),
  );
  return true;
}

const PAUSES_MS = [100, 500, 2_000, 5_000, 10_000];

/** Repeats what fails while the database is away: an answer that is not stored cannot be asked for again. */
async function persist(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      return await work();
    } catch {
      if (signal.aborted) break;
      await sleep(pause);
    }
  }
  await work();
}
