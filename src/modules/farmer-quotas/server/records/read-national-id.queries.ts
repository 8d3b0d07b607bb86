import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { storedIn } from '#platform/server/personal-data/sealed-column.ts';
import { farmerNationalId } from './personal-fields.ts';
import { farmers } from './quotas.tables.ts';

interface Reading {
  readonly farmerId: string;
  readonly personalData: PersonalData;
}

/** A national id, for checks whose answers do not contain it. */
export async function readNationalId(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  { farmerId, personalData }: Reading,
): Promise<string> {
  const [row] = await tx
    .select({ stored: storedIn(farmers.national_id) })
    .from(farmers)
    .where(hasValues(farmers, { company_id: scope.companyId, id: farmerId }));
  const stored = row?.stored ?? null;
  return stored === null ? '' : personalData.open(scope, farmerNationalId, stored);
}
