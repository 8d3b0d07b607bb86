import { and, eq, inArray, sql } from 'drizzle-orm';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import type { Forget } from '#platform/server/personal-data/forget-records.ts';
import { caneContracts } from './contracts.tables.ts';

/** Erases the names by which contracts are found, when the personal data of their farmers are erased. */
export const forgetFarmers: Forget = async (tx, { companyId }, { entity, ids }) => {
  if (entity !== FARMER_QUOTA) return;
  const { company_id, quotaId, code } = caneContracts;
  await tx
    .update(caneContracts)
    .set({ search_text: sql`lower(${code})` })
    .where(and(eq(company_id, companyId), inArray(quotaId, [...ids])));
};
