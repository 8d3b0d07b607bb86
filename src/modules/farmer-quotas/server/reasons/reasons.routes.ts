import * as routes from '#modules/farmer-quotas/contract/reasons.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { recordActs } from '#platform/server/records/record-acts.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import { listReasons, reasonKeeper } from './reasons.queries.ts';

const { reason_created, reason_updated, reason_deleted } = routes.reasonEvents;

export function serveReasons(serve: Serve): void {
  serveRecord(serve, routes.reasonRoutes, {
    list: listReasons,
    ...recordActs(reasonKeeper, {
      events: { created: reason_created, updated: reason_updated, deleted: reason_deleted },
    }),
  });
}
