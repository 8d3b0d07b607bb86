import { circleMarker, layerGroup } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { countMarker } from './count-marker.ts';
import { useMap } from './map-context.ts';
import type { ShapeLook } from './map-shapes.tsx';
import { textNode } from './text-node.ts';
import classes from './map.module.css';

export interface MapDot {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly look: ShapeLook;
  /** How many places it stands for; one of several has their number on it, and opening it shows them closer. */
  readonly places?: number;
  /** Shown while the pointer is over it; the name of one of several. */
  readonly name: string;
}

interface MapDotsProps {
  readonly dots: readonly MapDot[];
  readonly onOpen: (id: string) => void;
}

const PIXELS = 9;
/** A dot of twice as many places is wider by so much, up to the width of a thumb. */
const MORE_PIXELS = 2;
const MOST_PIXELS = 22;

/** Places that are as large on every zoom; the same array draws nothing again. */
export function MapDots({ dots, onOpen }: MapDotsProps) {
  const map = useMap();
  const open = useEffectEvent((id: string) => onOpen(id));
  useEffect(() => {
    const layer = layerGroup(
      dots.flatMap(({ id, look, name, places = 1, ...place }) => {
        const radius = Math.min(PIXELS + MORE_PIXELS * Math.log2(places), MOST_PIXELS);
        const dot = circleMarker([place.latitude, place.longitude], {
          radius,
          className: `${classes.shape} ${classes[look]}`,
        });
        if (places === 1) {
          return [dot.bindTooltip(textNode(name), { sticky: true }).on('click', () => open(id))];
        }
        const number = { count: places, name, className: classes.number, pixels: 2 * radius };
        return [dot, countMarker(map, { ...place, ...number })];
      }),
    ).addTo(map);
    return () => void layer.remove();
  }, [map, dots]);
  return null;
}
