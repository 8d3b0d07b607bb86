import type { QuotaInput } from '#modules/farmer-quotas/contract/quotas.ts';
import { errors } from '#platform/contract/errors.ts';
import { isMasked } from '#platform/contract/personal-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { partsOf, storedIn } from '#platform/server/personal-data/sealed-column.ts';
import { baacAccountNumber, bankAccountNumber } from '../records/personal-fields.ts';
import { farmerQuotas } from '../records/quotas.tables.ts';

interface NewAccounts {
  readonly given: Pick<QuotaInput, 'bank_account_no' | 'baac_account_number' | 'copied_from'>;
  readonly farmerId: string;
  readonly personalData: PersonalData;
}

/** The bank accounts of a new quota, sealed: those with asterisks are of another quota of the same farmer. */
export async function sealAccounts(
  tx: Transaction,
  scope: Scope,
  { given, farmerId, personalData }: NewAccounts,
) {
  const isCopied = isMasked(given.bank_account_no) || isMasked(given.baac_account_number);
  const id = isCopied ? given.copied_from : null;
  const before = await findAccounts(tx, scope, { id, farmerId });
  const seal = (
    field: typeof bankAccountNumber,
    name: 'bank_account_no' | 'baac_account_number',
  ) => {
    const value = given[name];
    if (!isMasked(value)) return personalData.seal(scope, field, value);
    const stored = before?.[name];
    if (stored && partsOf(stored).masked === value) return stored;
    const code = 'farmer-quotas:errors.account_invalid';
    throw errors.validation_failed({ fields: [{ path: name, code }] });
  };
  return {
    bank_account_no: seal(bankAccountNumber, 'bank_account_no'),
    baac_account_number: seal(baacAccountNumber, 'baac_account_number'),
  };
}

interface Copied {
  readonly id: string | null;
  readonly farmerId: string;
}

async function findAccounts(tx: Transaction, { companyId }: Scope, { id, farmerId }: Copied) {
  if (id === null) return undefined;
  const [found] = await tx
    .select({
      bank_account_no: storedIn(farmerQuotas.bank_account_no),
      baac_account_number: storedIn(farmerQuotas.baac_account_number),
    })
    .from(farmerQuotas)
    .where(hasValues(farmerQuotas, { company_id: companyId, id, farmer_id: farmerId }));
  if (found !== undefined) return found;
  throw errors.validation_failed({
    fields: [{ path: 'copied_from', code: 'farmer-quotas:errors.copied_from_unknown' }],
  });
}
