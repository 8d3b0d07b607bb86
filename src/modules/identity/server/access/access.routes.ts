import { getAccess } from '#modules/identity/contract/access.ts';
import { findProfile } from '#modules/directory/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findAccount } from '../account/account.queries.ts';
import { findMembership, listCompaniesOf } from '../memberships/memberships.queries.ts';

/** Who the signed-in person is in one of their companies. */
export function serveAccess(serve: Serve, { permissionSets }: Context): void {
  serve.transaction(getAccess, async ({ tx, query, person, visitor }) => {
    const companies = await listCompaniesOf(tx, person.userId);
    const company = companies.find(({ id }) => query.id === undefined || id === query.id);
    const membership =
      company &&
      (await findMembership(tx, { userId: person.userId, companyId: company.id }, permissionSets));
    if (company === undefined || membership === undefined) throw errors.company_forbidden();
    const { employeeId, permissions } = membership;
    const scope = { companyId: company.id, language: visitor.language };
    return {
      data: {
        company,
        company_list: companies,
        username: (await findAccount(tx, person)).username,
        employee: employeeId === null ? null : await findProfile(tx, scope, employeeId),
        permissions: [...permissions].toSorted(),
        theme: company.theme,
        owes_second_factor: person.owesSecondFactor === true,
      },
    };
  });
}
