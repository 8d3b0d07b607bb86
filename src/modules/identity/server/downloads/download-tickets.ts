import { and, eq, gt, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { ticketErrors } from '#platform/contract/export.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findMembership } from '../memberships/memberships.queries.ts';
import { downloadTickets } from './downloads.tables.ts';

/**
 * Gives a person the right to one download within a minute, for a link that carries no token. The
 * subject identifies the download as its module calls it, for example `agent-file:0197...`.
 */
export async function issueTicket(tx: Transaction, scope: Scope, subject: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await tx.insert(downloadTickets).values({
    hash: hashOf(ticket),
    company_id: scope.companyId,
    user_id: scope.userId,
    subject,
    expires_at: sql`now() + interval '60 seconds'`,
  });
  return ticket;
}

interface Redemption extends Pick<Scope, 'requestId' | 'language'> {
  readonly ticket: string;
  readonly subject: string;
}

/**
 * Uses up a ticket for exactly the subject it was issued for, and returns on whose behalf to serve it.
 * Never call it inside a transaction.
 */
export async function redeemTicket(
  { database, permissionSets }: Pick<Context, 'database' | 'permissionSets'>,
  { ticket, subject, requestId, language }: Redemption,
): Promise<Scope> {
  const scope = await database.asSystem(async (tx) => {
    const [holder] = await tx
      .delete(downloadTickets)
      .where(
        and(
          eq(downloadTickets.hash, hashOf(ticket)),
          eq(downloadTickets.subject, subject),
          gt(downloadTickets.expires_at, sql`now()`),
        ),
      )
      .returning({ companyId: downloadTickets.company_id, userId: downloadTickets.user_id });
    const membership = holder && (await findMembership(tx, holder, permissionSets));
    return membership && { ...membership, ...holder, requestId, language };
  });
  if (scope === undefined) throw ticketErrors.link_expired();
  return scope;
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
