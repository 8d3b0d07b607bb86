import { IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { EntryButtons } from '../entries/entry-buttons.tsx';
import { StatusOf } from '../statuses/entry-status.tsx';
import { EntryTabs } from '../entries/entry-tabs.tsx';
import { texts } from '../texts.ts';
import { FeatureSummary } from './feature-summary.tsx';
import { featureQuery } from './features.api.ts';
import { featureSearch } from './features.search.ts';
import { Levels } from './levels.tsx';

/** One feature: what it stores, what its processes put out, what is delivered for analysis. */
export function FeaturePage() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/air/feature/$id' });
  const query = useQuery(featureQuery({ id }));
  const feature = query.data;
  return (
    <DetailPage
      query={query}
      back={
        feature === undefined
          ? { to: '/air/dashboard', label: t('dashboard.title') }
          : {
              to: `/air/company-explorer/${feature.company_id}`,
              search: { expand: feature.module_code },
              label: feature.company_name,
            }
      }
      title={({ feature_name }) => feature_name}
      status={({ status }) => <StatusOf status={status} />}
      actions={(shown) => (
        <EntryButtons target={{ kind: 'feature', id: shown.id, name: shown.feature_name }} />
      )}
      summary={(shown) => <FeatureSummary feature={shown} />}
      missingTitle={t('feature.missing')}
      failedTitle={t('failures.load_feature')}
    >
      {({ id: found }) => (
        <EntryTabs
          key={found}
          entry={{ kind: 'feature', id: found }}
          label={t('feature.tabs_label')}
          search={featureSearch}
          first={{
            name: 'levels',
            label: t('feature.tabs.levels'),
            icon: IconListDetails,
            content: () => <Levels featureId={found} />,
          }}
        />
      )}
    </DetailPage>
  );
}
