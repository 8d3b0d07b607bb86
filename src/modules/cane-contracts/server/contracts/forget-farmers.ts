import { and, eq, sql } from 'drizzle-orm';
import type { ContractAttachment } from '#modules/cane-contracts/contract/contract-fields.ts';
import { CANE_CONTRACT } from '#modules/cane-contracts/contract/contracts.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { forgetAttachments } from '#platform/server/attachments/attachments.queries.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Forget } from '#platform/server/personal-data/forget-records.ts';
import { findEverPointing } from '#platform/server/personal-data/records-in-history.queries.ts';
import { caneContracts } from './contracts.tables.ts';

const { company_id, id, quotaId, code, supportItems } = caneContracts;

/**
 * Erases what people wrote into contracts when the personal data of their farmers are erased: descriptions,
 * annexes, receipts, reasons and the history. Tons, amounts and statuses stay for the figures.
 */
export function forgetFarmers({ forget }: Pick<Context, 'forget'>): Forget {
  return async (tx, scope, { entity, ids: quotaIds, values = [] }) => {
    if (entity !== FARMER_QUOTA) return;
    const { companyId } = scope;
    const none: ContractAttachment[] = [];
    const rows = await tx
      .update(caneContracts)
      .set({
        attachments: none,
        rejectReason: '',
        craneType: '',
        search_text: sql`lower(${code})`,
      })
      .where(and(eq(company_id, companyId), isOneOf(quotaId, quotaIds)))
      .returning({ id, supportItems });
    for (const row of rows) {
      const items = row.supportItems.map((item) => ({
        ...item,
        description: '',
        attachments: none,
      }));
      await tx
        .update(caneContracts)
        .set({ supportItems: items })
        .where(hasValues(caneContracts, { company_id: companyId, id: row.id }));
    }
    const present = rows.map((row) => row.id);
    const pointing = { entity: CANE_CONTRACT, field: 'quotaId', values: quotaIds };
    const ids = [...new Set([...present, ...(await findEverPointing(tx, scope, pointing))])];
    if (ids.length === 0) return;
    await forgetAttachments(tx, scope, { entity: CANE_CONTRACT, ids: present });
    const others = { ids: [], events: [] };
    await forget(tx, scope, { entity: CANE_CONTRACT, ids, others, values });
  };
}
