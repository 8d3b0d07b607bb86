import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Company } from '#modules/companies/contract/companies.ts';
import type { PermissionSet } from '#platform/contract/permissions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import { memberships, roles } from './memberships.tables.ts';
import { givenPermissions } from './posts.queries.ts';
import { permissionsOf } from './role-permissions.ts';
import { sessions, users } from '../credentials/credentials.tables.ts';

export type User = typeof users.$inferSelect;

/** The user of a name or e-mail address, however it is capitalised. */
export async function findUserByName(tx: Transaction, name: string): Promise<User | undefined> {
  const wanted = name.toLowerCase();
  const [user] = await tx
    .select()
    .from(users)
    .where(or(eq(sql`lower(${users.username})`, wanted), eq(sql`lower(${users.email})`, wanted)));
  return user;
}

const selectOwnerOfSession = statement<{ sessionId: string; now: string }>()((db, given) =>
  db
    .select({ user_id: sessions.user_id })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.user_id), eq(users.is_active, true)))
    .where(
      and(
        eq(sessions.id, given('sessionId')),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, given('now')),
      ),
    ),
);

/** Whose session it is, while it stands: not ended, not run out, its person not suspended. */
export async function findOwnerOfSession(
  tx: Transaction,
  sessionId: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await selectOwnerOfSession(tx, { sessionId, now: now.toISOString() });
  return found?.user_id;
}

const selectMembership = statement<{ userId: string; companyId: number }>()((db, given) =>
  db
    .select({
      employee_id: memberships.employee_id,
      built_in: roles.built_in,
      given: givenPermissions(),
    })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.user_id), eq(users.is_active, true)))
    .innerJoin(
      roles,
      and(eq(roles.company_id, memberships.company_id), eq(roles.id, memberships.role_id)),
    )
    .where(
      and(eq(memberships.company_id, given('companyId')), eq(memberships.user_id, given('userId'))),
    ),
);

/** What a person is and may do in a company, or undefined when she is not (or no longer) a member. */
export async function findMembership(
  tx: Transaction,
  { userId, companyId }: Pick<Scope, 'userId' | 'companyId'>,
  permissionSets: readonly PermissionSet[],
): Promise<Pick<Scope, 'employeeId' | 'permissions'> | undefined> {
  const [found] = await selectMembership(tx, { userId, companyId });
  if (found === undefined) return undefined;
  return { employeeId: found.employee_id, permissions: permissionsOf(found, permissionSets) };
}

const companyColumns = {
  id: companies.id,
  name_th: companies.name_th,
  name_en: companies.name_en,
  code: companies.code,
  logo: companies.logo,
  theme: companies.theme,
};

export async function findCompany(tx: Transaction, id: number): Promise<Company | undefined> {
  const [company] = await tx.select(companyColumns).from(companies).where(eq(companies.id, id));
  return company;
}

/** The companies a person is a member of, the oldest first. */
export async function listCompaniesOf(tx: Transaction, userId: string): Promise<Company[]> {
  return tx
    .select(companyColumns)
    .from(companies)
    .innerJoin(memberships, eq(memberships.company_id, companies.id))
    .where(eq(memberships.user_id, userId))
    .orderBy(asc(companies.id));
}
