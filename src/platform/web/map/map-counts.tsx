import { layerGroup } from 'leaflet';
import { useEffect } from 'react';
import { formatNumber } from '../i18n/formats.ts';
import { countMarker } from './count-marker.ts';
import { useMap } from './map-context.ts';
import classes from './map.module.css';

export interface MapCount {
  readonly longitude: number;
  readonly latitude: number;
  readonly count: number;
}

interface MapCountsProps {
  readonly counts: readonly MapCount[];
  /** The name of one, for people who do not see it. */
  readonly nameOf: (count: string) => string;
}

const PIXELS = 44;

/** How many there are where; opening one shows that place closer. */
export function MapCounts({ counts, nameOf }: MapCountsProps) {
  const map = useMap();
  useEffect(() => {
    const layer = layerGroup(
      counts.map((one) =>
        countMarker(map, {
          ...one,
          name: nameOf(formatNumber(one.count)),
          className: classes.count,
          pixels: PIXELS,
        }),
      ),
    ).addTo(map);
    return () => void layer.remove();
  }, [map, counts, nameOf]);
  return null;
}
