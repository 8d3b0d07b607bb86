import type { ChangeAct, EntryKind } from '#modules/catalogue/contract/entry-kinds.ts';
import { catalogueChanges } from './changes.tables.ts';
import type { Difference } from './changes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { newId } from '#platform/server/ids.ts';
import type { Origin } from './entry-rows.ts';

type Actor = Pick<Scope, 'companyId' | 'userId' | 'employeeId'>;

/** One new version of an entry. */
export interface Change {
  readonly kind: EntryKind;
  readonly entry_id: string;
  readonly catalogue_company_id: string;
  readonly module_id: string | null;
  readonly feature_id: string | null;
  readonly code: string;
  readonly act: ChangeAct;
  readonly breaking: boolean;
  readonly version_major: number;
  readonly version_minor: number;
  readonly difference: Difference;
}

/** Records what changed, by whom, and through which import or source. */
export async function recordChanges(
  tx: Transaction,
  { companyId, userId, employeeId }: Actor,
  { changes, origin }: { changes: readonly Change[]; origin: Origin | null },
): Promise<void> {
  const rows = changes.map(({ difference, ...change }) => ({
    ...change,
    ...difference,
    company_id: companyId,
    id: newId(),
    user_id: userId,
    employee_id: employeeId,
    origin: origin?.kind ?? null,
    origin_id: origin?.id ?? null,
  }));
  await insertRows(tx, catalogueChanges, { rows });
}
