import { circleMarker, layerGroup } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from './map-context.ts';
import type { ShapeLook } from './map-shapes.tsx';
import { textNode } from './text-node.ts';
import classes from './map.module.css';

export interface MapDot {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly look: ShapeLook;
  /** Shown while the pointer is over it. */
  readonly name: string;
}

interface MapDotsProps {
  readonly dots: readonly MapDot[];
  readonly onOpen: (id: string) => void;
}

const PIXELS = 9;

/** Places that are as large on every zoom; the same array draws nothing again. */
export function MapDots({ dots, onOpen }: MapDotsProps) {
  const map = useMap();
  const open = useEffectEvent((id: string) => onOpen(id));
  useEffect(() => {
    const layer = layerGroup(
      dots.map(({ id, longitude, latitude, look, name }) =>
        circleMarker([latitude, longitude], {
          radius: PIXELS,
          className: `${classes.shape} ${classes[look]}`,
        })
          .bindTooltip(textNode(name), { sticky: true })
          .on('click', () => open(id)),
      ),
    ).addTo(map);
    return () => void layer.remove();
  }, [map, dots]);
  return null;
}
