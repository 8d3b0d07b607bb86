import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { caneTypes, leafColors } from '#modules/cane-surveys/contract/survey-choices.ts';
import { OfficeFilter, SeasonFilter } from '#modules/farmer-quotas/web/public.ts';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import { texts } from '../texts.ts';
import { estimatesQuery } from './estimates.api.ts';
import { estimatesSearch } from './estimates.search.ts';

const DrawnEstimates = lazy(async () => ({
  default: (await import('./drawn-estimates.tsx')).DrawnEstimates,
}));

/** Where how much is expected: the latest estimate of each plot. */
export function EstimateMap(): ReactNode {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(estimatesSearch);
  const query = useQuery(estimatesQuery(search));
  const { search: words, ...filters } = search;
  const set = Object.values(filters).filter((value) => value !== undefined);
  return (
    <ListPage
      title={t('estimates.title')}
      purpose={t('estimates.purpose')}
      back={{ to: '/cane-surveys', label: t('list.back') }}
    >
      <FilterBar
        filters={
          <>
            <Suspense>
              <SeasonFilter
                value={search.season_id}
                onChange={(season_id) => setSearch({ season_id })}
              />
              <OfficeFilter
                value={search.office_id}
                onChange={(office_id) => setSearch({ office_id })}
              />
            </Suspense>
            <FilterSelect
              label={t('fields.cane_type')}
              all={t('list.all_cane_types')}
              values={caneTypes}
              value={search.cane_type}
              labelOf={(type) => t(`cane_types.${type}`)}
              onChange={(chosen) => setSearch({ cane_type: chosen })}
            />
            <FilterSelect
              label={t('fields.leaf_color')}
              all={t('list.all_leaf_colors')}
              values={leafColors}
              value={search.leaf_color}
              labelOf={(color) => t(`leaf_colors.${color}`)}
              onChange={(chosen) => setSearch({ leaf_color: chosen })}
            />
          </>
        }
        filtersSet={set.length}
        onReset={
          set.length === 0 && words === '' ? undefined : () => setSearch(estimatesSearch.defaults)
        }
      >
        <SearchBox
          value={words}
          placeholder={t('list.search')}
          onSearch={(text) => setSearch({ search: text }, { replace: true, keepScroll: true })}
        />
      </FilterBar>
      {query.error === null ? (
        <Suspense fallback={<Skeleton height={480} radius="md" />}>
          <DrawnEstimates found={query.data} />
        </Suspense>
      ) : (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
    </ListPage>
  );
}
