import { divIcon, marker, type LeafletKeyboardEvent, type Map, type Marker } from 'leaflet';
import { formatNumber } from '../i18n/formats.ts';

interface Counted {
  readonly longitude: number;
  readonly latitude: number;
  readonly count: number;
  /** Its name, for people who do not see it. */
  readonly name: string;
  readonly className: string | undefined;
  /** How wide it is. */
  readonly pixels: number;
}

const CLOSER = 2;

/** How many there are at a place; opening it shows the place closer. */
export function countMarker(map: Map, counted: Counted): Marker {
  const { longitude, latitude, count, name, className, pixels } = counted;
  const sign = document.createElement('span');
  sign.textContent = formatNumber(count);
  const icon = divIcon({ className, html: sign, iconSize: [pixels, pixels] });
  const closer = () => map.setView([latitude, longitude], map.getZoom() + CLOSER);
  return marker([latitude, longitude], { icon, title: name, alt: name })
    .on('click', closer)
    .on('keypress', ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key === 'Enter') closer();
    });
}
