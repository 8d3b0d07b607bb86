import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import { duplicateEvents } from '#modules/customers/contract/duplicates.ts';
import { mergeEvents } from '#modules/customers/contract/merges.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { forgetAttachments } from '#platform/server/attachments/attachments.queries.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Mentioned } from '#platform/server/personal-data/forget-records.ts';
import { customerActivities } from '../activities/activities.tables.ts';
import {
  customerAddresses,
  customerContacts,
  customers,
  customersTagged,
} from '../customers/customers.tables.ts';
import { distinctCustomers } from '../duplicates/duplicates.tables.ts';
import { mergeSnapshot } from '../merges/merges.queries.ts';
import { customerMerges } from '../merges/merges.tables.ts';

type InCompany = Pick<Scope, 'companyId'>;

interface Involved {
  /** The customer, and those merged into it, also by the way of others. */
  readonly ids: string[];
  /** Customers in whose history their names are. */
  readonly others: Mentioned;
}

/** Whose data are those of a customer, and who else's history has its name. */
export async function findInvolved(
  tx: Transaction,
  scope: InCompany,
  id: string,
): Promise<Involved> {
  const ids = await withMerged(tx, scope, id);
  const merges = await tx
    .select({ winner: customerMerges.winner_id, snapshot: customerMerges.snapshot })
    .from(customerMerges)
    .where(mergesOf(scope, ids));
  const { company_id, one_id, other_id } = distinctCustomers;
  const pairs = await tx
    .select({ one: one_id, other: other_id })
    .from(distinctCustomers)
    .where(and(eq(company_id, scope.companyId), or(inArray(one_id, ids), inArray(other_id, ids))));
  const among = [
    ...merges.flatMap(({ winner, snapshot }) => [winner, ...losersOf(snapshot)]),
    ...pairs.flatMap(({ one, other }) => [one, other]),
  ];
  const events = [...Object.values(mergeEvents), ...Object.values(duplicateEvents)];
  return { ids, others: { ids: [...new Set(among)], events } };
}

/** Deletes addresses, contacts, activities, files, tags and decisions about duplicates. */
export async function deleteParts(
  tx: Transaction,
  scope: InCompany,
  ids: readonly string[],
): Promise<void> {
  const parts = [customerAddresses, customerContacts, customerActivities, customersTagged];
  for (const table of parts) await deleteOf(tx, scope, { table, column: table.customer_id, ids });
  for (const column of [distinctCustomers.one_id, distinctCustomers.other_id]) {
    await deleteOf(tx, scope, { table: distinctCustomers, column, ids });
  }
  await forgetAttachments(tx, scope, { entity: CUSTOMER, ids });
}

/** What undos would need: the values and names of those merged. */
export async function forgetMerges(
  tx: Transaction,
  scope: InCompany,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(customerMerges).where(mergesOf(scope, ids));
}

async function withMerged(tx: Transaction, scope: InCompany, id: string): Promise<string[]> {
  const { company_id, merged_into } = customers;
  const ids = [id];
  for (let latest = [id]; latest.length > 0;) {
    const rows = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(company_id, scope.companyId), inArray(merged_into, latest)));
    latest = rows.map((row) => row.id);
    ids.push(...latest);
  }
  return ids;
}

function mergesOf({ companyId }: InCompany, ids: readonly string[]): SQL | undefined {
  const { company_id, winner_id, snapshot } = customerMerges;
  const lost = ids.map((id) => sql`${snapshot} -> 'losers' @> ${JSON.stringify([{ id }])}::jsonb`);
  return and(eq(company_id, companyId), or(inArray(winner_id, [...ids]), ...lost));
}

function losersOf(snapshot: unknown): string[] {
  return mergeSnapshot.parse(snapshot).losers.map(({ id }) => id);
}

type OwnedTable = PgTable & { readonly company_id: PgColumn };

async function deleteOf(
  tx: Transaction,
  { companyId }: InCompany,
  { table, column, ids }: { table: OwnedTable; column: PgColumn; ids: readonly string[] },
): Promise<void> {
  await tx.delete(table).where(and(eq(table.company_id, companyId), inArray(column, [...ids])));
}
