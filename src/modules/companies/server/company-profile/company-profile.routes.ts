import {
  changeCompanyProfile as changeRoute,
  getCompanyAddition,
  getCompanyProfile,
} from '#modules/companies/contract/company-profile.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findAddition, findCompanyProfile } from './company-profile.queries.ts';
import { changeCompanyProfile } from './change-company-profile.ts';

/** Companies belong to no company. */
const SYSTEM = { asSystem: true } as const;

/** How the company presents itself. */
export function serveCompanyProfile(
  serve: Serve,
  { employeeName }: Pick<Context, 'employeeName'>,
): void {
  serve.transaction(
    getCompanyProfile,
    ({ tx, scope }) => findCompanyProfile(tx, scope.companyId),
    SYSTEM,
  );

  serve.transaction(
    getCompanyAddition,
    ({ tx, scope }) => findAddition(tx, scope, employeeName),
    SYSTEM,
  );

  serve.transaction(
    changeRoute,
    ({ tx, scope, body }) => changeCompanyProfile(tx, scope, body),
    SYSTEM,
  );
}
