import { choice, defineSearch } from '#platform/web/navigation/search.ts';

/** What of the settings is in their address: the tab. */
export const quotaSettingsSearch = defineSearch({
  tab: choice(['seasons', 'reasons', 'numbers']),
});
