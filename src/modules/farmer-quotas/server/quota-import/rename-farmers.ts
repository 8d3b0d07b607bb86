import { and, eq, sql } from 'drizzle-orm';
import { FARMER, farmerEvents } from '#modules/farmer-quotas/contract/farmers.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { updateRows } from '#platform/server/database/write-rows.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import { nameOf, type Identity } from '../farmers/keep-farmer.ts';
import { farmerQuotas, farmers } from '../records/quotas.tables.ts';
import { quotaSearchText } from '../records/search-text.ts';

interface Renamed {
  readonly farmerId: string;
  readonly identity: Identity;
  readonly farmer: Identity | undefined;
}

/** Changes the names of farmers, which the quotas of all seasons show. */
export async function renameInSeasons(
  tx: Transaction,
  scope: Scope,
  renamed: readonly Renamed[],
): Promise<void> {
  if (renamed.length === 0) return;
  const { companyId: company_id } = scope;
  const updated_at = new Date().toISOString();
  await updateRows(
    tx,
    farmers,
    renamed.map(({ farmerId: id, identity }) => ({
      company_id,
      id,
      ...pick(identity),
      updated_at,
    })),
  );
  const names = new Map(renamed.map(({ farmerId, identity }) => [farmerId, nameOf(identity)]));
  const quotas = await tx
    .select({
      id: farmerQuotas.id,
      farmer_id: farmerQuotas.farmer_id,
      quota_code: farmerQuotas.quota_code,
      phone: farmerQuotas.phone,
    })
    .from(farmerQuotas)
    .where(
      and(
        eq(farmerQuotas.company_id, company_id),
        sql`${farmerQuotas.farmer_id} = any(${sql.param([...names.keys()])}::uuid[])`,
      ),
    );
  const rows = quotas.map(({ id, farmer_id, quota_code, phone }) => {
    const name = names.get(farmer_id) ?? '';
    return { company_id, id, name, search_text: quotaSearchText({ name, quota_code, phone }) };
  });
  await updateRows(tx, farmerQuotas, rows);
  await recordQuietly(
    tx,
    scope,
    renamed.map(({ farmerId, identity, farmer }) => ({
      name: farmerEvents.farmer_updated,
      entity: FARMER,
      entityId: farmerId,
      before: farmer === undefined ? null : pick(farmer),
      after: pick(identity),
    })),
  );
}

function pick({ first_name, last_name, birth_date }: Identity): Identity {
  return { first_name, last_name, birth_date };
}
