import {
  quotaEvents,
  type Quota,
  type QuotaInput,
} from '#modules/farmer-quotas/contract/quotas.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { keepFarmer, nameOf } from '../farmers/keep-farmer.ts';
import { baacAccountNumber, bankAccountNumber } from '../records/personal-fields.ts';
import { requireOpenSeason } from '../seasons/seasons.queries.ts';
import { requireOffice } from '../settings/settings.queries.ts';
import { addressInWords, requireAddresses } from './quota-address.ts';
import { takeCode } from './quota-numbers.ts';
import { quotaKeeper } from '../records/quotas.queries.ts';
import { quotaSearchText } from '../records/search-text.ts';

interface Creation {
  /** Without the copies, which are stored after it. */
  readonly fields: Omit<QuotaInput, 'id_card_copy' | 'house_registration_copy'>;
  readonly personalData: PersonalData;
  readonly now: Date;
}

/** Creates a quota; the farmer is found by the national id, or added. */
export async function createQuota(
  tx: Transaction,
  scope: Scope,
  { fields, personalData, now }: Creation,
): Promise<Quota> {
  const { season: wanted, year, national_id, first_name, last_name, birth_date, ...own } = fields;
  const season = await requireOpenSeason(tx, scope, { season: wanted, year });
  await requireAddresses(own);
  await requireOffice(tx, scope, own.office_id);
  const identity = { first_name, last_name, birth_date };
  const nationalId = national_id;
  const farmer_id = await keepFarmer(tx, scope, { identity, nationalId, personalData });
  const quota_code = own.quota_code || (await takeCode(tx, scope, season));
  const name = nameOf(identity);
  return quotaKeeper.create(tx, scope, {
    event: quotaEvents.created,
    values: {
      ...own,
      ...(await addressInWords(own)),
      farmer_id,
      season_id: season.id,
      quota_code,
      name,
      bank_account_no: personalData.seal(scope, bankAccountNumber, own.bank_account_no),
      baac_account_number: personalData.seal(scope, baacAccountNumber, own.baac_account_number),
      submitted_at: own.quota_status === 'pending' ? now.toISOString() : null,
      entered_by: scope.userId,
      search_text: quotaSearchText({ name, quota_code, phone: own.phone }),
    },
  });
}
