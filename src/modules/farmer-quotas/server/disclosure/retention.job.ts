import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#platform/contract/texts/texts.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { farmerQuotas, farmers } from '../records/quotas.tables.ts';
import { quotaSeasons } from '../records/seasons.tables.ts';
import { quotaSettings } from '../settings/settings.tables.ts';
import { anonymiseFarmer } from './anonymise-farmer.ts';

const forgetFarmers = defineJob('farmer-quotas.forget-farmers', z.unknown());

/** Farmers that one run erases of a company; the next night goes on. */
const MOST = 5_000;

type Needs = Pick<Context, 'clock' | 'database' | 'forget' | 'personalData' | 'translator'>;

/** At night, farmers whose last season ended longer ago than their company keeps personal data are anonymised. */
export function forgetFarmersJob(context: Needs): JobHandler {
  const { clock, database, translator } = context;
  return handleJob(
    forgetFarmers,
    async (_, { jobId, signal }) => {
      const companies = await database.asSystem(
        (tx) =>
          tx
            .select({ companyId: quotaSettings.company_id, years: quotaSettings.retention_years })
            .from(quotaSettings)
            .where(isNotNull(quotaSettings.retention_years)),
        { readOnly: true },
      );
      for (const { companyId, years } of companies) {
        const before = `${Number(dayInBangkok(clock.now()).slice(0, 4)) - (years ?? 0)}${dayInBangkok(clock.now()).slice(4)}`;
        const due = await database.inCompany({ companyId }, (tx) =>
          tx
            .select({ id: farmers.id })
            .from(farmers)
            .where(
              and(
                eq(farmers.company_id, companyId),
                isNull(farmers.anonymised_at),
                sql`not exists (
                  select from ${farmerQuotas} join ${quotaSeasons}
                    on ${quotaSeasons.company_id} = ${farmerQuotas.company_id}
                    and ${quotaSeasons.id} = ${farmerQuotas.season_id}
                  where ${farmerQuotas.company_id} = ${farmers.company_id}
                    and ${farmerQuotas.farmer_id} = ${farmers.id}
                    and (${quotaSeasons.status} = 'open' or ${quotaSeasons.ends_on} >= ${before}))`,
              ),
            )
            .limit(MOST),
        );
        const actor = { companyId, userId: null, employeeId: null, requestId: jobId };
        const reason = translator.translate(
          DEFAULT_LANGUAGE,
          'farmer-quotas:disclosure.retention',
          { years: years ?? 0 },
        );
        for (const { id } of due) {
          signal.throwIfAborted();
          await database.inCompany({ companyId }, (tx) =>
            anonymiseFarmer(tx, actor, { id, reason, context }),
          );
        }
      }
    },
    { schedule: '30 2 * * *' },
  );
}
