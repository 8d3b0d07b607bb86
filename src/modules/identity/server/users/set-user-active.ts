import { eq } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/events.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { findPosts } from '../memberships/posts.queries.ts';
import { users } from '../credentials/credentials.tables.ts';
import { endAllSessions } from '../sessions/end-session.ts';
import type { Acting } from '../memberships/acting.ts';
import { keepAnAdministrator, refuseOneself, requirePowerOver } from './user-guards.ts';

/** Disables an account in every company, or enables it again. */
export async function setActive(acting: Acting, userId: string, isActive: boolean): Promise<void> {
  const { tx, scope, now } = acting;
  await requirePowerOver(acting, userId);
  refuseOneself(acting, userId);
  if (!isActive) {
    const posts = await findPosts(tx, [userId]);
    const administered = posts.filter(({ built_in }) => built_in === 'administrator');
    const companyIds = administered.map(({ company_id }) => company_id);
    if (companyIds.length > 0) await keepAnAdministrator(acting, userId, companyIds);
    await endAllSessions(tx, userId, now);
  }
  await tx
    .update(users)
    .set({ is_active: isActive, updated_at: now.toISOString() })
    .where(eq(users.id, userId));
  tx.accessChanged({ userId });
  await recordSystemEvent(tx, scope, {
    name: isActive ? identityEvents.user_reactivated : identityEvents.user_deactivated,
    entity: 'user',
    entityId: userId,
    before: { is_active: !isActive },
    after: { is_active: isActive },
  });
}
