import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MapView } from '#platform/web/map/map-frame.tsx';
import { CORNERS_ARE_EXACT } from '#platform/web/map/map-line.tsx';
import type { DrawnShape } from '#platform/web/map/map-shapes.tsx';
import { THAILAND } from '#platform/web/map/shapes.ts';
import { mapQuery } from './plots-in-view.api.ts';

const REST_MS = 150;

const FAR: MapView = { ...THAILAND, zoom: 5 };

const NONE: readonly DrawnShape[] = [];

/** The plots around one that is drawn, once the map is close enough to draw. */
export function useNeighbours(plotId: string | undefined) {
  const [view, setView] = useState(FAR);
  const [resting] = useDebouncedValue(view, REST_MS);
  const isClose = view.zoom >= CORNERS_ARE_EXACT;
  const { data } = useQuery({
    ...mapQuery(resting),
    enabled: resting.zoom >= CORNERS_ARE_EXACT,
  });
  const neighbours = useMemo(
    () =>
      data === undefined || !isClose
        ? NONE
        : data.plots
            .filter(({ id }) => id !== plotId)
            .map(({ id, shape }) => ({ id, shape, look: 'other' }) as const),
    [data, isClose, plotId],
  );
  return { neighbours, isClose, onMove: setView };
}
