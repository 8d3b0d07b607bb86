import { quota } from '#modules/farmer-quotas/contract/quotas.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { PersonalField } from '#platform/server/personal-data/personal-data.ts';
import { storedIn } from '#platform/server/personal-data/sealed-column.ts';
import { listDocuments } from '../documents/quota-documents.ts';
import { farmerKeeper } from '../farmers/keep-farmer.ts';
import {
  baacAccountNumber,
  bankAccountNumber,
  farmerNationalId,
} from '../records/personal-fields.ts';
import { listQuotasOfFarmer } from '../records/quotas.queries.ts';
import { farmerQuotas, farmers } from '../records/quotas.tables.ts';

type Needs = Pick<Context, 'employeeName' | 'personalData'>;

/** All that is held about a farmer, unmasked: identity, and the quotas of all seasons with documents. */
export async function readOwnData(
  tx: Transaction,
  scope: Scope,
  { id, ...context }: Needs & { readonly id: string },
) {
  const { personalData, employeeName } = context;
  const open = (field: PersonalField, stored: string | null) =>
    stored === null ? '' : personalData.open(scope, field, stored);
  const farmer = await farmerKeeper.find(tx, scope, id);
  const [own] = await tx
    .select({ national_id: storedIn(farmers.national_id) })
    .from(farmers)
    .where(hasValues(farmers, { company_id: scope.companyId, id }));
  const accounts = await tx
    .select({
      id: farmerQuotas.id,
      bank_account_no: storedIn(farmerQuotas.bank_account_no),
      baac_account_number: storedIn(farmerQuotas.baac_account_number),
    })
    .from(farmerQuotas)
    .where(hasValues(farmerQuotas, { company_id: scope.companyId, farmer_id: id }));
  const national_id = open(farmerNationalId, own?.national_id ?? null);
  const quotas = [];
  for (const row of await listQuotasOfFarmer(tx, scope, id)) {
    const stored = accounts.find((each) => each.id === row.id);
    const documents = await listDocuments(tx, scope, { quotaId: row.id, employeeName });
    quotas.push({
      ...quota.parse(row),
      national_id,
      bank_account_no: open(bankAccountNumber, stored?.bank_account_no ?? null),
      baac_account_number: open(baacAccountNumber, stored?.baac_account_number ?? null),
      documents: documents.map(({ document_type, name, size, uploaded_at }) => ({
        document_type,
        name,
        size,
        uploaded_at,
      })),
    });
  }
  return { farmer: { ...farmer, national_id }, quotas };
}
