import { and, eq, sql } from 'drizzle-orm';
import { SECURITY_DEFAULTS } from '#modules/identity/contract/security-policy.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { users } from '../credentials/credentials.tables.ts';
import { memberships } from './memberships.tables.ts';
import { securityPolicies } from './security-policies.tables.ts';

/** What all companies of a person together require of the account. */
export interface Requirements {
  readonly min_characters: number;
  readonly is_otp_required: boolean;
  readonly session_days: number;
}

/** The strictest of what each of the person's companies requires. */
export async function requirementsOf(tx: Transaction, userId: string): Promise<Requirements> {
  const [strictest] = await tx
    .select({
      min_characters: sql<number | null>`max(${securityPolicies.min_characters})`,
      is_otp_required: sql<boolean | null>`bool_or(${securityPolicies.is_otp_required})`,
      session_days: sql<number | null>`min(${securityPolicies.session_days})`,
    })
    .from(memberships)
    .innerJoin(securityPolicies, eq(securityPolicies.company_id, memberships.company_id))
    .where(eq(memberships.user_id, userId));
  return {
    min_characters: strictest?.min_characters ?? SECURITY_DEFAULTS.min_characters,
    is_otp_required: strictest?.is_otp_required ?? SECURITY_DEFAULTS.is_otp_required,
    session_days: strictest?.session_days ?? SECURITY_DEFAULTS.session_days,
  };
}

/**
 * Whether a company of the account in the row requires the second factor that the account lacks, as a
 * column.
 */
export function owesSecondFactor() {
  const required = and(
    eq(memberships.user_id, users.id),
    eq(securityPolicies.is_otp_required, true),
  );
  const owes = sql`${users.otp_secret} is null and exists (
    select from ${memberships} join ${securityPolicies}
      on ${securityPolicies.company_id} = ${memberships.company_id}
    where ${required}
  )`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql<boolean>`(${owes})`;
}
