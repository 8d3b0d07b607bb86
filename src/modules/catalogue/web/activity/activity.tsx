import { IconListDetails, IconSearchOff } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { activitySearch } from './activity.search.ts';
import { ActivityLog } from './activity-log.tsx';
import { MissedSearches } from './missed-searches.tsx';
import { texts } from '../texts.ts';

/** For administrators: what was searched and not found, and what people did in the catalogue. */
export function CatalogueActivity() {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(activitySearch);
  return (
    <ListPage title={t('activity.title')} purpose={t('activity.purpose')}>
      <UrlTabs
        label={t('activity.title')}
        value={search.tab}
        onChange={(tab) => setSearch({ tab })}
        tabs={[
          {
            name: 'missed',
            label: t('activity.tabs.missed'),
            icon: IconSearchOff,
            content: () => <MissedSearches />,
          },
          {
            name: 'log',
            label: t('activity.tabs.log'),
            icon: IconListDetails,
            content: () => <ActivityLog />,
          },
        ]}
      />
    </ListPage>
  );
}
