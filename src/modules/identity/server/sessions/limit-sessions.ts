import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { memberships } from '../memberships/memberships.tables.ts';
import { securityPolicies } from '../memberships/security-policies.tables.ts';
import { sessions } from './sessions.tables.ts';

/** Shortens these sessions to what the strictest company of each person allows. */
export async function limitSessions(tx: Transaction, which: SQL): Promise<void> {
  const days = sql`(
    select min(${securityPolicies.session_days}) from ${memberships}
    join ${securityPolicies} on ${securityPolicies.company_id} = ${memberships.company_id}
    where ${memberships.user_id} = ${sessions.user_id}
  )`;
  await tx
    .update(sessions)
    .set({
      expires_at: sql`least(${sessions.expires_at}, ${sessions.created_at} + ${days} * interval '1 day')`,
    })
    .where(which);
}
