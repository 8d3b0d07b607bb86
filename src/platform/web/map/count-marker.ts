import { divIcon, marker, type LeafletKeyboardEvent, type Map, type Marker } from 'leaflet';
import { formatNumber } from '../i18n/formats.ts';
import { textNode } from './text-node.ts';

interface Counted {
  readonly longitude: number;
  readonly latitude: number;
  readonly count: number;
  /** What it is called, with the number in it. */
  readonly name: string;
  readonly className: string | undefined;
  /** How wide it is. */
  readonly pixels: number;
}

const CLOSER = 2;

/** How many there are at a place; opening it shows the place closer. */
export function countMarker(map: Map, counted: Counted): Marker {
  const { longitude, latitude, count, name, className, pixels } = counted;
  const number = textNode(formatNumber(count));
  const icon = divIcon({ className, html: number, iconSize: [pixels, pixels] });
  const closer = () => map.setView([latitude, longitude], map.getZoom() + CLOSER);
  const sign = marker([latitude, longitude], { icon, title: name });
  return sign
    .on('add', () => sign.getElement()?.setAttribute('aria-label', name))
    .on('click', closer)
    .on('keypress', ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key === 'Enter') closer();
    });
}
