import { eq, inArray } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type {
  changeSecurityPolicy as route,
  SecurityPolicy,
} from '#modules/identity/contract/security-policy.ts';
import type { Body } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { memberships } from '../memberships/memberships.tables.ts';
import { securityPolicies } from '../memberships/security-policies.tables.ts';
import { limitSessions } from '../sessions/limit-sessions.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { findSecurityPolicy, NEVER } from './security-policy.queries.ts';

/** Changes what the company requires. Passwords stay valid; sessions end earlier where they must. */
export async function changeSecurityPolicy(
  tx: Transaction,
  scope: Scope,
  { updated_at, ...change }: Body<typeof route>,
): Promise<SecurityPolicy> {
  const { companyId } = scope;
  await tx
    .insert(securityPolicies)
    .values({ company_id: companyId, updated_at: NEVER })
    .onConflictDoNothing();
  const before = await findSecurityPolicy(tx, companyId, { lock: true });
  refuseStale(before, { updated_at });
  await tx
    .update(securityPolicies)
    .set({ ...change, updated_at: laterThan(securityPolicies.updated_at) })
    .where(eq(securityPolicies.company_id, companyId));
  const members = tx
    .select({ user_id: memberships.user_id })
    .from(memberships)
    .where(eq(memberships.company_id, companyId));
  await limitSessions(tx, inArray(sessions.user_id, members));
  const after = await findSecurityPolicy(tx, companyId);
  await recordSystemEvent(tx, scope, {
    name: identityEvents.security_changed,
    entity: 'security_policy',
    entityId: String(companyId),
    before,
    after,
  });
  return after;
}
