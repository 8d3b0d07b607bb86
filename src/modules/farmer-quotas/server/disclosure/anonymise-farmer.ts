import { eq, sql } from 'drizzle-orm';
import { FARMER, farmerErrors, farmerEvents } from '#modules/farmer-quotas/contract/farmers.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { toE164 } from '#platform/contract/phone.ts';
import { forgetAttachments } from '#platform/server/attachments/attachments.queries.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent, type Actor } from '#platform/server/events/record-event.ts';
import { readNationalId } from '../records/read-national-id.queries.ts';
import { farmerQuotas, farmers } from '../records/quotas.tables.ts';
import { quotaCorrections } from '../records/corrections.tables.ts';
import { quotaSeasons } from '../records/seasons.tables.ts';

interface Anonymisation {
  readonly id: string;
  readonly reason: string;
  readonly context: Pick<Context, 'clock' | 'forget' | 'personalData'>;
}

const noPerson = { first_name: '', last_name: '', national_id: null, birth_date: null };

const nothing = {
  name: '',
  phone: '',
  email: '',
  line_id: '',
  marital_status: null,
  children_count: null,
  beneficiary: '',
  contact_address: '',
  contact_subdistrict_id: null,
  contact_postal_code: '',
  registered_address: '',
  registered_province_id: null,
  registered_district_id: null,
  registered_subdistrict_id: null,
  registered_postal_code: '',
  address: '',
  sub_district: '',
  postal_code: '',
  bank_name: '',
  bank_account_no: null,
  bank_district: '',
  baac_account_number: null,
  reject_reason: '',
  approval_note: '',
  // Those of other modules name what belongs to the person.
  failed_checks: { th: [], en: [] },
  doubtful_checks: { th: [], en: [] },
};

/**
 * Erases what is personal of a farmer and of the quotas of all seasons, with documents, corrections and what
 * the history and notifications have of them. Numbers, statuses and provinces stay for the statistics.
 */
export async function anonymiseFarmer(
  tx: Transaction,
  actor: Actor,
  { id, reason, context }: Anonymisation,
): Promise<void> {
  const { companyId } = actor;
  const quotas = await tx
    .select({
      id: farmerQuotas.id,
      season: quotaSeasons.status,
      name: farmerQuotas.name,
      phone: farmerQuotas.phone,
      email: farmerQuotas.email,
    })
    .from(farmerQuotas)
    .innerJoin(
      quotaSeasons,
      hasValues(quotaSeasons, { company_id: farmerQuotas.company_id, id: farmerQuotas.season_id }),
    )
    .where(hasValues(farmerQuotas, { company_id: companyId, farmer_id: id }));
  if (quotas.some(({ season }) => season === 'open')) throw farmerErrors.farmer_needed();
  const ids = quotas.map((quota) => quota.id);
  const nationalId = await readNationalId(tx, actor, { farmerId: id, ...context });
  const values = [
    nationalId,
    ...quotas.flatMap(({ name, phone, email }) => [name, phone, toE164(phone), email]),
  ];
  await tx
    .delete(quotaCorrections)
    .where(
      sql`${eq(quotaCorrections.company_id, companyId)} and ${isOneOf(quotaCorrections.quota_id, ids)}`,
    );
  await forgetAttachments(tx, { companyId }, { entity: FARMER_QUOTA, ids });
  await tx
    .update(farmerQuotas)
    .set({
      ...nothing,
      search_text: sql`lower(${farmerQuotas.quota_code})`,
      updated_at: laterThan(farmerQuotas.updated_at),
    })
    .where(hasValues(farmerQuotas, { company_id: companyId, farmer_id: id }));
  await tx
    .update(farmers)
    .set({
      ...noPerson,
      anonymised_at: context.clock.now().toISOString(),
      updated_at: laterThan(farmers.updated_at),
    })
    .where(hasValues(farmers, { company_id: companyId, id }));
  const others = { ids: [], events: [] };
  await context.forget(tx, { companyId }, { entity: FARMER_QUOTA, ids, others, values });
  await context.forget(tx, { companyId }, { entity: FARMER, ids: [id], others });
  await recordEvent(tx, actor, {
    name: farmerEvents.farmer_anonymised,
    entity: FARMER,
    entityId: id,
    after: { reason },
  });
}
