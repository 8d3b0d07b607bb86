import { NativeSelect } from '@mantine/core';
import { IconChecklist, IconCircleCheck, IconPlant2, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { QuotaStatistics } from '#modules/farmer-quotas/contract/statistics.ts';
import { ProvinceMap, useProvinceName } from '#modules/geography/web/public.ts';
import { BarList } from '#platform/web/chart/bar-list.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import { ALL_SEASONS, useSeasons } from '../seasons/use-seasons.ts';
import { texts } from '../texts.ts';
import { statisticsQuery } from './statistics.api.ts';
import { statisticsSearch } from './statistics.search.ts';

/** How many quotas there are, by all that matters. */
export function QuotaStatisticsScreen(): ReactNode {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(statisticsSearch);
  const { seasons = [], current, isSettled } = useSeasons();
  const chosen = search.season ?? current ?? ALL_SEASONS;
  const query = useQuery({
    ...statisticsQuery({ season: chosen === ALL_SEASONS ? undefined : chosen }),
    enabled: isSettled,
  });
  return (
    <ListPage
      title={t('statistics.title')}
      purpose={t('statistics.purpose')}
      back={{ to: '/farmer-quotas', label: t('detail.back') }}
      actions={
        <NativeSelect
          aria-label={t('fields.season')}
          value={chosen}
          data={[
            { value: ALL_SEASONS, label: t('list.all_seasons') },
            ...seasons.map(({ name }) => ({ value: name, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => setSearch({ season: value })}
        />
      }
    >
      <Loaded query={query} failedTitle={t('statistics.failed')}>
        {(statistics) => <Charts statistics={statistics} />}
      </Loaded>
    </ListPage>
  );
}

function Charts({ statistics }: { readonly statistics: QuotaStatistics }) {
  const t = useTexts(texts);
  const nameOf = useProvinceName();
  const { by_status, by_office, by_province, by_season } = statistics;
  const countOf = (status: string) => by_status.find((each) => each.status === status)?.count ?? 0;
  const count = { name: 'count', label: t('statistics.count'), colour: 'blue' } as const;
  const verified = { name: 'verified', label: t('statistics.verified'), colour: 'green' } as const;
  const named = by_province.filter(({ province_id }) => province_id !== null);
  const [most] = named.toSorted((a, b) => b.count - a.count);
  return (
    <Stack>
      <Cards>
        <StatCard
          label={t('statistics.total')}
          value={formatNumber(statistics.total)}
          icon={IconPlant2}
        />
        <StatCard
          label={t('statistics.farmers')}
          value={formatNumber(statistics.farmers)}
          icon={IconUsers}
        />
        <StatCard
          label={t('statistics.verified')}
          value={formatNumber(countOf('verified'))}
          icon={IconCircleCheck}
        />
        <StatCard
          label={t('statistics.waiting')}
          value={formatNumber(countOf('pending'))}
          icon={IconChecklist}
        />
      </Cards>
      {by_season.length > 0 && (
        <Panel title={t('statistics.by_season')}>
          <BarList
            label={t('statistics.by_season')}
            series={[count, verified]}
            bars={by_season.map((each) => ({
              id: each.season,
              label: each.season,
              values: [each.count, each.verified],
            }))}
          />
        </Panel>
      )}
      <Panel title={t('statistics.by_status')}>
        <BarList
          label={t('statistics.by_status')}
          series={[count]}
          bars={by_status.map((each) => ({
            id: each.status,
            label: t(`statuses.${each.status}`),
            values: [each.count],
          }))}
        />
      </Panel>
      {by_office.length > 0 && (
        <Panel title={t('statistics.by_office')}>
          <BarList
            label={t('statistics.by_office')}
            series={[count, verified]}
            bars={by_office.map((each) => ({
              id: each.office_id ?? '',
              label: each.name ?? t('statistics.no_office'),
              values: [each.count, each.verified],
            }))}
          />
        </Panel>
      )}
      <Panel title={t('statistics.by_province')}>
        <Stack>
          <ProvinceMap
            summary={
              most === undefined
                ? t('statistics.map_empty')
                : t('statistics.map', {
                    province: nameOf(most.province_id) ?? '',
                    count: formatNumber(most.count),
                  })
            }
            counts={new Map(named.map(({ province_id, count: many }) => [province_id ?? 0, many]))}
          />
          <BarList
            label={t('statistics.by_province')}
            series={[count, verified]}
            bars={by_province.map((each) => ({
              id: String(each.province_id ?? ''),
              label:
                each.province_id === null
                  ? t('statistics.no_province')
                  : (nameOf(each.province_id) ?? '…'),
              values: [each.count, each.verified],
            }))}
          />
        </Stack>
      </Panel>
    </Stack>
  );
}
