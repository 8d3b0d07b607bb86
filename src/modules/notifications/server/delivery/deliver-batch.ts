import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { StoredChannel } from '../channels/channel-secret.ts';
import type { Claim, OpenChannel, Sender, SendingContext } from '../channels/provider.ts';
import { readLanguages } from '../channels/read-languages.ts';
import { openEmail } from '../email/send-email.ts';
import { openLine } from '../line/send-line.ts';
import { openSms } from '../sms/send-sms.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { gatherWrites } from './gather-writes.ts';
import { recordOutcomes, release, type Attempted } from './record-outcomes.ts';

/** The channels that hand messages to a provider. */
export const outsideChannels = ['Email', 'SMS', 'Line'] as const satisfies Channel[];

type OutsideChannel = (typeof outsideChannels)[number];

const openers: Record<OutsideChannel, OpenChannel> = {
  Email: openEmail,
  SMS: openSms,
  Line: openLine,
};

/** After this time the connections of a run are closed, and others may have their turn. */
const LONGEST_RUN_MS = 10_000;

export interface Batch {
  readonly companyId: number;
  readonly channel: OutsideChannel;
}

/** Sends what waits on a channel of a company, for a while. Answers whether there was anything it could send. */
export async function deliverBatch(
  context: SendingContext,
  batch: Batch,
  signal: AbortSignal,
): Promise<boolean> {
  const { channel, ...company } = batch;
  const until = Date.now() + LONGEST_RUN_MS;
  let opened: { readonly settings: string; readonly sender: Sender } | undefined;
  let sent = false;
  try {
    while (!signal.aborted && Date.now() < until) {
      const claim = await context.database.inCompany(company, (tx) =>
        claimDeliveries(tx, company, channel),
      );
      if (claim === undefined) break;
      sent = true;
      // Somebody may have changed the settings meanwhile.
      const settings = claim.channel.updated_at;
      if (opened !== undefined && opened.settings !== settings) {
        opened.sender.close?.();
        opened = undefined;
      }
      opened ??= { settings, sender: await open(context, batch, claim.channel) };
      await handOver(context, batch, { claim, sender: opened.sender, signal });
    }
  } finally {
    opened?.sender.close?.();
  }
  return sent;
}

async function open(
  context: SendingContext,
  { channel, companyId }: Batch,
  stored: StoredChannel,
): Promise<Sender> {
  try {
    return await openers[channel](context, stored);
  } catch (error) {
    context.logger.error({ err: error, channel, companyId }, 'a channel could not be opened');
    return { send: async () => ({ kind: 'setup', answer: String(error) }) };
  }
}

interface HandingOver {
  readonly claim: Claim;
  readonly sender: Sender;
  readonly signal: AbortSignal;
}

/** Hands all messages over at the same time, and stores what becomes of each as it becomes known. */
async function handOver(
  context: SendingContext,
  { channel, ...company }: Batch,
  { claim, sender, signal }: HandingOver,
): Promise<void> {
  const { database, mailSources } = context;
  const languageOf = await readLanguages(context, claim.messages);
  const record = gatherWrites((attempted: readonly Attempted[]) =>
    persist(signal, () =>
      database.inCompany(company, (tx) =>
        recordOutcomes(tx, company, { channel, attempted, mailSources }),
      ),
    ),
  );
  await Promise.all(
    claim.messages.map(async (message) => {
      if (signal.aborted) {
        await database.inCompany(company, (tx) => release(tx, company, message));
        return;
      }
      await record({ message, outcome: await sender.send(message, languageOf(message)) });
    }),
  );
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
