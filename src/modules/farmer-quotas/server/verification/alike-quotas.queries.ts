import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { QuotaCheck } from '#modules/farmer-quotas/contract/verification.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { hashIn } from '#platform/server/personal-data/sealed-column.ts';
import { sameContents } from '../documents/quota-documents.ts';
import type { QuotaRow } from '../records/quotas.queries.ts';
import { farmerQuotas } from '../records/quotas.tables.ts';
import { quotaDocuments } from '../records/documents.tables.ts';

type Others = QuotaCheck['quotas'];

/** Quotas of other people that have something in common with one. */
export interface AlikeQuotas {
  readonly name: Others;
  readonly phone: Others;
  readonly bank_account: Others;
  readonly documents: Others;
}

type Account = typeof farmerQuotas.bank_account_no | typeof farmerQuotas.baac_account_number;

const MOST = 10;

/** Finds the quotas of other people with the same name, phone, account or file. */
export async function findAlike(
  tx: Transaction,
  scope: Scope,
  quota: QuotaRow,
): Promise<AlikeQuotas> {
  const { companyId } = scope;
  const others = (condition: SQL) =>
    tx
      .select({
        id: farmerQuotas.id,
        quota_code: farmerQuotas.quota_code,
        name: farmerQuotas.name,
      })
      .from(farmerQuotas)
      .where(
        and(
          eq(farmerQuotas.company_id, companyId),
          condition,
          ne(farmerQuotas.farmer_id, quota.farmer_id),
        ),
      )
      .limit(MOST);
  const hasSame = (account: Account) => sql`${hashIn(account)} = (
    select ${hashIn(account)} from ${farmerQuotas}
    where ${farmerQuotas.company_id} = ${companyId} and ${farmerQuotas.id} = ${quota.id})`;
  const documents = await tx
    .select({ sha256: quotaDocuments.sha256 })
    .from(quotaDocuments)
    .where(hasValues(quotaDocuments, { company_id: companyId, quota_id: quota.id }));
  const same =
    documents.length === 0
      ? []
      : await sameContents(tx, scope, {
          quotaId: quota.id,
          hashes: documents.map(({ sha256 }) => sha256),
        });
  return {
    name: await others(eq(farmerQuotas.name, quota.name)),
    phone: quota.phone === '' ? [] : await others(eq(farmerQuotas.phone, quota.phone)),
    bank_account:
      quota.bank_account_no === '' && quota.baac_account_number === ''
        ? []
        : await others(
            sql`(${hasSame(farmerQuotas.bank_account_no)} or ${hasSame(farmerQuotas.baac_account_number)})`,
          ),
    documents: same.map(({ quota_id, quota_code, name }) => ({ id: quota_id, quota_code, name })),
  };
}

/** The quota of the same farmer in the season before; undefined where there is none. */
export async function findPrevious(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { farmer_id, year }: Pick<QuotaRow, 'farmer_id' | 'year'>,
): Promise<string | undefined> {
  const found = await tx.execute<{ id: string }>(sql`
    select q.id from ${farmerQuotas} q
    join quota_seasons s on s.company_id = q.company_id and s.id = q.season_id
    where q.company_id = ${companyId} and q.farmer_id = ${farmer_id} and s.year < ${year}
    order by s.year desc limit 1`);
  return found.rows[0]?.id;
}
