import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { MapCounts } from '#platform/web/map/map-counts.tsx';
import type { MapView } from '#platform/web/map/map-frame.tsx';
import { MapLegend } from '#platform/web/map/map-legend.tsx';
import { MapShapes, type DrawnShape } from '#platform/web/map/map-shapes.tsx';
import { boxAround, type MapBox } from '#platform/web/map/shapes.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { SearchBox } from '#platform/web/table/search-box.tsx';
import { PlotFilters, withPlaceCodes } from '../plots/plot-filters.tsx';
import { texts } from '../texts.ts';
import { mapQuery } from './map.api.ts';
import { cornersOf, groupPlots } from './group-plots.ts';
import { looksOf } from './plot-looks.ts';
import { useValueNames } from './use-value-names.ts';
import { PlotMapFrame } from './plot-map-frame.tsx';
import { colourings, plotMapSearch } from './plot-map.search.ts';

/** A view is requested once the map rests. */
const REST_MS = 150;

const NO_PLOTS: readonly DrawnShape[] = [];

/** All plots on a map: those of the view, or how many are where while they are too many to see. */
export function PlotMapScreen(): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchState(plotMapSearch);
  const { colour, ...filters } = search;
  const [view, setView] = useState<MapView>();
  const [resting] = useDebouncedValue(view, REST_MS);
  const query = useQuery({
    ...mapQuery({
      ...withPlaceCodes(filters),
      ...(resting ?? { west: 0, south: 0, east: 0, north: 0, zoom: 0 }),
    }),
    enabled: resting !== undefined,
  });
  const { data } = query;
  const zoom = resting?.zoom ?? 0;
  const counts = useMemo(() => (data === undefined ? [] : groupPlots(data, zoom)), [data, zoom]);
  // Once: afterwards people move the map.
  const [box, setBox] = useState<MapBox>();
  const around = data && boxAround(cornersOf(data));
  if (box === undefined && around !== undefined) setBox(around);
  const looks = useMemo(() => looksOf(data?.plots ?? [], colour), [data, colour]);
  const shapes = useMemo(
    () =>
      counts.length > 0 || data === undefined
        ? NO_PLOTS
        : data.plots.map((plot) => ({
            id: plot.id,
            shape: plot.shape,
            look: looks.lookOf(plot),
            name: plot.deed_number,
          })),
    [data, counts, looks],
  );
  const nameOfValue = useValueNames(colour);
  const nameOf = useCallback((count: string) => t('maps.count', { count }), [t]);
  const filtersSet = Object.values(filters).filter((value) => value !== undefined && value !== '');
  return (
    <ListPage
      title={t('maps.title')}
      purpose={t('maps.purpose')}
      back={{ to: '/land-plots', label: t('detail.back') }}
    >
      <FilterBar
        filters={<PlotFilters search={filters} setSearch={setSearch} />}
        filtersSet={filtersSet.length}
        onReset={
          filtersSet.length === 0
            ? undefined
            : () => setSearch({ ...plotMapSearch.defaults, colour })
        }
      >
        <SearchBox
          value={search.search}
          placeholder={t('list.search')}
          onSearch={(text) => setSearch({ search: text })}
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
      <PlotMapFrame label={t('maps.title')} box={box} height="tall" onMove={setView}>
        <MapShapes
          shapes={shapes}
          onOpen={(id) => void navigate({ to: '/land-plots/$id', params: { id } })}
        />
        <MapCounts counts={counts} nameOf={nameOf} />
      </PlotMapFrame>
      <MapLegend
        entries={looks.legend.map(({ value, look }) => ({ look, label: nameOfValue(value) }))}
      />
      <p role="status">
        {data !== undefined && t('maps.in_view', { total: formatNumber(data.total) })}
        {counts.length > 0 && ` ${t('maps.come_closer')}`}
      </p>
    </ListPage>
  );
}
