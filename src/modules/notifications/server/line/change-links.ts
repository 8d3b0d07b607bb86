import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { LINE_LINK, lineLinkEvents } from '#modules/notifications/contract/line-link.ts';
import type { DeliveryReason } from '#modules/notifications/contract/records.ts';
import { errors } from '#platform/contract/errors.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent, type Actor } from '#platform/server/events/record-event.ts';
import { notificationDeliveries as deliveries } from '../records/records.tables.ts';
import { notificationLineCodes as codes, notificationLineLinks as links } from './line.tables.ts';

interface Heard {
  /** The LINE account. */
  readonly address: string;
  /** When LINE says it happened. */
  readonly at: string;
}

/** Links an account to the person whose code it sent, and to nobody else; answers whether the code is good. */
export async function linkByCode(
  tx: Transaction,
  actor: Actor,
  { address, at, hash, now }: Heard & { readonly hash: string; readonly now: Date },
): Promise<boolean> {
  const company_id = actor.companyId;
  const [used] = await tx
    .delete(codes)
    .where(and(hasValues(codes, { company_id, hash }), gt(codes.expires_at, now.toISOString())))
    .returning({ user_id: codes.user_id });
  if (used === undefined) return false;
  const { user_id } = used;
  const others = await tx
    .delete(links)
    .where(and(hasValues(links, { company_id, address }), ne(links.user_id, user_id)))
    .returning({ user_id: links.user_id });
  for (const other of others)
    await record(tx, actor, { name: 'line_unlinked', userId: other.user_id });
  const link = { address, linked_at: now.toISOString(), unfollowed_at: null, heard_at: at };
  await tx
    .insert(links)
    .values({ company_id, user_id, ...link })
    .onConflictDoUpdate({ target: [links.company_id, links.user_id], set: link });
  await record(tx, actor, { name: 'line_linked', userId: user_id });
  return true;
}

/** Somebody follows the account, again or for the first time; answers whether they are linked. */
export async function noteFollow(tx: Transaction, actor: Actor, heard: Heard): Promise<boolean> {
  const user_id = await noteHeard(tx, actor, { ...heard, unfollowed_at: null });
  if (user_id !== undefined) await record(tx, actor, { name: 'line_followed', userId: user_id });
  return user_id !== undefined;
}

/** Somebody has blocked the account: what waits for them is not sent. */
export async function noteUnfollow(tx: Transaction, actor: Actor, heard: Heard): Promise<void> {
  const user_id = await noteHeard(tx, actor, { ...heard, unfollowed_at: heard.at });
  if (user_id === undefined) return;
  await skipWaiting(tx, actor, { address: heard.address, reason: 'unfollowed' });
  await record(tx, actor, { name: 'line_unfollowed', userId: user_id });
}

/** Unlinks the caller's account: what waits for it is not sent. */
export async function unlink(
  tx: Transaction,
  actor: Actor & { readonly userId: string },
): Promise<void> {
  const { companyId: company_id, userId: user_id } = actor;
  const [removed] = await tx
    .delete(links)
    .where(hasValues(links, { company_id, user_id }))
    .returning({ address: links.address });
  if (removed === undefined) throw errors.not_found();
  await skipWaiting(tx, actor, { ...removed, reason: 'no_address' });
  await record(tx, actor, { name: 'line_unlinked', userId: user_id });
}

async function noteHeard(
  tx: Transaction,
  { companyId }: Actor,
  { address, at, unfollowed_at }: Heard & { readonly unfollowed_at: string | null },
): Promise<string | undefined> {
  const [link] = await tx
    .update(links)
    .set({ unfollowed_at, heard_at: at })
    .where(and(hasValues(links, { company_id: companyId, address }), lt(links.heard_at, at)))
    .returning({ user_id: links.user_id });
  return link?.user_id;
}

async function skipWaiting(
  tx: Transaction,
  { companyId }: Actor,
  { address, reason }: { readonly address: string; readonly reason: DeliveryReason },
): Promise<void> {
  await tx
    .update(deliveries)
    .set({ state: 'skipped', reason })
    .where(
      and(
        hasValues(deliveries, { company_id: companyId, channel: 'Line', state: sql`'queued'` }),
        eq(deliveries.address, address),
      ),
    );
}

interface LinkEvent {
  readonly name: keyof typeof lineLinkEvents;
  readonly userId: string;
}

function record(tx: Transaction, actor: Actor, { name, userId }: LinkEvent): Promise<void> {
  return recordEvent(tx, actor, {
    name: lineLinkEvents[name],
    entity: LINE_LINK,
    entityId: userId,
  });
}
