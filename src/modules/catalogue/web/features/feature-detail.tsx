import { IconHistory, IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { useView } from '../activity/use-visit.ts';
import { EntryButtons } from '../entries/entry-buttons.tsx';
import { StatusOf } from '../entries/entry-status.tsx';
import { History } from '../entries/history.tsx';
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
      {(shown) => <Viewed key={shown.id} id={shown.id} />}
    </DetailPage>
  );
}

/** Only what was found counts as looked at. */
function Viewed({ id }: { readonly id: string }) {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(featureSearch);
  useView('feature', id);
  return (
    <UrlTabs
      label={t('feature.tabs_label')}
      value={search.tab}
      onChange={(tab) => setSearch({ tab })}
      tabs={[
        {
          name: 'levels',
          label: t('feature.tabs.levels'),
          icon: IconListDetails,
          content: () => <Levels featureId={id} highlight={search.highlight} />,
        },
        {
          name: 'history',
          label: t('entry.history'),
          icon: IconHistory,
          content: () => <History entry={{ kind: 'feature', id }} />,
        },
      ]}
    />
  );
}
