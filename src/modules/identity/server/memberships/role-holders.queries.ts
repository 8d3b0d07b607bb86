import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { memberships, roles } from './memberships.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** Somebody with a role in the company, and as which employee. */
export interface RoleHolder {
  readonly user_id: string;
  readonly employee_id: number | null;
  readonly role_id: string;
}

/** Who has one of these roles in the company. */
export async function findRoleHolders(
  tx: Transaction,
  { companyId }: Company,
  roleIds: readonly string[],
): Promise<RoleHolder[]> {
  if (roleIds.length === 0) return [];
  const { user_id, employee_id, role_id, company_id } = memberships;
  return tx
    .select({ user_id, employee_id, role_id })
    .from(memberships)
    .where(and(eq(company_id, companyId), inArray(role_id, [...roleIds])));
}

/** Whether somebody has one of the roles in the company whose ids are in a list as JSON. */
export function hasRoleIn(
  { companyId, userId }: Pick<Scope, 'companyId' | 'userId'>,
  roleIds: SQL,
): SQL {
  const theirs = and(eq(memberships.company_id, companyId), eq(memberships.user_id, userId));
  return sql`exists (select from ${memberships}
    where ${theirs} and ${roleIds} @> to_jsonb(${memberships.role_id}))`;
}

interface Naming {
  readonly ids: readonly string[];
  readonly translator: Translator;
}

/** The names of those of these roles that the company has, in the reader's language. */
export async function findRoleNames(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  { ids, translator }: Naming,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: roles.id, built_in: roles.built_in, name: roles.name })
    .from(roles)
    .where(and(eq(roles.company_id, companyId), inArray(roles.id, [...ids])));
  return new Map(
    rows.map(({ id, built_in, name }) => [
      id,
      built_in === null
        ? (name ?? '')
        : translator.translate(language, `identity:roles.${built_in}`),
    ]),
  );
}
