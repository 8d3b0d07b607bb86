import { IconHistory, IconPlant, IconPolygon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecordHistory } from '#modules/audit/web/public.ts';
import * as historyRoutes from '#modules/land-plots/contract/history.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { RecordTabs } from '#platform/web/page/record-tabs.tsx';
import { CropsPanel } from '../crops/crops-panel.tsx';
import { texts } from '../texts.ts';
import { PlotButtons } from './plot-buttons.tsx';
import { AreaBadge } from './plot-columns.tsx';
import { PlotOverview } from './plot-overview.tsx';
import { plotQuery } from './plots.api.ts';
import { plotDetailSearch } from './plots.search.ts';

/** A plot with its map, what grows there, and its history. */
export function PlotDetail(): ReactNode {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/land-plots/$id' });
  const [{ tab }, setSearch] = useSearchState(plotDetailSearch);
  return (
    <DetailPage
      query={useQuery(plotQuery({ id }))}
      back={{ to: '/land-plots', label: t('detail.back') }}
      title={({ deed_kind, deed_number }) =>
        t('detail.title', { kind: t(`deed_kinds.${deed_kind}`), number: deed_number })
      }
      status={({ area_agreement, area_difference_percent }) => (
        <AreaBadge t={t} agreement={area_agreement} percent={area_difference_percent} />
      )}
      summary={({ farmer_name: farmer, quota_code: quota, season }) =>
        t('detail.summary', { farmer, quota, season })
      }
      actions={(plot) => <PlotButtons plot={plot} />}
      failedTitle={t('detail.load_failed')}
      missingTitle={t('detail.not_found')}
    >
      {(plot) => (
        <RecordTabs
          entity="land_plot"
          id={id}
          label={t('detail.tabs')}
          value={tab}
          onChange={(chosen) => setSearch({ tab: chosen })}
          tabs={[
            {
              name: 'overview',
              label: t('detail.overview'),
              icon: IconPolygon,
              content: () => <PlotOverview plot={plot} />,
            },
            {
              name: 'crops',
              label: t('fields.crop'),
              icon: IconPlant,
              content: () => <CropsPanel plotId={id} seasonId={plot.season_id} />,
            },
            {
              name: 'history',
              label: t('detail.history'),
              icon: IconHistory,
              content: () => (
                <RecordHistory route={historyRoutes.plotHistoryRoute} entity="land_plot" id={id} />
              ),
            },
          ]}
        />
      )}
    </DetailPage>
  );
}
