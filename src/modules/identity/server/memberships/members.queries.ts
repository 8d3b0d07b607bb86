import { and, eq, inArray, sql, type Column, type SQL } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { BuiltInRole } from '#platform/contract/permissions.ts';
import { DEFAULT_LANGUAGE } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findMembership } from './memberships.queries.ts';
import { memberships, roles } from './memberships.tables.ts';
import { users } from '../credentials/credentials.tables.ts';

type Actor = Pick<Scope, 'companyId' | 'userId' | 'requestId'> & Partial<Pick<Scope, 'language'>>;

/**
 * The scope of a person in a company as it is now, for jobs and other code that acts later on their behalf.
 * Refuses when they are no longer a member. Never call it inside a transaction.
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

/** A person of a company, for code that prepares initial data. */
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

/**
 * The usernames of these people, those who are not members of the company left out. Accounts belong to no
 * company, so they are read in a transaction of the system: never call it inside another one.
 */
export async function readUsernames(
  { database }: Pick<Context, 'database'>,
  { companyId }: Pick<Scope, 'companyId'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(userIds)];
  if (wanted.length === 0) return new Map();
  const rows = await database.asSystem(
    (tx) =>
      tx
        .select({ id: users.id, username: users.username })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.user_id))
        .where(and(eq(memberships.company_id, companyId), inArray(memberships.user_id, wanted))),
    { readOnly: true },
  );
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Whether an account signs in as a row's employee, as a column of the statement that reads the row. */
export function employeeSignsIn({
  companyId,
  id,
}: {
  companyId: Column;
  id: Column;
}): SQL<boolean> {
  const found = sql`exists (
    select from ${memberships}
    where ${memberships.company_id} = ${companyId} and ${memberships.employee_id} = ${id}
  )`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql<boolean>`${found}`;
}
