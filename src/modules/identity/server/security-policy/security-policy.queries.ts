import { eq } from 'drizzle-orm';
import {
  SECURITY_DEFAULTS,
  type SecurityPolicy,
} from '#modules/identity/contract/security-policy.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { securityPolicies } from '../memberships/security-policies.tables.ts';

/** When a policy that nobody has changed was changed last. */
export const NEVER = new Date(0).toISOString();

/** What a company requires; `lock` prevents others from changing it until the transaction ends. */
export async function findSecurityPolicy(
  tx: Transaction,
  companyId: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<SecurityPolicy> {
  const query = tx
    .select({
      min_characters: securityPolicies.min_characters,
      is_otp_required: securityPolicies.is_otp_required,
      session_days: securityPolicies.session_days,
      updated_at: securityPolicies.updated_at,
    })
    .from(securityPolicies)
    .where(eq(securityPolicies.company_id, companyId))
    .$dynamic();
  const [found] = await (lock ? query.for('update') : query);
  return found ?? { ...SECURITY_DEFAULTS, updated_at: NEVER };
}
