import {
  createCompany as createRoute,
  getCompany,
  SIGN_IN_COMPANY_ID,
} from '#modules/companies/contract/companies.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findCompany } from './companies.queries.ts';
import { createCompany } from './create-company.ts';

export function serveCompanies(serve: Serve, context: Pick<Context, 'beginCompany'>): void {
  serve.transaction(getCompany, async ({ tx, params }) => {
    const company = params.id === SIGN_IN_COMPANY_ID ? await findCompany(tx, params.id) : undefined;
    if (company === undefined) throw errors.not_found();
    return { data: company };
  });

  serve.transaction(
    createRoute,
    async ({ tx, scope, body }) => {
      const created = await createCompany(tx, body, { context, actor: scope });
      if (created === undefined) throw new Error('The company was not returned');
      return created;
    },
    // Companies belong to no company.
    { asSystem: true },
  );
}
