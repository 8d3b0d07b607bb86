import {
  FARMER_QUOTA,
  quotaEvents,
  type Quota,
  type QuotaInput,
} from '#modules/farmer-quotas/contract/quotas.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { keepFarmer, nameOf } from '../farmers/keep-farmer.ts';
import { requireOpenSeason } from '../seasons/seasons.queries.ts';
import { requireOffice } from '../settings/settings.queries.ts';
import { sealAccounts } from './copied-accounts.queries.ts';
import { addressInWords, requireAddresses } from './quota-address.ts';
import { takeCode } from './quota-numbers.ts';
import { findVerifiers } from './submission.ts';
import { quotaKeeper } from '../records/quotas.queries.ts';
import { quotaSearchText } from '../records/search-text.ts';

interface Creation {
  /** Without the copies, which are stored after it. */
  readonly fields: Omit<QuotaInput, 'id_card_copy' | 'house_registration_copy'>;
  readonly personalData: PersonalData;
  readonly permissionSets: Context['permissionSets'];
  readonly now: Date;
}

/** Creates a quota, handed in at once unless it is a draft; the farmer is found by the national id, or added. */
export async function createQuota(
  tx: Transaction,
  scope: Scope,
  { fields, personalData, permissionSets, now }: Creation,
): Promise<Quota> {
  const { season: wanted, year, national_id, first_name, last_name, birth_date, ...given } = fields;
  const { copied_from: _copied, ...own } = given;
  const season = await requireOpenSeason(tx, scope, { season: wanted, year });
  await requireAddresses(own);
  await requireOffice(tx, scope, own.office_id);
  const identity = { first_name, last_name, birth_date };
  const nationalId = national_id;
  const farmer_id = await keepFarmer(tx, scope, { identity, nationalId, personalData });
  const quota_code = own.quota_code || (await takeCode(tx, scope, season));
  const name = nameOf(identity);
  const made = await quotaKeeper.create(tx, scope, {
    // The season says the year.
    event: ({ year: _year, ...after }) => ({ name: quotaEvents.created, after }),
    values: {
      ...own,
      ...(await addressInWords(own)),
      farmer_id,
      season_id: season.id,
      quota_code,
      name,
      ...(await sealAccounts(tx, scope, { given, farmerId: farmer_id, personalData })),
      submitted_at: own.quota_status === 'pending' ? now.toISOString() : null,
      entered_by: scope.userId,
      search_text: quotaSearchText({ name, quota_code, phone: own.phone }),
    },
  });
  if (made.quota_status === 'pending') {
    await recordEvent(tx, scope, {
      name: quotaEvents.submitted,
      entity: FARMER_QUOTA,
      entityId: made.id,
      before: made,
      after: { ...made, tell: await findVerifiers(tx, scope, permissionSets) },
    });
  }
  return made;
}
