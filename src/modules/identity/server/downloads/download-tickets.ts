import { and, eq, gt, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { ticketErrors } from '#platform/contract/export.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { DownloadTickets, TicketVisit } from '#platform/server/files/download-tickets.ts';
import { findMembership } from '../memberships/memberships.queries.ts';
import { downloadTickets } from './downloads.tables.ts';

const TICKET_SECONDS = 60;

type Needs = Pick<Context, 'clock' | 'database' | 'permissionSets'>;

/** Makes links for one download each. */
export function createDownloadTickets(context: Needs): DownloadTickets {
  return {
    async issue(tx, scope, subject) {
      const ticket = randomBytes(32).toString('base64url');
      await tx.insert(downloadTickets).values({
        hash: hashOf(ticket),
        company_id: scope.companyId,
        user_id: scope.userId,
        subject,
        expires_at: sql`now() + make_interval(secs => ${TICKET_SECONDS})`,
      });
      const end = context.clock.now().getTime() + TICKET_SECONDS * 1000;
      return { ticket, expires_at: new Date(end).toISOString() };
    },
    redeem: (visit) => redeemTicket(context, visit),
  };
}

/** Uses up a ticket for exactly the subject it was issued for. */
async function redeemTicket(
  { database, permissionSets }: Needs,
  { ticket, subject, requestId, language }: TicketVisit,
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
