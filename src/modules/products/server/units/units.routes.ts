import { unitErrors, unitEvents, unitRoutes } from '#modules/products/contract/units.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { recordActs } from '#platform/server/records/record-acts.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import { unitKeeper, unitList } from './units.queries.ts';

export function serveUnits(serve: Serve): void {
  serveRecord(serve, unitRoutes, {
    list: unitList.page,
    ...recordActs(unitKeeper, {
      events: {
        created: unitEvents.unit_created,
        updated: unitEvents.unit_updated,
        deleted: unitEvents.unit_deleted,
      },
      async beforeDelete({ product_count: count }) {
        if (count > 0) throw unitErrors.unit_in_use({ parameters: { count } });
      },
    }),
  });
}
