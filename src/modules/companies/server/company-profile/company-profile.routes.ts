import {
  changeCompanyProfile as changeRoute,
  getCompanyProfile,
} from '#modules/companies/contract/company-profile.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findCompanyProfile } from './company-profile.queries.ts';
import { changeCompanyProfile } from './change-company-profile.ts';

/** Companies belong to no company. */
const SYSTEM = { asSystem: true } as const;

/** How the company presents itself. */
export function serveCompanyProfile(serve: Serve): void {
  serve.transaction(
    getCompanyProfile,
    ({ tx, scope }) => findCompanyProfile(tx, scope.companyId),
    SYSTEM,
  );

  serve.transaction(
    changeRoute,
    ({ tx, scope, body }) => changeCompanyProfile(tx, scope, body),
    SYSTEM,
  );
}
