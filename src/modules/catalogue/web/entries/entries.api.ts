import * as routes from '#modules/catalogue/contract/entries.ts';
import type { EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

/** Who edits or follows an entry wants to see what is true now. */
const settings = { staleTime: 0, persist: false } as const;

const storedEntryQuery = defineQuery(routes.getEntryRoute, ['catalogue_entry', 'detail'], settings);
/** The id comes first in its key, where live updates look for it. */
export const entryQuery = ({ kind, id }: EntryReference) => storedEntryQuery({ id, kind });

export const historyQuery = defineListQuery(
  routes.listHistoryRoute,
  ['catalogue_entry', 'list'],
  settings,
);
export const comparisonQuery = defineQuery(
  routes.compareHistoryRoute,
  ['catalogue_entry', 'comparison'],
  settings,
);

export const useChangeEntry = defineAction(routes.changeEntryRoute, texts, {
  refreshes: ['catalogue_entry', 'catalogue_feature', 'catalogue_company', 'air_search'],
  success: (t, { version }) => t('entry.saved', { version }),
  failure: 'entry.save_failed',
});
export const useFollowEntry = defineAction(routes.followEntryRoute, texts, {
  refreshes: [['catalogue_entry', 'detail']],
  success: (t, { following }) => t(following ? 'entry.followed' : 'entry.unfollowed'),
  failure: 'entry.follow_failed',
});
