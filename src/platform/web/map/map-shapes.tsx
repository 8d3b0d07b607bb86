import { polygon, type Polygon } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
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

/** Shapes on a map. Of another array only what is new in it is drawn, as thousands take longer than a frame. */
export function MapShapes({ shapes, onOpen }: MapShapesProps) {
  const map = useMap();
  const open = useEffectEvent((id: string) => onOpen?.(id));
  const interactive = onOpen !== undefined;
  const drawn = useRef(new Map<string, Drawn>());
  useEffect(() => {
    const all = drawn.current;
    const wanted = new Map(shapes.map((shape) => [shape.id, shape]));
    for (const [id, { shape, polygon: old }] of all) {
      if (isSame(shape, wanted.get(id))) continue;
      old.remove();
      all.delete(id);
    }
    for (const shape of shapes) {
      if (all.has(shape.id)) continue;
      const made = draw(shape, interactive).addTo(map);
      all.set(shape.id, { shape, polygon: made.on('click', () => open(shape.id)) });
    }
  }, [map, shapes, interactive]);
  useEffect(() => {
    const all = drawn.current;
    return () => {
      for (const { polygon: old } of all.values()) old.remove();
      all.clear();
    };
  }, [map, interactive]);
  return null;
}

interface Drawn {
  readonly shape: DrawnShape;
  readonly polygon: Polygon;
}

function isSame(one: DrawnShape, other: DrawnShape | undefined): boolean {
  if (one === other) return true;
  return (
    one.look === other?.look &&
    one.name === other.name &&
    JSON.stringify(one.shape) === JSON.stringify(other.shape)
  );
}

function draw({ shape, look, name = '' }: DrawnShape, interactive: boolean): Polygon {
  const drawn = polygon(
    shape.map((area) => area.map((ring) => ring.map(([x, y]): [number, number] => [y, x]))),
    {
      className: `${classes.shape} ${classes[look]}`,
      interactive,
      smoothFactor: 0.5,
      pane: look === 'ground' ? 'ground' : 'overlayPane',
    },
  );
  // A finger opens a shape at once, and would leave its name behind.
  const isPointed = interactive && name !== '' && matchMedia('(hover: hover)').matches;
  return isPointed ? drawn.bindTooltip(() => textNode(name), { sticky: true }) : drawn;
}
