import { getCompany, SIGN_IN_COMPANY_ID } from '#modules/companies/contract/companies.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findCompany } from './companies.queries.ts';

export function serveCompanies(serve: Serve): void {
  serve.transaction(getCompany, async ({ tx, params }) => {
    const company = params.id === SIGN_IN_COMPANY_ID ? await findCompany(tx, params.id) : undefined;
    if (company === undefined) throw errors.not_found();
    return { data: company };
  });
}
