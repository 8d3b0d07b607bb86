import { and, eq } from 'drizzle-orm';
import type { ItemInput } from '#modules/quotations/contract/quotation-items.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { quotationItems } from './quotations.tables.ts';

interface Lines {
  readonly quotationId: string;
  readonly items: readonly Omit<ItemInput, 'display_order'>[];
}

/** Stores the lines of a new quotation in the order of the list. */
export async function storeItems(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { quotationId, items }: Lines,
): Promise<void> {
  await tx.insert(quotationItems).values(
    items.map((item, index) => ({
      ...item,
      id: newId(),
      company_id: companyId,
      quotation_id: quotationId,
      display_order: index + 1,
    })),
  );
}

/** Puts other lines in the place of those of a draft. */
export async function replaceItems(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  lines: Lines,
): Promise<void> {
  await tx
    .delete(quotationItems)
    .where(
      and(
        eq(quotationItems.company_id, scope.companyId),
        eq(quotationItems.quotation_id, lines.quotationId),
      ),
    );
  await storeItems(tx, scope, lines);
}
