import { and, eq } from 'drizzle-orm';
import { companyEvents } from '#modules/companies/contract/companies.ts';
import type {
  CompanyAddition,
  CompanyProfile,
} from '#modules/companies/contract/company-profile.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Database, Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';
import type { NameEmployee } from '#platform/server/records/name-employee.ts';
import { companies } from '../companies/companies.tables.ts';

/** How a company presents itself; `lock` prevents others from changing it until the transaction ends. */
export async function findCompanyProfile(
  tx: Transaction,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<CompanyProfile> {
  const query = tx
    .select({
      name_th: companies.name_th,
      name_en: companies.name_en,
      code: companies.code,
      theme: companies.theme,
      logo: companies.logo,
      updated_at: companies.updated_at,
    })
    .from(companies)
    .where(eq(companies.id, id))
    .$dynamic();
  const [found] = await (lock ? query.for('update') : query);
  if (found === undefined) throw errors.not_found();
  return found;
}

/** The same outside a transaction, for modules: theirs see no companies. */
export function readCompanyProfile(database: Database, id: number): Promise<CompanyProfile> {
  return database.asSystem((tx) => findCompanyProfile(tx, id), { readOnly: true });
}

/** Who added the company, and when. */
export async function findAddition(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  employeeName: NameEmployee,
): Promise<CompanyAddition> {
  const { company_id, entity, entity_id, name, employee_id: id } = eventLog;
  const isAddition = and(
    eq(company_id, companyId),
    eq(entity, 'company'),
    eq(entity_id, String(companyId)),
    eq(name, companyEvents.company_created),
  );
  const [found] = await tx
    .select({
      added_at: companies.created_at,
      added_by: employeeName({ companyId: company_id, id, language }),
    })
    .from(companies)
    .leftJoin(eventLog, isAddition)
    .where(eq(companies.id, companyId));
  if (found === undefined) throw errors.not_found();
  return found;
}
