import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  LETTERHEAD,
  letterheadEvents,
  type Letterhead,
  type LetterheadChange,
} from '#modules/quotations/contract/letterhead.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { quotationLetterheads as letterheads } from './papers.tables.ts';

const noLetterhead: Letterhead = {
  address_th: '',
  address_en: '',
  tax_id: '',
  branch: '',
  phone: '',
  email: '',
  website: '',
  updated_at: null,
};

/** What stands beside the name of the company on its quotations. */
export async function findLetterhead(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<Letterhead> {
  const { company_id, created_at: _created, ...columns } = getTableColumns(letterheads);
  const [row] = await tx.select(columns).from(letterheads).where(eq(company_id, companyId));
  return row ?? noLetterhead;
}

/** Changes it; what somebody else saved meanwhile comes with the refusal. */
export async function changeLetterhead(
  tx: Transaction,
  scope: Scope,
  { updated_at: seen, ...values }: LetterheadChange,
): Promise<Letterhead> {
  const { companyId: company_id } = scope;
  const { updated_at: _before, ...before } = await findLetterhead(tx, scope);
  const returning = { updated_at: letterheads.updated_at };
  const [stored] =
    seen === null
      ? await tx
          .insert(letterheads)
          .values({ company_id, ...values })
          .onConflictDoNothing()
          .returning(returning)
      : await tx
          .update(letterheads)
          .set({ ...values, updated_at: sql`${laterThan(letterheads.updated_at)}` })
          .where(and(eq(letterheads.company_id, company_id), eq(letterheads.updated_at, seen)))
          .returning(returning);
  if (stored === undefined) throw errors.conflict({ current: await findLetterhead(tx, scope) });
  await recordEvent(tx, scope, {
    name: letterheadEvents.letterhead_changed,
    entity: LETTERHEAD,
    entityId: String(company_id),
    before,
    after: values,
  });
  return { ...values, ...stored };
}
