import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { sowRelations } from '../records/relations.tables.ts';
import type { PlacedSow } from './write-records.ts';

/** Writes which SOWs of the examples wait for which. */
export async function writeRelations(
  tx: Transaction,
  { companyId, userId, employeeId }: Scope,
  places: readonly PlacedSow[],
): Promise<void> {
  const byName = new Map(places.map((sow) => [sow.example.name, sow.id]));
  const rows = places.flatMap(({ id, example: { waitsFor } }) => {
    const blocker_id = waitsFor === undefined ? undefined : byName.get(waitsFor);
    if (blocker_id === undefined) return [];
    const by = { created_by: userId, created_by_employee: employeeId };
    return [{ company_id: companyId, blocked_id: id, blocker_id, ...by }];
  });
  await tx.insert(sowRelations).values(rows);
}
