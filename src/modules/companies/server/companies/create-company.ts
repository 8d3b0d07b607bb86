import { identityEvents } from '#modules/identity/contract/events.ts';
import { BUILT_IN_ROLES } from '#platform/contract/permissions.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { companies } from './companies.tables.ts';
import { roles } from '#modules/identity/server/memberships/memberships.tables.ts';

type NewCompany = typeof companies.$inferInsert;

/** Adds a company with its built-in roles; undefined when there is one of that id already. */
export async function createCompany(
  tx: Transaction,
  company: NewCompany,
  { userId, requestId }: { userId: string | null; requestId: string },
): Promise<number | undefined> {
  const [created] = await tx
    .insert(companies)
    .values(company)
    .onConflictDoNothing({ target: companies.id })
    .returning({ id: companies.id });
  if (created === undefined) return undefined;
  await tx
    .insert(roles)
    .values(BUILT_IN_ROLES.map((built_in) => ({ company_id: created.id, built_in })));
  await recordSystemEvent(
    tx,
    { userId, requestId },
    {
      name: identityEvents.company_created,
      entity: 'company',
      entityId: String(created.id),
      after: company,
    },
  );
  return created.id;
}
