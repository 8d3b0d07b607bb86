import { and, eq, inArray, sql } from 'drizzle-orm';
import { farmer, FARMER, farmerEvents } from '#modules/farmer-quotas/contract/farmers.ts';
import { correctedStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { errors, type FieldProblem } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { hashIn, maskIn } from '#platform/server/personal-data/sealed-column.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { quotaSearchText } from '../records/search-text.ts';
import { farmerQuotas, farmers } from '../records/quotas.tables.ts';
import { farmerNationalId } from '../records/personal-fields.ts';

/** Finds, creates and changes farmers. */
export const farmerKeeper = keepRecords({
  table: farmers,
  entity: FARMER,
  columns: () => ({
    id: farmers.id,
    first_name: farmers.first_name,
    last_name: farmers.last_name,
    national_id: maskIn(farmers.national_id),
    birth_date: farmers.birth_date,
    anonymised_at: farmers.anonymised_at,
    created_at: farmers.created_at,
    updated_at: farmers.updated_at,
  }),
  show: (row) => farmer.parse(row),
  refusals: {
    farmers_national_id_is_unique: {
      path: 'national_id',
      code: 'farmer-quotas:errors.national_id_taken',
    },
  },
});

/** What identifies a person; the national id in plain digits. */
export interface Identity {
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string | null;
}

interface Keeping {
  readonly identity: Identity;
  readonly nationalId: string;
  readonly personalData: PersonalData;
}

/** The farmer with this national id, added or changed to this name; a verified name is only corrected. */
export async function keepFarmer(
  tx: Transaction,
  scope: Scope,
  { identity, nationalId, personalData }: Keeping,
): Promise<string> {
  const id = await findFarmer(tx, scope, { nationalId, personalData });
  if (id !== undefined) {
    await renameFarmer(tx, scope, { id, identity });
    return id;
  }
  const national_id = personalData.seal(scope, farmerNationalId, nationalId);
  const values = { ...identity, national_id };
  const added = await farmerKeeper.create(tx, scope, {
    event: farmerEvents.farmer_created,
    values,
  });
  return added.id;
}

/** The id of the farmer with a national id. */
export async function findFarmer(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { nationalId, personalData }: Pick<Keeping, 'nationalId' | 'personalData'>,
): Promise<string | undefined> {
  const hash = personalData.hash({ companyId }, farmerNationalId, nationalId);
  const [found] = await tx
    .select({ id: farmers.id })
    .from(farmers)
    .where(and(eq(farmers.company_id, companyId), eq(hashIn(farmers.national_id), hash)));
  return found?.id;
}

interface Renaming {
  readonly id: string;
  readonly identity: Identity;
  /** A correction that was approved changes what is verified, too. */
  readonly isCorrection?: boolean;
}

/** Changes the name and the birth date of a farmer, which all quotas show. */
export async function renameFarmer(
  tx: Transaction,
  scope: Scope,
  { id, identity, isCorrection = false }: Renaming,
): Promise<void> {
  const stored = await farmerKeeper.lock(tx, scope, id);
  const differing = differences(stored, identity);
  if (differing.length === 0) return;
  if (!isCorrection && (await hasVerified(tx, scope, id))) {
    throw errors.validation_failed({ fields: differing });
  }
  await farmerKeeper.change(tx, scope, {
    id,
    seen: stored,
    event: farmerEvents.farmer_updated,
    values: () => ({ ...identity }),
  });
  const quotas = await tx
    .select({
      id: farmerQuotas.id,
      quota_code: farmerQuotas.quota_code,
      phone: farmerQuotas.phone,
    })
    .from(farmerQuotas)
    .where(hasValues(farmerQuotas, { company_id: scope.companyId, farmer_id: id }));
  const name = nameOf(identity);
  for (const quota of quotas) {
    await tx
      .update(farmerQuotas)
      .set({ name, search_text: quotaSearchText({ ...quota, name }) })
      .where(hasValues(farmerQuotas, { company_id: scope.companyId, id: quota.id }));
  }
}

/** Removes a farmer of whom no quota is left. */
export async function removeIfUnused(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const [used] = await tx
    .select({ id: farmerQuotas.id })
    .from(farmerQuotas)
    .where(hasValues(farmerQuotas, { company_id: scope.companyId, farmer_id: id }))
    .limit(1);
  if (used === undefined) {
    await tx.delete(farmers).where(hasValues(farmers, { company_id: scope.companyId, id }));
  }
}

export function nameOf({ first_name, last_name }: Pick<Identity, 'first_name' | 'last_name'>) {
  return `${first_name} ${last_name}`.trim();
}

/** The same in the database. */
export const farmerName = sql<string>`trim(${farmers.first_name} || ' ' || ${farmers.last_name})`;

/** What of an identity is not as it is stored, at the fields where people see it. */
export function differences(stored: Identity, given: Identity): FieldProblem[] {
  const problem = (path: keyof Identity, code: string) =>
    stored[path] === given[path] ? [] : [{ path, code: `farmer-quotas:errors.${code}` }];
  return [
    ...problem('first_name', 'name_verified'),
    ...problem('last_name', 'name_verified'),
    ...problem('birth_date', 'birth_date_verified'),
  ];
}

async function hasVerified(
  tx: Transaction,
  { companyId }: Scope,
  farmerId: string,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: farmerQuotas.id })
    .from(farmerQuotas)
    .where(
      and(
        eq(farmerQuotas.company_id, companyId),
        eq(farmerQuotas.farmer_id, farmerId),
        inArray(farmerQuotas.quota_status, [...correctedStatuses]),
      ),
    )
    .limit(1);
  return found !== undefined;
}
