import {
  changeCompanyProfile as changeRoute,
  getCompanyProfile,
} from '#modules/companies/contract/company-profile.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findCompanyProfile } from './company-profile.queries.ts';
import { changeCompanyProfile } from './change-company-profile.ts';

/** How the company presents itself. Companies belong to no company, hence the system's transactions. */
export function serveCompanyProfile(serve: Serve, { database }: Pick<Context, 'database'>): void {
  serve.outside(getCompanyProfile, ({ scope }) =>
    database.asSystem((tx) => findCompanyProfile(tx, scope.companyId), { readOnly: true }),
  );

  serve.outside(changeRoute, ({ scope, body }) =>
    database.asSystem((tx) => changeCompanyProfile(tx, scope, body)),
  );
}
