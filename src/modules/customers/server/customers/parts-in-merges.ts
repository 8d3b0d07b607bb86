import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { CUSTOMER } from '#modules/customers/contract/customers.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { idsByOrigin, type PointingRecords } from '#platform/server/records/pointing-records.ts';
import { hasPrimary, promoteOldest } from './keep-one-primary.ts';
import { ofCustomer } from './parts-of-customer.ts';

type PartTable = PgTable &
  Readonly<Record<'company_id' | 'id' | 'customer_id' | 'is_primary' | 'updated_at', PgColumn>>;

interface Parts extends Pick<PointingRecords, 'name' | 'label'> {
  readonly table: PartTable;
  /** Parts of one kind are those among which one is primary. */
  readonly kinds: { readonly column: PgColumn; readonly all: readonly string[] } | undefined;
}

const movedParts = z.array(
  z.object({ id: z.string(), from: z.string(), was_primary: z.boolean() }),
);

type InCompany = Pick<Scope, 'companyId'>;

/** Addresses or contacts that follow a customer in a merge; exactly one of each kind is primary at any time. */
export function partsInMerges({ name, label, table, kinds }: Parts): PointingRecords {
  const anyTable: PgTable = table;
  const ofOne = (scope: InCompany, customerId: string) => ofCustomer(table, scope, customerId);
  const ofAll = ({ companyId }: InCompany, ids: readonly string[]) =>
    and(eq(table.company_id, companyId), inArray(table.customer_id, [...ids]));

  const point = (tx: Transaction, to: string, those: SQL | undefined) =>
    tx.update(anyTable).set({ customer_id: to, is_primary: false }).where(those);

  /** Makes a part primary, unless another one of its kind is. */
  const promote = async (tx: Transaction, scope: InCompany, id: string) => {
    const [part] = await tx
      .select({ customer_id: table.customer_id, kind: kinds?.column ?? table.id })
      .from(anyTable)
      .where(and(eq(table.company_id, scope.companyId), eq(table.id, id)));
    if (part === undefined) return;
    const those = and(
      ofOne(scope, String(part.customer_id)),
      kinds === undefined ? undefined : eq(kinds.column, part.kind),
    );
    if (await hasPrimary(tx, { table, those })) return;
    await tx
      .update(anyTable)
      .set({ is_primary: true })
      .where(and(those, eq(table.id, id)));
  };
  const promoteOldestOf = async (tx: Transaction, scope: InCompany, customerId: string) => {
    const all = ofOne(scope, customerId);
    const groups = kinds?.all.map((kind) => and(all, eq(kinds.column, kind))) ?? [all];
    for (const those of groups) await promoteOldest(tx, { table, those });
  };

  return {
    to: CUSTOMER,
    name,
    label,
    count: (tx, scope, { from }) => tx.$count(anyTable, ofAll(scope, from)),
    async move(tx, scope, { from, to }) {
      const rows = await tx
        .select({ id: table.id, from: table.customer_id, was_primary: table.is_primary })
        .from(anyTable)
        .where(ofAll(scope, from))
        .orderBy(asc(table.id));
      const moved = movedParts.parse(rows);
      await point(tx, to, ofAll(scope, from));
      // Those of the first one merged come first.
      for (const origin of from) {
        for (const part of moved) {
          if (part.from === origin && part.was_primary) await promote(tx, scope, part.id);
        }
      }
      return moved;
    },
    async moveBack(tx, scope, { to, moved }) {
      const parts = movedParts.parse(moved);
      for (const [origin, ids] of idsByOrigin(parts)) {
        await point(tx, origin, and(ofOne(scope, to), inArray(table.id, ids)));
      }
      for (const { id, was_primary } of parts) if (was_primary) await promote(tx, scope, id);
      for (const id of [to, ...idsByOrigin(parts).keys()]) await promoteOldestOf(tx, scope, id);
    },
  };
}
