import { and, eq } from 'drizzle-orm';
import { copyEmployee } from '#modules/directory/server/public.ts';
import { identityEvents } from '#modules/identity/contract/events.ts';
import { BUILT_IN_ROLES } from '#platform/contract/permissions.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent, type SystemActor } from '#platform/server/events/record-event.ts';
import { memberships, roles } from './memberships.tables.ts';

/**
 * Gives a new company the roles that every company has, and makes the person who adds it its administrator.
 * Answers the number of the employee they are there.
 */
export async function beginMemberships(
  tx: Transaction,
  companyId: number,
  actor: SystemActor,
): Promise<number | null> {
  await tx
    .insert(roles)
    .values(BUILT_IN_ROLES.map((built_in) => ({ company_id: companyId, built_in })));
  const { userId } = actor;
  if (userId === null) return null;
  const employee_id = await copyEmployee(tx, actor, companyId);
  const [role] = await tx
    .select({ role_id: roles.id })
    .from(roles)
    .where(and(eq(roles.company_id, companyId), eq(roles.built_in, 'administrator')));
  if (role === undefined) throw new Error(`Company ${companyId} has no administrators`);
  const post = { ...role, employee_id };
  await tx.insert(memberships).values({ ...post, company_id: companyId, user_id: userId });
  tx.accessChanged({ userId });
  await recordSystemEvent(
    tx,
    { ...actor, companyId, employeeId: employee_id },
    { name: identityEvents.user_joined, entity: 'user', entityId: userId, after: post },
  );
  return employee_id;
}
