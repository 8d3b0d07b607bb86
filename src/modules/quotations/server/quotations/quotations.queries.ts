import { and, asc, eq, getTableColumns, type Placeholder } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import { quotationExport } from '#modules/quotations/contract/quotation-export.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { searchRecords } from '#platform/server/search/search-records.ts';
import { statement } from '#platform/server/database/statement.ts';
import { shownStatusToday } from './open-offers.ts';
import { recordedQuotation } from './recorded-quotation.ts';
import { quotationItems, quotations } from './quotations.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** What lists show of a quotation; the status is the stored one. */
export function listedColumns(language: Language | Placeholder) {
  const {
    search_text: _text,
    base_number: _base,
    approval_round: _round,
    approval_steps: _steps,
    superseded_from: _from,
    submitted_by: _submitter,
    created_by: _creator,
    ...own
  } = getTableColumns(quotations);
  return {
    ...own,
    owner_name: employeeName({ companyId: own.company_id, id: own.owner_id, language }),
  };
}

/** Finds, creates, changes and deletes quotations; their lines are written beside. */
export const quotationKeeper = keepRecords({
  table: quotations,
  entity: QUOTATION,
  columns: (language) => ({
    ...listedColumns(language),
    base_number: quotations.base_number,
    approval_round: quotations.approval_round,
    approval_steps: quotations.approval_steps,
    superseded_from: quotations.superseded_from,
    submitted_by: quotations.submitted_by,
    created_by: quotations.created_by,
  }),
  show: (row) => recordedQuotation.parse(row),
});

/** A quotation as it is stored. */
export type StoredQuotation = Awaited<ReturnType<typeof quotationKeeper.find>>;

/** A line as it is stored. */
export type StoredItem = Awaited<ReturnType<typeof findItems>>[number];

const readItems = statement<{ companyId: number; quotationId: string }>()((db, given) =>
  db
    .select(itemColumns())
    .from(quotationItems)
    .where(
      and(
        eq(quotationItems.company_id, given('companyId')),
        eq(quotationItems.quotation_id, given('quotationId')),
      ),
    )
    .orderBy(asc(quotationItems.display_order)),
);

/** The lines of a quotation in their order. */
export function findItems(tx: Transaction, { companyId }: Company, quotationId: string) {
  return readItems(tx, { companyId, quotationId });
}

/** What is read of lines. */
export function itemColumns() {
  const {
    company_id: _company,
    quotation_id: _quotation,
    ...own
  } = getTableColumns(quotationItems);
  return own;
}

/** The id of the quotation with a number. */
export async function findIdByNumber(
  tx: Transaction,
  { companyId }: Company,
  number: string,
): Promise<string> {
  const [row] = await tx
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(eq(quotations.company_id, companyId), eq(quotations.quotation_number, number)));
  if (row === undefined) throw errors.not_found();
  return row.id;
}

/** Finds quotations for the search over everything. */
export const searchQuotations = searchRecords({
  entity: QUOTATION,
  permission: quotationExport.ticket.access,
  table: quotations,
  name: quotations.quotation_number,
  detail: quotations.customer_name,
  on: quotations.quotation_date,
  status: { value: shownStatusToday, texts: 'quotations:statuses' },
});
