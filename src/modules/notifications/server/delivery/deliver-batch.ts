import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { StoredChannel } from '../channels/channel-secret.ts';
import type { Outcome } from '../channels/outcome.ts';
import type { Message, OpenChannel, Sender, SendingContext } from '../channels/provider.ts';
import { readLanguages } from '../channels/read-languages.ts';
import { openEmail } from '../email/send-email.ts';
import { openLine } from '../line/send-line.ts';
import { openSms } from '../sms/send-sms.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { gatherWrites } from './gather-writes.ts';
import { recordOutcomes, release, type Attempted } from './record-outcomes.ts';
import { trackWork } from './track-work.ts';

/** The channels that hand messages to a provider. */
export const outsideChannels = ['Email', 'SMS', 'Line'] as const satisfies Channel[];

type OutsideChannel = (typeof outsideChannels)[number];

const openers: Record<OutsideChannel, OpenChannel> = {
  Email: openEmail,
  SMS: openSms,
  Line: openLine,
};

/** So many are being handed over at most. What is claimed is handed over within a moment. */
const AT_ONCE = 30;
const CLAIMED = 20;
/** They leave one after the other, so that a call meanwhile waits for one at most, not for all of them. */
const BETWEEN_MS = 2;
/** So many answers wait at most to be stored. */
const UNSTORED = 50;

/** After this time the connections of a run are closed, and others may have their turn. */
const LONGEST_RUN_MS = 10_000;

/** Outcomes that say nothing of the message, but that the provider is away or takes nothing from us. */
const ofChannel: ReadonlySet<Outcome['kind']> = new Set(['setup', 'unreachable', 'unknown']);

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
  const { database, clock, mailSources } = context;
  const until = Date.now() + LONGEST_RUN_MS;
  const record = recorder(context, batch, signal);
  const handing = trackWork();
  const storing = trackWork();
  let opened: { readonly settings: string; readonly sender: Sender } | undefined;
  let isDoubtful = false;
  let sent = false;

  async function handOver(sender: Sender, message: Message, language: Language): Promise<void> {
    if (signal.aborted) {
      await database.inCompany(company, (tx) => release(tx, company, message));
      return;
    }
    const outcome = await sender.send(message, language);
    isDoubtful ||= ofChannel.has(outcome.kind);
    // The next message goes out meanwhile.
    storing.add(record({ message, outcome }));
  }

  async function endAll(): Promise<void> {
    await handing.untilAtMost(0);
    await storing.untilAtMost(0);
  }

  try {
    while (!signal.aborted && Date.now() < until) {
      await handing.untilAtMost(AT_ONCE - CLAIMED);
      await storing.untilAtMost(UNSTORED);
      // Once the provider fails, what is known of it is stored before anything else is claimed.
      if (isDoubtful) await endAll();
      isDoubtful = false;
      const claim = await database.inCompany(company, (tx) =>
        claimDeliveries(tx, company, { name: channel, most: CLAIMED, clock, mailSources }),
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
      const { sender } = opened;
      const languageOf = await readLanguages(context, claim.messages);
      for (const message of claim.messages) {
        handing.add(handOver(sender, message, languageOf(message)));
        await sleep(BETWEEN_MS);
      }
    }
    await endAll();
  } finally {
    await Promise.allSettled([handing.untilAtMost(0)]);
    await Promise.allSettled([storing.untilAtMost(0)]);
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

/** Stores what becomes of each message as it becomes known, together with others of that moment. */
function recorder(
  { database, mailSources }: SendingContext,
  { channel, ...company }: Batch,
  signal: AbortSignal,
) {
  return gatherWrites((attempted: readonly Attempted[]) =>
    persist(signal, () =>
      database.inCompany(company, (tx) =>
        recordOutcomes(tx, company, { channel, attempted, mailSources }),
      ),
    ),
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
