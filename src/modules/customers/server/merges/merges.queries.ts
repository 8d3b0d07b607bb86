import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { UNDO_DAYS, type MergeStrategy } from '#modules/customers/contract/merge-fields.ts';
import type { CustomerMerge } from '#modules/customers/contract/merges.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import type { NameEmployee } from '#platform/server/records/name-employee.ts';
import { mergedFields } from './merge-values.ts';
import { customerMerges } from './merges.tables.ts';

/** Merges that are older than owners have none. */
const storedFields = mergedFields.extend({
  owner_id: mergedFields.shape.owner_id.default(null),
});

/** What the undo of a merge needs. */
export const mergeSnapshot = z.object({
  losers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The winner before the merge. */
  before: storedFields.extend({ stored_tax_id: z.string().nullable() }),
  /** And after it: what differs from this by now has been changed since. */
  after: storedFields,
  /** What moved, by the names of records that point to customers. */
  moved: z.record(z.string(), z.unknown()),
});

export type MergeSnapshot = z.output<typeof mergeSnapshot>;

type InCompany = Pick<Scope, 'companyId'>;

/** Stores a merge; answers its id. */
export async function storeMerge(
  tx: Transaction,
  { companyId, employeeId }: Pick<Scope, 'companyId' | 'employeeId'>,
  merge: {
    readonly winnerId: string;
    readonly strategy: MergeStrategy;
    readonly snapshot: MergeSnapshot;
  },
): Promise<string> {
  const id = newId();
  await tx.insert(customerMerges).values({
    company_id: companyId,
    id,
    winner_id: merge.winnerId,
    strategy: merge.strategy,
    snapshot: merge.snapshot,
    merged_by_employee: employeeId,
  });
  return id;
}

/** A merge with its snapshot. */
export async function findMerge(tx: Transaction, { companyId }: InCompany, id: string) {
  const [merge] = await tx
    .select()
    .from(customerMerges)
    .where(and(eq(customerMerges.company_id, companyId), eq(customerMerges.id, id)));
  if (merge === undefined) throw errors.not_found();
  return { ...merge, snapshot: mergeSnapshot.parse(merge.snapshot) };
}

export async function markUndone(
  tx: Transaction,
  { companyId }: InCompany,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await tx
    .update(customerMerges)
    .set({ undone_at: now.toISOString() })
    .where(and(eq(customerMerges.company_id, companyId), eq(customerMerges.id, id)));
}

const DAY = 86_400_000;

interface Listing {
  readonly customerId: string;
  readonly employeeName: NameEmployee;
  readonly now: Date;
}

/** The merges into a customer that can still be undone, the latest first. */
export async function listMerges(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  { customerId, employeeName, now }: Listing,
): Promise<CustomerMerge[]> {
  const oldest = new Date(now.getTime() - UNDO_DAYS * DAY).toISOString();
  const { company_id, merged_by_employee } = customerMerges;
  const rows = await tx
    .select({
      id: customerMerges.id,
      snapshot: customerMerges.snapshot,
      created_at: customerMerges.created_at,
      merged_by: employeeName({ companyId: company_id, id: merged_by_employee, language }),
    })
    .from(customerMerges)
    .where(
      and(
        eq(company_id, companyId),
        eq(customerMerges.winner_id, customerId),
        isNull(customerMerges.undone_at),
        gt(customerMerges.created_at, oldest),
      ),
    )
    .orderBy(desc(customerMerges.id));
  return rows.map(({ snapshot, ...merge }) => ({
    ...merge,
    merged: mergeSnapshot.parse(snapshot).losers,
    undo_until: new Date(Date.parse(merge.created_at) + UNDO_DAYS * DAY).toISOString(),
  }));
}
