import { and, asc, eq } from 'drizzle-orm';
import type { QuotationItem } from '#modules/quotations/contract/quotation-items.ts';
import type { ListedQuotation } from '#modules/quotations/contract/quotations.ts';
import { statusShownOf } from '#modules/quotations/contract/status-shown.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { ExportableList, ExportColumn } from '#platform/server/export/export-list.ts';
import type { DatedFilters } from '../quotations/quotation-list.queries.ts';
import { itemColumns } from '../quotations/quotations.queries.ts';
import { quotationItems } from '../quotations/quotations.tables.ts';
import { withAmounts } from '../quotations/read-quotation.ts';
import { quotationSheet } from './quotation-export.ts';

/** A line under the id of its quotation. */
interface Line {
  readonly id: string;
  readonly quotation: Pick<
    ListedQuotation,
    | 'quotation_number'
    | 'quotation_date'
    | 'customer_name'
    | 'status'
    | 'rejected_by'
    | 'submitted_at'
    | 'approved_at'
  >;
  readonly item: QuotationItem;
}

const amounts = [
  'gross',
  'discount',
  'net',
  'document_discount',
  'base',
  'vat',
  'total',
] as const satisfies readonly (keyof QuotationItem)[];

/** With ten lines each about as many rows as of other lists. */
const QUOTATIONS_AT_ONCE = 50;

const columns: readonly ExportColumn<Line>[] = [
  {
    heading: 'quotations:fields.quotation_number',
    width: 20,
    cell: ({ quotation }) => quotation.quotation_number,
  },
  {
    heading: 'quotations:fields.quotation_date',
    cell: ({ quotation }) => ({ day: quotation.quotation_date }),
  },
  {
    heading: 'quotations:fields.customer_name',
    width: 36,
    cell: ({ quotation }) => quotation.customer_name,
  },
  {
    heading: 'quotations:fields.status',
    cell: ({ quotation }, say) => say(`quotations:statuses.${statusShownOf(quotation)}`),
  },
  { heading: 'quotations:fields.display_order', cell: ({ item }) => item.display_order },
  {
    heading: 'quotations:fields.item_type',
    cell: ({ item }, say) => say(`quotations:item_types.${item.item_type}`),
  },
  { heading: 'quotations:fields.item_name', width: 36, cell: ({ item }) => item.item_name },
  { heading: 'quotations:fields.description', width: 36, cell: ({ item }) => item.description },
  { heading: 'quotations:fields.quantity', cell: ({ item }) => ifSold(item, item.quantity) },
  { heading: 'quotations:fields.unit', cell: ({ item }) => item.unit },
  { heading: 'quotations:fields.unit_price', cell: ({ item }) => ifSold(item, item.unit_price) },
  { heading: 'quotations:fields.tax_rate', cell: ({ item }) => ifSold(item, item.tax_rate) },
  {
    heading: 'quotations:fields.is_optional',
    cell: ({ item }, say) => say(`quotations:export.${item.is_optional ? 'optional' : 'included'}`),
  },
  ...amounts.map((name): ExportColumn<Line> => ({
    heading: `quotations:fields.${name}`,
    width: 14,
    cell: ({ item }) => ifSold(item, item[name]),
  })),
];

/** The same quotations with one row for each line. */
export function quotationItemSheet(scope: Scope, query: DatedFilters): ExportableList<Line> {
  const sheet = quotationSheet(scope, query);
  return {
    title: 'quotations:export.lines_title',
    columns,
    findIds: sheet.findIds,
    recordsAtOnce: QUOTATIONS_AT_ONCE,
    async readRows(tx, ids) {
      const [quotations, items] = await Promise.all([
        sheet.readRows(tx, ids),
        findItemsOf(tx, scope, ids),
      ]);
      const byQuotation = Map.groupBy(items, (item) => item.quotation_id);
      return quotations.flatMap((quotation) =>
        withAmounts(quotation, byQuotation.get(quotation.id) ?? []).map((item) => ({
          id: quotation.id,
          quotation,
          item,
        })),
      );
    },
  };
}

function findItemsOf(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  ids: readonly string[],
) {
  const { company_id, quotation_id, display_order } = quotationItems;
  return tx
    .select({ ...itemColumns(), quotation_id })
    .from(quotationItems)
    .where(and(eq(company_id, companyId), isOneOf(quotation_id, ids)))
    .orderBy(asc(quotation_id), asc(display_order));
}

function ifSold({ item_type }: QuotationItem, value: number): number | null {
  return item_type === 'product' ? value : null;
}
