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
  /** How many places it stands for; opening one of several shows them closer. */
  readonly places?: number;
  /** Shown while the pointer is over it. */
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
const CLOSER = 2;

/** Places that are as large on every zoom; the same array draws nothing again. */
export function MapDots({ dots, onOpen }: MapDotsProps) {
  const map = useMap();
  const open = useEffectEvent((id: string) => onOpen(id));
  useEffect(() => {
    const layer = layerGroup(
      dots.map(({ id, longitude, latitude, look, name, places = 1 }) =>
        circleMarker([latitude, longitude], {
          radius: Math.min(PIXELS + MORE_PIXELS * Math.log2(places), MOST_PIXELS),
          className: `${classes.shape} ${classes[look]}`,
        })
          .bindTooltip(textNode(name), { sticky: true })
          .on('click', () => {
            if (places === 1) open(id);
            else map.setView([latitude, longitude], map.getZoom() + CLOSER);
          }),
      ),
    ).addTo(map);
    return () => void layer.remove();
  }, [map, dots]);
  return null;
}
