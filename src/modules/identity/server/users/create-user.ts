import { and, eq } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type { BuiltInRole } from '#platform/contract/permissions.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { users } from '../credentials/credentials.tables.ts';
import { memberships, roles } from '../memberships/memberships.tables.ts';

/** Where a person works, with which role, and as which employee. */
export interface Post {
  readonly companyId: number;
  readonly role: BuiltInRole;
  readonly employeeId: number;
}

interface NewUser {
  readonly username: string;
  readonly email: string | null;
  readonly password_hash: string;
  readonly posts: readonly Post[];
}

/** Adds a person who can sign in, to the companies where they work. */
export async function createUser(
  tx: Transaction,
  { username, email, password_hash, posts }: NewUser,
  actor: { userId: string | null; requestId: string },
): Promise<string> {
  const id = newId();
  await tx.insert(users).values({ id, username, email, password_hash });
  for (const { companyId, role, employeeId } of posts) {
    const [found] = await tx
      .select({ id: roles.id })
      .from(roles)
      .where(and(eq(roles.company_id, companyId), eq(roles.built_in, role)));
    if (found === undefined) throw new Error(`Company ${companyId} has no role ${role}`);
    await tx
      .insert(memberships)
      .values({ company_id: companyId, user_id: id, role_id: found.id, employee_id: employeeId });
  }
  await recordSystemEvent(tx, actor, {
    name: identityEvents.user_created,
    entity: 'user',
    entityId: id,
    after: { username, email, posts: posts.map(({ companyId, role }) => ({ companyId, role })) },
  });
  return id;
}
