import { and, eq, gt } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { LINK_PURPOSES } from '#modules/identity/contract/sign-in.ts';
import { identityErrors } from '#modules/identity/contract/errors.ts';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Database, Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { users } from '../credentials/credentials.tables.ts';
import { checkNewPassword } from './check-new-password.ts';
import { accountLinks } from './account-links.tables.ts';
import { requirementsOf } from '../memberships/requirements.queries.ts';
import { endAllSessions } from '../sessions/end-session.ts';
import { accountKey, forgetFailures } from '../credentials/limit-failures.ts';

type Purpose = (typeof LINK_PURPOSES)[number];

const DAY_MS = 24 * 3600 * 1000;
/** More people may see a mail than a link that is handed over. */
export const MAILED_LINK_LASTS_MS = 3600 * 1000;
const LASTS_MS: Record<Purpose, number> = { invitation: 7 * DAY_MS, password_reset: DAY_MS };

/** A right to choose a password, as it is shown once. */
export interface AccountLink {
  readonly token: string;
  readonly expires_at: string;
}

/** Makes a link by which a person chooses a password; the previous one stops working. */
export async function makeAccountLink(
  tx: Transaction,
  { userId, now, lastsMs }: { userId: string; now: Date; lastsMs?: number },
): Promise<AccountLink & { purpose: Purpose }> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const purpose = user?.password_hash === null ? 'invitation' : 'password_reset';
  const { token, ...link } = newLink(purpose, { now, lastsMs });
  await tx
    .insert(accountLinks)
    .values({ user_id: userId, ...link })
    .onConflictDoUpdate({ target: accountLinks.user_id, set: link });
  return { token, expires_at: link.expires_at, purpose };
}

/** Makes the links by which people who were just added choose a password. */
export async function makeInvitationLinks(
  tx: Transaction,
  { userIds, now }: { userIds: readonly string[]; now: Date },
): Promise<Map<string, AccountLink>> {
  const made = userIds.map((user_id) => ({ user_id, ...newLink('invitation', { now }) }));
  const rows = made.map(({ token: _token, ...row }) => row);
  if (rows.length > 0) await tx.insert(accountLinks).values(rows);
  return new Map(made.map(({ user_id, token, expires_at }) => [user_id, { token, expires_at }]));
}

function newLink(purpose: Purpose, { now, lastsMs }: { now: Date; lastsMs?: number }) {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + (lastsMs ?? LASTS_MS[purpose])).toISOString();
  return { token, hash: hashOf(token), purpose, expires_at };
}

/** Whom a link is for. One that was used, replaced, has expired or was made up is refused. */
export async function readAccountLink(
  tx: Transaction,
  { token, now }: { token: string; now: Date },
) {
  const [found] = await tx
    .select({
      user_id: users.id,
      username: users.username,
      purpose: accountLinks.purpose,
      expires_at: accountLinks.expires_at,
    })
    .from(accountLinks)
    .innerJoin(users, and(eq(users.id, accountLinks.user_id), eq(users.is_active, true)))
    .where(
      and(eq(accountLinks.hash, hashOf(token)), gt(accountLinks.expires_at, now.toISOString())),
    );
  if (found === undefined) throw identityErrors.account_link_expired();
  const { min_characters } = await requirementsOf(tx, found.user_id);
  return { ...found, min_characters };
}

interface Redemption {
  readonly token: string;
  readonly password: string;
  readonly requestId: string;
}

/** Uses up a link for a password. Sessions of the old one end. */
export async function redeemAccountLink(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { token, password, requestId }: Redemption,
): Promise<void> {
  const now = clock.now();
  const link = await database.asSystem((tx) => readAccountLink(tx, { token, now }), {
    readOnly: true,
  });
  await checkNewPassword(database, { userId: link.user_id, password });
  const password_hash = await hashPassword(password);
  await database.asSystem(async (tx) => {
    const { user_id: userId } = await readAccountLink(tx, { token, now });
    const spent = await tx
      .delete(accountLinks)
      .where(eq(accountLinks.hash, hashOf(token)))
      .returning({ user_id: accountLinks.user_id });
    if (spent.length === 0) throw identityErrors.account_link_expired();
    await tx
      .update(users)
      .set({ password_hash, updated_at: now.toISOString() })
      .where(eq(users.id, userId));
    await endAllSessions(tx, userId, now);
    await forgetFailures(tx, accountKey({ id: userId }, ''));
    await recordSystemEvent(
      tx,
      { userId, requestId },
      { name: identityEvents.password_chosen, entity: 'user', entityId: userId },
    );
  });
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
