import { companyEvents, type Company } from '#modules/companies/contract/companies.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent, type SystemActor } from '#platform/server/events/record-event.ts';
import { refuseAtField, type Refusals } from '#platform/server/records/refuse-at-field.ts';
import { companyColumns } from './companies.queries.ts';
import { companies } from './companies.tables.ts';

type NewCompany = typeof companies.$inferInsert;

interface Needs {
  readonly context: Pick<Context, 'beginCompany'>;
  readonly actor: SystemActor;
}

/** Unique rules of companies, with the fields they concern. */
export const companyRefusals: Refusals = {
  companies_code_is_unique: { path: 'code', code: 'settings:errors.company_code_taken' },
};

/** Adds a company with what each begins with; undefined when its id exists already. */
export async function createCompany(
  tx: Transaction,
  company: NewCompany,
  { context, actor }: Needs,
): Promise<Company | undefined> {
  const [created] = await tx
    .insert(companies)
    .values(company)
    .onConflictDoNothing({ target: companies.id })
    .returning(companyColumns)
    .catch(refuseAtField(companyRefusals));
  if (created === undefined) return undefined;
  // The person who adds it is named in its history as the employee they are in it.
  const employeeId = await context.beginCompany(tx, created.id, actor);
  await recordSystemEvent(
    tx,
    { ...actor, companyId: created.id, employeeId },
    {
      name: companyEvents.company_created,
      entity: 'company',
      entityId: String(created.id),
      after: company,
    },
  );
  return created;
}
