import { divIcon, layerGroup, marker, type LeafletKeyboardEvent } from 'leaflet';
import { useEffect } from 'react';
import { formatNumber } from '../i18n/formats.ts';
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
const CLOSER = 2;

/** How many there are where; opening one shows that place closer. */
export function MapCounts({ counts, nameOf }: MapCountsProps) {
  const map = useMap();
  useEffect(() => {
    const layer = layerGroup(
      counts.map(({ longitude, latitude, count }) => {
        const text = formatNumber(count);
        const sign = document.createElement('span');
        sign.textContent = text;
        const icon = divIcon({ className: classes.count, html: sign, iconSize: [PIXELS, PIXELS] });
        const closer = () => map.setView([latitude, longitude], map.getZoom() + CLOSER);
        return marker([latitude, longitude], { icon, title: nameOf(text), alt: nameOf(text) })
          .on('click', closer)
          .on('keypress', ({ originalEvent }: LeafletKeyboardEvent) => {
            if (originalEvent.key === 'Enter') closer();
          });
      }),
    ).addTo(map);
    return () => void layer.remove();
  }, [map, counts, nameOf]);
  return null;
}
