import * as routes from '#modules/farmer-quotas/contract/corrections.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { listCorrections } from './corrections.queries.ts';
import { decideCorrection, withdrawCorrection } from './decide-correction.ts';
import { requestCorrection } from './request-correction.ts';

export function serveCorrections(
  serve: Serve,
  { clock, personalData, permissionSets }: Context,
): void {
  serve.transaction(routes.listCorrectionsRoute, ({ tx, scope, query }) =>
    listCorrections(tx, scope, query),
  );

  serve.transaction(routes.requestCorrectionRoute, ({ tx, scope, params, body }) =>
    requestCorrection(tx, scope, { quotaId: params.id, ...body, personalData, permissionSets }),
  );

  serve.transaction(routes.decideCorrectionRoute, ({ tx, scope, params, body }) =>
    decideCorrection(tx, scope, { id: params.id, ...body, personalData, now: clock.now() }),
  );

  serve.transaction(routes.withdrawCorrectionRoute, ({ tx, scope, params }) =>
    withdrawCorrection(tx, scope, params.id),
  );
}
