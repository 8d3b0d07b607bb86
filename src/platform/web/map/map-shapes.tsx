import { layerGroup, polygon } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from './map-context.ts';
import type { Shape } from './shapes.ts';
import { textNode } from './text-node.ts';
import classes from './map.module.css';

/** How shapes are coloured: by what they are, or as the series of a chart. */
export type ShapeLook =
  | 'ground'
  | 'main'
  | 'other'
  | 'doubtful'
  | 'blue'
  | 'amber'
  | 'green'
  | 'red'
  | 'violet'
  | 'grey';

export interface DrawnShape {
  readonly id: string;
  readonly shape: Shape;
  readonly look: ShapeLook;
  /** Shown while the pointer is over it. */
  readonly name?: string;
}

interface MapShapesProps {
  readonly shapes: readonly DrawnShape[];
  /** What a click on one does; without it shapes let clicks through. */
  readonly onOpen?: (id: string) => void;
}

/** Shapes on a map; the same array draws nothing again. */
export function MapShapes({ shapes, onOpen }: MapShapesProps) {
  const map = useMap();
  const open = useEffectEvent((id: string) => onOpen?.(id));
  const interactive = onOpen !== undefined;
  useEffect(() => {
    const layer = layerGroup(
      shapes.map(({ id, shape, look, name }) => {
        const drawn = polygon(
          shape.map((area) => area.map((ring) => ring.map(([x, y]): [number, number] => [y, x]))),
          {
            className: `${classes.shape} ${classes[look]}`,
            interactive,
            smoothFactor: 0.5,
            pane: look === 'ground' ? 'ground' : 'overlayPane',
          },
        );
        if (name !== undefined && interactive) drawn.bindTooltip(textNode(name), { sticky: true });
        return drawn.on('click', () => open(id));
      }),
    ).addTo(map);
    return () => void layer.remove();
  }, [map, shapes, interactive]);
  return null;
}
