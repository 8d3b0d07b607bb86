import { companyEvents } from '#modules/companies/contract/companies.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { companies } from './companies.tables.ts';

type NewCompany = typeof companies.$inferInsert;

interface Needs {
  readonly context: Pick<Context, 'beginCompany'>;
  readonly actor: { readonly userId: string | null; readonly requestId: string };
}

/** Adds a company with what each begins with; undefined when its id exists already. */
export async function createCompany(
  tx: Transaction,
  company: NewCompany,
  { context, actor }: Needs,
): Promise<number | undefined> {
  const [created] = await tx
    .insert(companies)
    .values(company)
    .onConflictDoNothing({ target: companies.id })
    .returning({ id: companies.id });
  if (created === undefined) return undefined;
  await recordSystemEvent(tx, actor, {
    name: companyEvents.company_created,
    entity: 'company',
    entityId: String(created.id),
    after: company,
  });
  await context.beginCompany(tx, created.id);
  return created.id;
}
