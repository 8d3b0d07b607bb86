import { IconCalendar, IconListNumbers, IconMessage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { ReasonsPanel } from '../reasons/reasons-panel.tsx';
import { SeasonsPanel } from '../seasons/seasons-panel.tsx';
import { texts } from '../texts.ts';
import { settingsQuery } from './settings.api.ts';
import { quotaSettingsSearch } from './settings.search.ts';

const SettingsForm = lazy(async () => ({
  default: (await import('./settings-form.tsx')).SettingsForm,
}));

/** Seasons, reasons, and how quotas are numbered and verified. */
export function QuotaSettingsScreen(): ReactNode {
  const t = useTexts(texts);
  const [{ tab }, setSearch] = useSearchState(quotaSettingsSearch);
  return (
    <ListPage
      title={t('setup.title')}
      purpose={t('setup.purpose')}
      back={{ to: '/farmer-quotas', label: t('detail.back') }}
    >
      <UrlTabs
        label={t('setup.tabs')}
        value={tab}
        onChange={(chosen) => setSearch({ tab: chosen })}
        tabs={[
          {
            name: 'seasons',
            label: t('setup.seasons'),
            icon: IconCalendar,
            content: () => <SeasonsPanel />,
          },
          {
            name: 'reasons',
            label: t('setup.reasons'),
            icon: IconMessage,
            content: () => <ReasonsPanel />,
          },
          {
            name: 'numbers',
            label: t('setup.numbers'),
            icon: IconListNumbers,
            content: () => <Numbers />,
          },
        ]}
      />
    </ListPage>
  );
}

function Numbers() {
  const t = useTexts(texts);
  const query = useQuery(settingsQuery());
  return (
    <Loaded query={query} failedTitle={t('setup.load_failed')}>
      {(stored) => (
        <Suspense>
          <SettingsForm
            key={stored.updated_at}
            stored={stored}
            onDone={() => void query.refetch()}
          />
        </Suspense>
      )}
    </Loaded>
  );
}
