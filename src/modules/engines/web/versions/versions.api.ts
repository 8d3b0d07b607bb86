import * as routes from '#modules/engines/contract/versions.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

/** Any change of an engine may have made a version. */
export const versionsQuery = defineQuery(routes.listVersionsRoute, ['engine', 'versions']);
/** Versions never change, so neither does the difference between two of them. */
export const differenceQuery = defineQuery(
  routes.compareVersionsRoute,
  ['engine-difference', 'lines'],
  { staleTime: Infinity },
);

export const useRestoreVersion = defineAction(routes.restoreVersionRoute, texts, {
  refreshes: ['engine'],
  success: (t, _engine, { version_no }) => t('messages.restored', { number: version_no }),
  failure: 'banners.update_failed',
});
