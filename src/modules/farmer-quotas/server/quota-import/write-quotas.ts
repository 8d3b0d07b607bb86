import { FARMER, farmerEvents } from '#modules/farmer-quotas/contract/farmers.ts';
import { FARMER_QUOTA, quotaEvents } from '#modules/farmer-quotas/contract/quotas.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { inParts } from '#platform/server/database/in-parts.ts';
import { insertRows, updateRows } from '#platform/server/database/write-rows.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import type { WrittenRecord } from '#platform/server/file-import/import-kind.ts';
import { newId } from '#platform/server/ids.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { farmerNationalId } from '../records/personal-fields.ts';
import { takeCodes } from '../quotas/quota-numbers.ts';
import { farmerQuotas, farmers } from '../records/quotas.tables.ts';
import type { PlannedQuota } from './plan-quotas.ts';
import {
  accountsOf,
  asStored,
  EMPTY,
  forHistory,
  identifying,
  identityOf,
  pickWritten,
  shown,
  type Identified,
} from './quota-rows.ts';
import { renameInSeasons } from './rename-farmers.ts';

interface Writing {
  readonly planned: readonly PlannedQuota[];
  readonly status: 'pending' | 'draft';
  readonly personalData: PersonalData;
  readonly now: Date;
}

/** Stores the quotas of a batch with their farmers, each with its history. */
export async function writeQuotas(
  tx: Transaction,
  scope: Scope,
  writing: Writing,
): Promise<WrittenRecord[]> {
  const all = await identify(tx, scope, writing.planned);
  const renamed = all.filter(({ isRenamed }) => isRenamed);
  await renameInSeasons(tx, scope, renamed);
  await inParts(all, (part) =>
    Promise.all([
      addFarmers(tx, scope, { ...writing, all: part }),
      addQuotas(tx, scope, { ...writing, all: part }),
      changeQuotas(tx, scope, { ...writing, all: part }),
    ]),
  );
  return all.flatMap(({ row, id, stored, isChanged, isRenamed, farmer }): WrittenRecord[] => {
    const { line } = row;
    const extras = isRenamed && farmer !== undefined ? { farmer: identityOf(farmer) } : {};
    if (stored === undefined) return [{ line, id, action: 'created', extras }];
    return isChanged || isRenamed ? [{ line, id, action: 'updated', extras }] : [];
  });
}

/** Gives ids to what is new, and the next numbers to quotas without one. */
async function identify(
  tx: Transaction,
  scope: Scope,
  planned: readonly PlannedQuota[],
): Promise<Identified[]> {
  const codes = new Map<number, string[]>();
  const bySeason = Map.groupBy(
    planned.filter(({ stored, row }) => stored === undefined && !row.quota_code),
    ({ season }) => season.year,
  );
  for (const [year, without] of bySeason) {
    codes.set(year, await takeCodes(tx, scope, { year, many: without.length }));
  }
  const added = new Map<string, string>();
  // Rows of one new person may differ: as with a stored one, the last says the name.
  const identities = new Map(planned.map(({ hash, identity }) => [hash, identity]));
  return planned.map((each) => {
    const { hash, farmer, stored, row, season } = each;
    const known = farmer?.id ?? added.get(hash);
    const farmerId = known ?? newId();
    if (known === undefined) added.set(hash, farmerId);
    const quota_code =
      stored?.quota_code ?? (row.quota_code || (codes.get(season.year)?.shift() ?? ''));
    return {
      ...each,
      identity: farmer === undefined ? (identities.get(hash) ?? each.identity) : each.identity,
      id: stored?.id ?? newId(),
      farmerId,
      isNewFarmer: known === undefined,
      quota_code,
    };
  });
}

type Written = Writing & { readonly all: readonly Identified[] };

async function addFarmers(
  tx: Transaction,
  scope: Scope,
  { all, personalData }: Written,
): Promise<void> {
  const rows = all
    .filter(({ isNewFarmer }) => isNewFarmer)
    .map(({ farmerId, identity, row }) => ({
      id: farmerId,
      ...identity,
      national_id: personalData.seal(scope, farmerNationalId, row.national_id),
    }));
  await insertRows(tx, farmers, { rows, shared: { company_id: scope.companyId } });
  await recordQuietly(
    tx,
    scope,
    rows.map(({ id, national_id, ...identity }) => ({
      name: farmerEvents.farmer_created,
      entity: FARMER,
      entityId: id,
      after: { ...identity, national_id: shown(national_id) },
    })),
  );
}

async function addQuotas(
  tx: Transaction,
  scope: Scope,
  { all, status, personalData, now }: Written,
): Promise<void> {
  const rows = all
    .filter(({ stored }) => stored === undefined)
    .map((each) => ({
      ...EMPTY,
      ...each.values,
      ...identifying(each),
      quota_status: status,
      season_id: each.season.id,
      ...accountsOf(scope, each, personalData),
      submitted_at: status === 'pending' ? now.toISOString() : null,
      entered_by: scope.userId,
    }));
  await insertRows(tx, farmerQuotas, {
    rows: rows.map(asStored),
    shared: { company_id: scope.companyId },
  });
  await recordQuietly(
    tx,
    scope,
    rows.map((row) => ({
      name: quotaEvents.created,
      entity: FARMER_QUOTA,
      entityId: row.id,
      after: forHistory(row),
    })),
  );
}

async function changeQuotas(
  tx: Transaction,
  scope: Scope,
  { all, personalData, now }: Written,
): Promise<void> {
  const changed = all.flatMap((each) => {
    const { stored, isChanged } = each;
    if (stored === undefined || !isChanged) return [];
    // Later than before, even where the clock of another server is ahead.
    const at = Math.max(now.getTime(), Date.parse(stored.updated_at) + 1);
    const before = pickWritten(stored);
    const row = {
      ...before,
      ...each.values,
      ...identifying(each),
      ...accountsOf(scope, each, personalData),
      entered_by: scope.userId,
      updated_at: new Date(at).toISOString(),
    };
    return [{ before, row }];
  });
  await updateRows(
    tx,
    farmerQuotas,
    changed.map(({ row }) => ({ company_id: scope.companyId, ...asStored(row) })),
  );
  await recordQuietly(
    tx,
    scope,
    changed.map(({ before, row }) => ({
      name: quotaEvents.updated,
      entity: FARMER_QUOTA,
      entityId: row.id,
      before: forHistory(before),
      after: forHistory(row),
    })),
  );
}
