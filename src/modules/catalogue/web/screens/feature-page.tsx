import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { useView } from '../activity/use-visit.ts';
import { featureQuery } from '../catalogue.api.ts';
import { featureSearch } from '../catalogue.search.ts';
import { Levels } from '../components/feature/levels.tsx';
import { FeatureSummary } from '../components/feature/feature-summary.tsx';
import { StatusOf } from '../components/status-of.tsx';
import { texts } from '../texts.ts';

/** One feature: what it stores, what its processes put out, what is delivered for analysis. */
export function FeaturePage() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/air/feature/$id' });
  const query = useQuery(featureQuery(id));
  const [search] = useSearchState(featureSearch);
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
      summary={(shown) => <FeatureSummary feature={shown} />}
      missingTitle={t('feature.missing')}
      failedTitle={t('failures.load_feature')}
    >
      {(shown) => <Viewed key={shown.id} id={shown.id} highlight={search.highlight} />}
    </DetailPage>
  );
}

/** What was not found was not looked at. */
function Viewed({
  id,
  highlight,
}: {
  readonly id: string;
  readonly highlight: string | undefined;
}) {
  useView('feature', id);
  return <Levels featureId={id} highlight={highlight} />;
}
