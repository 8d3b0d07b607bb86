import { readHistory, serveHistory } from '#modules/audit/server/public.ts';
import { FARMER } from '#modules/farmer-quotas/contract/farmers.ts';
import {
  auditLogsRoute,
  farmerHistoryRoute,
  quotaHistoryRoute,
} from '#modules/farmer-quotas/contract/history.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { quotaKeeper } from '../records/quotas.queries.ts';
import { farmerKeeper } from './keep-farmer.ts';

const LOGGED = 100;

export function serveHistories(serve: Serve, context: Context): void {
  serve.outside(auditLogsRoute, ({ scope, params }) =>
    readHistory(context, scope, {
      entity: FARMER_QUOTA,
      record: params.id,
      limit: LOGGED,
      find: (tx, reader, id) => quotaKeeper.find(tx, reader, id),
    }),
  );

  serveHistory(serve, {
    ...context,
    route: quotaHistoryRoute,
    entity: FARMER_QUOTA,
    find: (tx, scope, id) => quotaKeeper.find(tx, scope, id),
    alongside: async (tx, scope, id) => {
      const { farmer_id } = await quotaKeeper.find(tx, scope, id);
      return { entity: FARMER, ids: [farmer_id] };
    },
  });

  serveHistory(serve, {
    ...context,
    route: farmerHistoryRoute,
    entity: FARMER,
    find: (tx, scope, id) => farmerKeeper.find(tx, scope, id),
  });
}
