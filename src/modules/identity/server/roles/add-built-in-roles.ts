import { BUILT_IN_ROLES } from '#platform/contract/permissions.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { roles } from '../memberships/memberships.tables.ts';

/** Gives a new company the roles that every company has. */
export async function addBuiltInRoles(tx: Transaction, companyId: number): Promise<void> {
  await tx
    .insert(roles)
    .values(BUILT_IN_ROLES.map((built_in) => ({ company_id: companyId, built_in })));
}
