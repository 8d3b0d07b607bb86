import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { PlotMap } from '#modules/land-plots/contract/map.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { MapCounts } from '#platform/web/map/map-counts.tsx';
import type { MapView } from '#platform/web/map/map-frame.tsx';
import { MapLegend } from '#platform/web/map/map-legend.tsx';
import { MapShapes, type DrawnShape } from '#platform/web/map/map-shapes.tsx';
import { boxAround, type MapBox } from '#platform/web/map/shapes.ts';
import { PlotMapFrame } from '../shapes/plot-map-frame.tsx';
import { useVarieties } from '../crops/crops.api.ts';
import { texts } from '../texts.ts';
import { cornersOf, groupPlots } from './group-plots.ts';
import { looksOf } from './plot-looks.ts';
import type { Colouring } from './plot-map.search.ts';
import { useValueNames } from './use-value-names.ts';

interface DrawnPlotsProps {
  /** The plots of the view, once they have arrived. */
  readonly found: PlotMap | undefined;
  readonly zoom: number;
  readonly colouring: Colouring;
  readonly onMove: (view: MapView) => void;
}

const NO_PLOTS: readonly DrawnShape[] = [];

/** The plots of a view on the map, and what their colours mean. */
export function DrawnPlots({ found, zoom, colouring, onMove }: DrawnPlotsProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const nameOfValue = useValueNames(colouring);
  const counts = useMemo(() => (found === undefined ? [] : groupPlots(found, zoom)), [found, zoom]);
  // Once: afterwards people move the map.
  const [box, setBox] = useState<MapBox>();
  const around = found && boxAround(cornersOf(found));
  if (box === undefined && around !== undefined) setBox(around);
  const varieties = useVarieties();
  const looks = useMemo(
    () => looksOf(found?.plots ?? [], { colouring, varieties }),
    [found, colouring, varieties],
  );
  const shapes = useMemo(
    () =>
      counts.length > 0 || found === undefined
        ? NO_PLOTS
        : found.plots.map((plot) => ({
            id: plot.id,
            shape: plot.shape,
            look: looks.lookOf(plot),
            name: plot.deed_number,
          })),
    [found, counts, looks],
  );
  const nameOf = useCallback((count: string) => t('maps.count', { count }), [t]);
  return (
    <>
      <PlotMapFrame label={t('maps.title')} box={box} height="tall" onMove={onMove}>
        <MapShapes
          shapes={shapes}
          onOpen={(id) => void navigate({ to: '/land-plots/$id', params: { id } })}
        />
        <MapCounts counts={counts} nameOf={nameOf} />
      </PlotMapFrame>
      {counts.length === 0 && (
        <MapLegend
          entries={looks.legend.map(({ value, look }) => ({ look, label: nameOfValue(value) }))}
        />
      )}
      <p role="status">
        {found !== undefined && t('maps.in_view', { total: formatNumber(found.total) })}
        {counts.length > 0 && ` ${t('maps.come_closer')}`}
      </p>
    </>
  );
}
