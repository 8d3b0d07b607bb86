import { agentProfileSortKeys } from '#modules/agent-profiles/contract/agent-profile-sort-keys.ts';
import { agentProfileStatuses } from '#modules/agent-profiles/contract/agent-profile-status.ts';
import {
  choice,
  defineListSearch,
  defineSearch,
  optionalChoice,
  optionalWord,
  sorting,
} from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const agentProfileListSearch = defineListSearch(
  {
    status: optionalChoice(agentProfileStatuses),
    department: optionalWord(),
    sort: sorting(agentProfileSortKeys, '-createdAt'),
  },
  10,
);

/** What of one agent profile is in its address: the tab, and whether it is edited. */
export const agentProfileDetailSearch = defineSearch({
  tab: choice(['overview', 'versions']),
  edit: optionalWord(),
});
