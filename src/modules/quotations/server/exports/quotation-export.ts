import { listedQuotation } from '#modules/quotations/contract/quotations.ts';
import { statusShownOf } from '#modules/quotations/contract/status-shown.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import { quotationList, type DatedFilters } from '../quotations/quotation-list.queries.ts';
import { asOf } from '../quotations/recorded-quotation.ts';

const columns = exportColumns(listedQuotation, {
  id: false,
  quotation_number: { heading: 'quotations:fields.quotation_number', width: 20, printed: true },
  quotation_date: { heading: 'quotations:fields.quotation_date', printed: true },
  valid_until: { heading: 'quotations:fields.valid_until', printed: true },
  customer_id: false,
  customer_name: { heading: 'quotations:fields.customer_name', width: 36, printed: true },
  contact_name: { heading: 'quotations:fields.contact_name', width: 24 },
  status: {
    heading: 'quotations:fields.status',
    printed: true,
    cell: (quotation, say) => say(`quotations:statuses.${statusShownOf(quotation)}`),
  },
  rejected_by: {
    heading: 'quotations:fields.rejected_by',
    cell: ({ rejected_by }, say) =>
      rejected_by === null ? '' : say(`quotations:values.rejected_by.${rejected_by}`),
  },
  status_reason: { heading: 'quotations:fields.status_reason', width: 30 },
  order_progress: {
    heading: 'quotations:fields.order_progress',
    cell: ({ status, order_progress }, say) =>
      status === 'accepted' ? say(`quotations:order_progresses.${order_progress}`) : '',
  },
  owner_id: false,
  owner_name: { heading: 'quotations:fields.owner_name', width: 24, printed: true },
  payment_terms: { heading: 'quotations:fields.payment_terms', width: 20 },
  notes: { heading: 'quotations:fields.notes', width: 36 },
  prices_include_vat: false,
  discount_type: false,
  discount_value: false,
  tax_method: false,
  subtotal: { heading: 'quotations:fields.subtotal', width: 14 },
  line_discount_total: { heading: 'quotations:fields.line_discount_total', width: 14 },
  document_discount: { heading: 'quotations:fields.document_discount', width: 14 },
  taxable_base: { heading: 'quotations:fields.taxable_base', width: 14 },
  exempt_amount: { heading: 'quotations:fields.exempt_amount', width: 14 },
  vat: { heading: 'quotations:fields.vat', width: 14, printed: true },
  total: { heading: 'quotations:fields.total', width: 14, printed: true },
  currency: { heading: 'quotations:fields.currency', width: 10 },
  withholding_tax_rate: false,
  withholding_tax: { heading: 'quotations:fields.withholding_tax', width: 14 },
  deposit_amount: { heading: 'quotations:fields.deposit_amount', width: 14 },
  revision: { heading: 'quotations:fields.revision', width: 10 },
  moves: false,
  may_revise: false,
  revises_id: false,
  superseded_by_id: false,
  status_at: false,
  submitted_at: { heading: 'quotations:fields.submitted_at' },
  approved_at: { heading: 'quotations:fields.approved_at' },
  sent_at: { heading: 'quotations:fields.sent_at' },
  answered_at: { heading: 'quotations:fields.answered_at' },
  created_at: { heading: 'quotations:fields.created_at' },
  updated_at: { heading: 'quotations:fields.updated_at' },
});

type Sheet = ExportableList<Parameters<(typeof columns)[number]['cell']>[0]>;

/** The list of quotations as a file. */
export function quotationSheet(scope: Scope, query: DatedFilters): Sheet {
  const stored = quotationList.exportAs({ title: 'quotations:export.title', columns: [] });
  const { findIds, readRows } = stored(scope, query);
  return {
    title: 'quotations:export.title',
    columns,
    findIds,
    readRows: async (tx, ids) => (await readRows(tx, ids)).map((row) => asOf(query.today, row)),
  };
}
