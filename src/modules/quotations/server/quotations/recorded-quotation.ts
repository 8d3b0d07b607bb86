import { listedQuotation, type ListedQuotation } from '#modules/quotations/contract/quotations.ts';
import { movesOf, mayRevise, statusOn } from '#modules/quotations/contract/quotation-status.ts';
import { writeAmount } from '#platform/server/texts/write-amount.ts';
import type { quotationItems, quotations } from './quotations.tables.ts';

/** A quotation as events store it: as it is stored, without what follows from the day or the language. */
export const recordedQuotation = listedQuotation.omit({
  moves: true,
  may_revise: true,
  owner_name: true,
  currency: true,
  created_at: true,
  updated_at: true,
  status_at: true,
});

type StoredQuotation = typeof quotations.$inferSelect;
type DescribedItem = Pick<
  typeof quotationItems.$inferSelect,
  | 'item_type'
  | 'item_name'
  | 'quantity'
  | 'unit'
  | 'unit_price'
  | 'discount_type'
  | 'discount_value'
>;

/** What follows from the status and the day in Bangkok. */
export function asOf<Row extends Pick<StoredQuotation, 'status' | 'rejected_by' | 'valid_until'>>(
  today: string,
  row: Row,
): Omit<Row, 'status'> & Pick<ListedQuotation, 'status' | 'moves' | 'may_revise' | 'currency'> {
  const status = statusOn(today, row);
  const standing = { status, rejected_by: row.rejected_by };
  return {
    ...row,
    status,
    moves: [...movesOf(standing)],
    may_revise: mayRevise(standing),
    currency: 'THB',
  };
}

/** Lines as the history shows them, one text each. */
export function describeItems(items: readonly DescribedItem[]): string[] {
  return items.map(
    ({ item_type, item_name, quantity, unit, unit_price, discount_type, discount_value }) => {
      if (item_type !== 'product') return item_name;
      const taken =
        discount_type === 'percentage' ? `${discount_value}%` : writeAmount(discount_value);
      const discount = discount_value === 0 ? '' : ` −${taken}`;
      return `${item_name} · ${quantity} ${unit} × ${writeAmount(unit_price)}${discount}`;
    },
  );
}
