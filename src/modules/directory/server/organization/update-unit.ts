import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { directoryErrors, directoryEvents } from '#modules/directory/contract/employees.ts';
import type { Unit, unitChange, UnitInput } from '#modules/directory/contract/organization.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isUniqueViolation } from '#platform/server/database/errors.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { findUnit, unitKinds, type UnitKind } from './organization.queries.ts';

/** Adds a department or a position. */
export async function createUnit(
  tx: Transaction,
  scope: Scope,
  { kind, input }: { readonly kind: UnitKind; readonly input: UnitInput },
): Promise<Unit> {
  const id = newId();
  await tx
    .insert(kind.table)
    .values({ ...input, company_id: scope.companyId, id })
    .catch(explainTaken);
  const after = await findUnit(tx, scope, { kind, id });
  const { entity } = kind;
  const name = directoryEvents[`${entity}_created`];
  await recordEvent(tx, scope, { name, entity, entityId: id, after });
  return after;
}

interface Update {
  readonly kind: UnitKind;
  readonly id: string;
  readonly change: z.output<typeof unitChange>;
}

/** Renames a department or a position, unless somebody else did since the editor looked. */
export async function updateUnit(
  tx: Transaction,
  scope: Scope,
  { kind, id, change }: Update,
): Promise<Unit> {
  const before = await lockUnit(tx, scope, { kind, id });
  if (Date.parse(before.updated_at) !== Date.parse(change.updated_at)) {
    throw errors.conflict({ current: before });
  }
  const { table, entity } = kind;
  await tx
    .update(table)
    .set({
      ...change,
      // Later than before even within one millisecond, so that the next editor's copy is told apart.
      updated_at: sql`greatest(now(), ${table.updated_at} + interval '1 millisecond')`,
    })
    .where(and(eq(table.company_id, scope.companyId), eq(table.id, id)))
    .catch(explainTaken);
  const after = await findUnit(tx, scope, { kind, id });
  const name = directoryEvents[`${entity}_updated`];
  await recordEvent(tx, scope, { name, entity, entityId: id, before, after });
  return after;
}

/** Deletes a department or a position that no employee has. */
export async function deleteUnit(
  tx: Transaction,
  scope: Scope,
  { kind, id }: { readonly kind: UnitKind; readonly id: string },
): Promise<void> {
  const before = await lockUnit(tx, scope, { kind, id });
  const { table, entity } = kind;
  if (before.employees_count > 0) {
    const inUse =
      kind === unitKinds.department
        ? directoryErrors.department_in_use
        : directoryErrors.position_in_use;
    throw inUse({ parameters: { count: before.employees_count } });
  }
  await tx.delete(table).where(and(eq(table.company_id, scope.companyId), eq(table.id, id)));
  const name = directoryEvents[`${entity}_deleted`];
  await recordEvent(tx, scope, { name, entity, entityId: id, before });
}

/** Held until the transaction ends, so that nobody changes it or is put into it meanwhile. */
async function lockUnit(
  tx: Transaction,
  scope: Scope,
  { kind, id }: { readonly kind: UnitKind; readonly id: string },
): Promise<Unit> {
  const { table } = kind;
  await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.company_id, scope.companyId), eq(table.id, id)))
    .for('update');
  return findUnit(tx, scope, { kind, id });
}

function explainTaken(error: unknown): never {
  if (
    isUniqueViolation(error, 'departments_name_is_unique') ||
    isUniqueViolation(error, 'positions_name_is_unique')
  ) {
    throw errors.validation_failed({
      fields: [{ path: 'name_th', code: 'directory:errors.unit_name_taken' }],
    });
  }
  throw error;
}
