import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { texts } from '../texts.ts';
import { settingsQuery } from './settings.api.ts';

const SettingsForm = lazy(async () => ({
  default: (await import('./settings-form.tsx')).SettingsForm,
}));

/** How areas are compared, and what maps are drawn on. */
export function PlotSettingsScreen(): ReactNode {
  const t = useTexts(texts);
  const query = useQuery(settingsQuery());
  return (
    <ListPage
      title={t('setup.title')}
      purpose={t('setup.purpose')}
      back={{ to: '/land-plots', label: t('detail.back') }}
    >
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
    </ListPage>
  );
}
