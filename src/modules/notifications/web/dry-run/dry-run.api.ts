import * as routes from '#modules/notifications/contract/dry-run.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';

export const dryRunQuery = defineQuery(routes.dryRunRoute, ['notification_setting', 'dry-run'], {
  fresh: true,
});
