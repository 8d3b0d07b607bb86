import {
  quotaEvents,
  type Quota,
  type QuotaChange,
} from '#modules/farmer-quotas/contract/quotas.ts';
import { isMasked } from '#platform/contract/personal-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import {
  findFarmer,
  keepFarmer,
  nameOf,
  removeIfUnused,
  renameFarmer,
} from '../farmers/keep-farmer.ts';
import { baacAccountNumber, bankAccountNumber } from '../records/personal-fields.ts';
import { requireEditable } from '../records/require-editable.ts';
import { requireOffice } from '../settings/settings.queries.ts';
import { addressInWords, requireAddresses } from './quota-address.ts';
import { takeCode } from './quota-numbers.ts';
import { quotaKeeper, type QuotaRow } from '../records/quotas.queries.ts';
import { quotaSearchText } from '../records/search-text.ts';

interface Update {
  readonly id: string;
  readonly change: Omit<QuotaChange, 'id_card_copy' | 'house_registration_copy'>;
  readonly personalData: PersonalData;
}

/** Changes fields of a quota that is not verified; what is left out stays as it is. */
export async function updateQuota(
  tx: Transaction,
  scope: Scope,
  { id, change: { updated_at, ...fields }, personalData }: Update,
): Promise<Quota> {
  let left: string | undefined;
  const changed = await quotaKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: quotaEvents.updated,
    async values(stored) {
      requireEditable(stored);
      const values = await changedColumns(tx, scope, { stored, fields, personalData });
      if (values.farmer_id !== stored.farmer_id) left = stored.farmer_id;
      return values;
    },
  });
  if (left !== undefined) await removeIfUnused(tx, scope, left);
  return changed;
}

interface Changing {
  readonly stored: QuotaRow;
  readonly fields: Omit<Update['change'], 'updated_at'>;
  readonly personalData: PersonalData;
  readonly isCorrection?: boolean;
}

/** The columns of a change; the farmer is renamed, or another one where the national id is. */
export async function changedColumns(
  tx: Transaction,
  scope: Scope,
  { stored, fields, personalData, isCorrection = false }: Changing,
) {
  const { national_id, first_name, last_name, birth_date, ...own } = fields;
  const { bank_account_no, baac_account_number, ...plain } = own;
  const merged = { ...stored, ...plain };
  await requireAddresses(merged);
  if (plain.office_id !== undefined && plain.office_id !== stored.office_id) {
    await requireOffice(tx, scope, plain.office_id);
  }
  const identity = {
    first_name: first_name ?? stored.first_name,
    last_name: last_name ?? stored.last_name,
    birth_date: birth_date === undefined ? stored.birth_date : birth_date,
  };
  const farmer_id = await farmerOf(tx, scope, {
    stored,
    identity,
    national_id,
    personalData,
    isCorrection,
  });
  const quota_code =
    plain.quota_code === '' ? await takeCode(tx, scope, stored) : merged.quota_code;
  const name = nameOf(identity);
  const sealed = (field: typeof bankAccountNumber, value: string | undefined) =>
    value === undefined ? undefined : personalData.sealIfNew(scope, field, value);
  return {
    ...plain,
    ...(await addressInWords(merged)),
    quota_code,
    farmer_id,
    name,
    bank_account_no: sealed(bankAccountNumber, bank_account_no),
    baac_account_number: sealed(baacAccountNumber, baac_account_number),
    ...(isCorrection ? {} : { entered_by: scope.userId }),
    search_text: quotaSearchText({ name, quota_code, phone: merged.phone }),
  };
}

interface Identified extends Pick<Changing, 'stored' | 'personalData'> {
  readonly identity: Parameters<typeof nameOf>[0] & { readonly birth_date: string | null };
  readonly national_id: string | undefined;
  readonly isCorrection: boolean;
}

async function farmerOf(
  tx: Transaction,
  scope: Scope,
  { stored, identity, national_id, personalData, isCorrection }: Identified,
): Promise<string> {
  const isSame =
    national_id === undefined ||
    isMasked(national_id) ||
    (await findFarmer(tx, scope, { nationalId: national_id, personalData })) === stored.farmer_id;
  if (!isSame) return keepFarmer(tx, scope, { identity, nationalId: national_id, personalData });
  await renameFarmer(tx, scope, { id: stored.farmer_id, identity, isCorrection });
  return stored.farmer_id;
}
