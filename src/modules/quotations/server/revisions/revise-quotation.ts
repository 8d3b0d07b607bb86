import { and, desc, eq } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import { quotationErrors, quotationEvents } from '#modules/quotations/contract/quotation-errors.ts';
import { mayRevise, statusOn } from '#modules/quotations/contract/quotation-status.ts';
import type { Revision } from '#modules/quotations/contract/revisions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { isTaken } from '../quotations/take-number.ts';
import { changeStatus } from '../quotations/change-status.ts';
import { storeQuotation } from '../quotations/create-quotation.ts';
import { copyQuotation } from '../quotations/duplicate-quotation.ts';
import { prepareQuotation } from '../quotations/prepare-quotation.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { quotations } from '../quotations/quotations.tables.ts';

interface Revising {
  readonly id: string;
  readonly today: string;
  readonly translator: Translator;
}

/** A draft that supersedes a quotation at once, so that nobody accepts the old one meanwhile; answers its id. */
export async function reviseQuotation(
  tx: Transaction,
  scope: Scope,
  { id, today, translator }: Revising,
): Promise<string> {
  const stored = await quotationKeeper.lock(tx, scope, id);
  const { base_number, rejected_by, tax_method: taxMethod } = stored;
  const status = statusOn(today, stored);
  if (!mayRevise({ status, rejected_by })) {
    const said = translator.translate(scope.language, `quotations:statuses.${status}`);
    throw quotationErrors.not_revisable({ parameters: { status: said } });
  }
  const input = await copyQuotation(tx, scope, { id, today });
  const prepared = await prepareQuotation(tx, scope, { input, taxMethod });
  const next = await nextRevision(tx, scope, stored);
  const revision = await storeQuotation(tx, scope, {
    input,
    prepared,
    number: next.number,
    revises: { id, base_number, revision: next.revision },
  });
  await changeStatus(tx, scope, {
    id,
    event: quotationEvents.superseded,
    values: {
      status: 'superseded',
      superseded_from: stored.status,
      superseded_by_id: revision,
    },
  });
  return revision;
}

/** The next suffix that was not given before, also not to a draft that was deleted. */
async function nextRevision(
  tx: Transaction,
  scope: Scope,
  { base_number, revision: last }: { readonly base_number: string; readonly revision: number },
) {
  for (let revision = last + 1; ; revision += 1) {
    const number = `${base_number}-R${revision}`;
    if (!(await isTaken(tx, scope, number))) return { number, revision };
  }
}

interface Listing {
  readonly id: string;
  readonly today: string;
}

/** A quotation and all its revisions, the latest first. */
export async function listRevisions(
  tx: Transaction,
  scope: Scope,
  { id, today }: Listing,
): Promise<Revision[]> {
  const { base_number } = await quotationKeeper.find(tx, scope, id);
  const { company_id, owner_id, revision, valid_until, status, ...own } = quotations;
  const rows = await tx
    .select({
      id: own.id,
      quotation_number: own.quotation_number,
      revision,
      status,
      valid_until,
      rejected_by: own.rejected_by,
      submitted_at: own.submitted_at,
      approved_at: own.approved_at,
      total: own.total,
      created_at: own.created_at,
      created_by_name: employeeName({
        companyId: company_id,
        id: owner_id,
        language: scope.language,
      }),
    })
    .from(quotations)
    .where(and(eq(company_id, scope.companyId), eq(own.base_number, base_number)))
    .orderBy(desc(revision));
  return rows.map((row) => ({ ...row, status: statusOn(today, row) }));
}
