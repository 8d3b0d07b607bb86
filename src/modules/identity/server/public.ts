import { and, eq, inArray } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { BuiltInRole } from '#platform/contract/permissions.ts';
import { DEFAULT_LANGUAGE } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findMembership } from './memberships/memberships.queries.ts';
import { memberships, roles } from './memberships/memberships.tables.ts';
import { users } from './credentials/credentials.tables.ts';

export { findCompanyProfile } from '#modules/companies/server/company-profile/company-profile.queries.ts';
export { updateCompany } from '#modules/companies/server/company-profile/update-company.ts';
export { createAuthenticator } from './access/authenticator.ts';
export { createExportTickets } from './downloads/export-tickets.ts';
export { issueTicket, redeemTicket } from './downloads/download-tickets.ts';

type Actor = Pick<Scope, 'companyId' | 'userId' | 'requestId'> & Partial<Pick<Scope, 'language'>>;

/**
 * The scope of a person in a company as it is now, for jobs and whatever else acts later in her name.
 * Refuses when she is no longer a member. Never call it inside a transaction.
 */
export async function scopeOf(
  { database, permissionSets }: Pick<Context, 'database' | 'permissionSets'>,
  { companyId, userId, requestId, language = DEFAULT_LANGUAGE }: Actor,
): Promise<Scope> {
  const membership = await database.asSystem(
    (tx) => findMembership(tx, { companyId, userId }, permissionSets),
    { readOnly: true },
  );
  if (membership === undefined) throw errors.company_forbidden();
  return { ...membership, companyId, userId, language, requestId };
}

/** Makes a member of a company act as one of its employees. */
export async function linkEmployee(
  tx: Transaction,
  { companyId, userId, employeeId }: { companyId: number; userId: string; employeeId: number },
): Promise<void> {
  await tx
    .update(memberships)
    .set({ employee_id: employeeId, updated_at: new Date().toISOString() })
    .where(and(eq(memberships.company_id, companyId), eq(memberships.user_id, userId)));
}

/** The account of an employee who can sign in to the company. */
export async function findUserOfEmployee(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  employeeId: number,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ user_id: memberships.user_id })
    .from(memberships)
    .where(and(eq(memberships.company_id, companyId), eq(memberships.employee_id, employeeId)));
  return row?.user_id;
}

/** A person of a company, for whoever prepares the first data. */
export interface Member {
  readonly companyId: number;
  readonly userId: string;
  readonly username: string;
  /** Null for one of the company's own roles. */
  readonly role: BuiltInRole | null;
}

/** Everybody who can sign in, once for each company. */
export async function listMembers(tx: Transaction): Promise<Member[]> {
  return tx
    .select({
      companyId: memberships.company_id,
      userId: memberships.user_id,
      username: users.username,
      role: roles.built_in,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .innerJoin(
      roles,
      and(eq(roles.company_id, memberships.company_id), eq(roles.id, memberships.role_id)),
    );
}

/** What these people sign in to the company as; those who are no members of it are left out. */
export async function findUsernames(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, username: users.username })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.company_id, companyId), inArray(memberships.user_id, [...userIds])));
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Which of these employees an account signs in as. */
export async function findSigningIn(
  tx: Transaction,
  companyId: number,
  employeeIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (employeeIds.length === 0) return new Set();
  const rows = await tx
    .select({ employee_id: memberships.employee_id })
    .from(memberships)
    .where(
      and(eq(memberships.company_id, companyId), inArray(memberships.employee_id, [...employeeIds])),
    );
  return new Set(rows.flatMap(({ employee_id }) => employee_id ?? []));
}
