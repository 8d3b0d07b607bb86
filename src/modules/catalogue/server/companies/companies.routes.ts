import * as routes from '#modules/catalogue/contract/companies.ts';
import { success, wrapPage } from '#platform/contract/envelopes.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findCompany, listCompanies, readDashboard } from './companies.queries.ts';
import { refreshFigures } from '../entries/refresh-figures.ts';
import { startReadings } from '../sources/start-reading.ts';

export function serveCompanies(serve: Serve, { jobs }: Pick<Context, 'jobs'>): void {
  serve.transaction(routes.dashboardRoute, async ({ tx, scope, query }) =>
    success(await readDashboard(tx, scope, query.company_id)),
  );

  serve.transaction(routes.refreshDashboardRoute, async ({ tx, scope, query }) => {
    // Changes in sources show after they have been read; open screens are notified then.
    await startReadings(tx, scope, { catalogueCompanyId: query.company_id, jobs });
    await refreshFigures(tx, scope, query.company_id);
    return success(await readDashboard(tx, scope, query.company_id));
  });

  serve.transaction(routes.listCompaniesRoute, async ({ tx, scope, query }) =>
    wrapPage(await listCompanies(tx, scope, query)),
  );

  serve.transaction(routes.getCompanyRoute, async ({ tx, scope, params }) =>
    success(await findCompany(tx, scope, params.id)),
  );
}
