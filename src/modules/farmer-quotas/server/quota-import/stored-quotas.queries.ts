import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { hashIn, storedIn } from '#platform/server/personal-data/sealed-column.ts';
import { farmerQuotas, farmers } from '../records/quotas.tables.ts';
import { quotaSeasons } from '../records/seasons.tables.ts';
import { listOffices } from '../settings/settings.queries.ts';

type Company = Pick<Scope, 'companyId'>;

/** The seasons of the company by their names. */
export async function readSeasons(tx: Transaction, { companyId }: Company) {
  const rows = await tx
    .select({
      id: quotaSeasons.id,
      name: quotaSeasons.name,
      year: quotaSeasons.year,
      status: quotaSeasons.status,
    })
    .from(quotaSeasons)
    .where(eq(quotaSeasons.company_id, companyId))
    .orderBy(quotaSeasons.year);
  return new Map(rows.map((row) => [row.name, row]));
}

/** The field offices by their names in either language. */
export async function readOffices(tx: Transaction, { companyId }: Company) {
  const named = await Promise.all(
    LANGUAGES.map((language) => listOffices(tx, { companyId, language })),
  );
  return new Map(named.flat().map(({ id, name }) => [normaliseText(name), id]));
}

interface Wanted {
  readonly hashes: readonly string[];
  readonly codes: readonly string[];
  /** Otherwise they stay as they are until the transaction ends. */
  readonly isTrial: boolean;
}

/** The farmers of a batch by the hashes of their ids, and whether a quota of theirs is verified. */
export async function readFarmers(
  tx: Transaction,
  { companyId }: Company,
  { hashes, isTrial }: Pick<Wanted, 'hashes' | 'isTrial'>,
) {
  const isVerified = sql<boolean>`${sql`exists (
    select from ${farmerQuotas}
    where ${farmerQuotas.company_id} = ${farmers.company_id} and ${farmerQuotas.farmer_id} = ${farmers.id}
      and ${farmerQuotas.quota_status} in ('verified', 'suspended'))`}`;
  const found = tx
    .select({
      id: farmers.id,
      hash: hashIn(farmers.national_id),
      first_name: farmers.first_name,
      last_name: farmers.last_name,
      birth_date: farmers.birth_date,
      is_verified: isVerified,
    })
    .from(farmers)
    .where(
      and(
        eq(farmers.company_id, companyId),
        sql`${hashIn(farmers.national_id)} = any(${sql.param([...hashes])})`,
      ),
    );
  const rows = await (isTrial ? found : found.for('update'));
  return new Map(rows.map((row) => [row.hash, row]));
}

export type StoredFarmer = NonNullable<ReturnType<Awaited<ReturnType<typeof readFarmers>>['get']>>;

/** The quotas of a batch: those with its numbers, and all of its farmers. */
export async function readQuotas(
  tx: Transaction,
  { companyId }: Company,
  { farmerIds, codes, isTrial }: Omit<Wanted, 'hashes'> & { readonly farmerIds: readonly string[] },
) {
  const own = getTableColumns(farmerQuotas);
  const columns = {
    ...own,
    bank_account_no: storedIn(farmerQuotas.bank_account_no),
    baac_account_number: storedIn(farmerQuotas.baac_account_number),
  };
  const read = async (condition: SQL) => {
    const found = tx
      .select(columns)
      .from(farmerQuotas)
      .where(and(eq(farmerQuotas.company_id, companyId), condition));
    return isTrial ? found : found.for('update');
  };
  const byCode = await read(sql`${farmerQuotas.quota_code} = any(${sql.param([...codes])})`);
  const byFarmer = await read(
    sql`${farmerQuotas.farmer_id} = any(${sql.param([...farmerIds])}::uuid[])`,
  );
  return {
    byCode: new Map(byCode.map((row) => [row.quota_code, row])),
    byFarmer: new Map(byFarmer.map((row) => [`${row.farmer_id} ${row.season_id}`, row])),
  };
}

export type StoredQuota = NonNullable<
  ReturnType<Awaited<ReturnType<typeof readQuotas>>['byCode']['get']>
>;
