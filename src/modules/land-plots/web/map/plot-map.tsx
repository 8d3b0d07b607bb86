import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { MapView } from '#platform/web/map/map-frame.tsx';
import { THAILAND } from '#platform/web/map/shapes.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import { PlotFilters, withPlaceCodes } from '../plots/plot-filters.tsx';
import { mapQuery } from '../shapes/plots-in-view.api.ts';
import { texts } from '../texts.ts';
import { colourings, plotMapSearch } from './plot-map.search.ts';

const DrawnPlots = lazy(async () => ({ default: (await import('./drawn-plots.tsx')).DrawnPlots }));

/** A view is requested once the map rests. */
const REST_MS = 150;

/** Requested at once, while what draws the map is still loaded. */
const FIRST_VIEW: MapView = { ...THAILAND, zoom: 5 };

/** All plots on a map: those of the view, or how many are where while they are too many to see. */
export function PlotMapScreen(): ReactNode {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(plotMapSearch);
  const { colour, ...filters } = search;
  const [view, setView] = useState(FIRST_VIEW);
  const [resting] = useDebouncedValue(view, REST_MS);
  const query = useQuery(mapQuery({ ...withPlaceCodes(filters), ...resting }));
  const set = Object.values(filters).filter((value) => value !== undefined && value !== '');
  return (
    <ListPage
      title={t('maps.title')}
      purpose={t('maps.purpose')}
      back={{ to: '/land-plots', label: t('detail.back') }}
    >
      <FilterBar
        filters={<PlotFilters search={filters} setSearch={setSearch} />}
        filtersSet={set.length}
        onReset={
          set.length === 0 ? undefined : () => setSearch({ ...plotMapSearch.defaults, colour })
        }
      >
        <SearchBox
          value={search.search}
          placeholder={t('list.search')}
          onSearch={(text) => setSearch({ search: text }, { replace: true, keepScroll: true })}
        />
        <FilterSelect
          label={t('maps.colour')}
          all={t(`maps.by_${plotMapSearch.defaults.colour}`)}
          values={colourings.slice(1)}
          value={colour === plotMapSearch.defaults.colour ? undefined : colour}
          labelOf={(each) => t(`maps.by_${each}`)}
          onChange={(chosen) => setSearch({ colour: chosen ?? plotMapSearch.defaults.colour })}
        />
      </FilterBar>
      {query.error !== null && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      <Suspense fallback={<Skeleton height={480} radius="md" />}>
        <DrawnPlots found={query.data} zoom={resting.zoom} colouring={colour} onMove={setView} />
      </Suspense>
    </ListPage>
  );
}
