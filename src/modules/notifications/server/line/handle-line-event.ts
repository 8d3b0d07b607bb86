import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Context } from '#platform/server/context.ts';
import type { Actor } from '#platform/server/events/record-event.ts';
import { linkByCode, noteFollow, noteUnfollow } from './change-links.ts';
import { hashLineCode, readLineCode } from './line-code.ts';
import type { LineEvent } from './line-event.ts';
import { notificationLineEvents } from './line.tables.ts';

/** A text under `notifications:line_replies`. */
type Reply = 'welcome' | 'welcome_back' | 'linked' | 'wrong_code';

/** Does once what follows from an event of LINE; answers what the person is replied. */
export async function handleLineEvent(
  tx: Transaction,
  actor: Actor,
  { event, secrets, clock }: Pick<Context, 'secrets' | 'clock'> & { readonly event: LineEvent },
): Promise<Reply | undefined> {
  const code = event.type === 'message' ? readLineCode(event.message.text) : undefined;
  // People write about other things, too.
  if (event.type === 'message' && code === undefined) return undefined;
  const isNew = await tx
    .insert(notificationLineEvents)
    .values({ company_id: actor.companyId, event_id: event.webhookEventId })
    .onConflictDoNothing()
    .returning({ event_id: notificationLineEvents.event_id });
  if (isNew.length === 0) return undefined;
  const heard = {
    address: event.source.userId,
    at: new Date(event.timestamp).toISOString(),
  };
  if (code !== undefined) {
    const hash = hashLineCode(secrets, actor, code);
    const linked = await linkByCode(tx, actor, { ...heard, hash, now: clock.now() });
    return linked ? 'linked' : 'wrong_code';
  }
  if (event.type === 'follow') {
    return (await noteFollow(tx, actor, heard)) ? 'welcome_back' : 'welcome';
  }
  await noteUnfollow(tx, actor, heard);
  return undefined;
}
